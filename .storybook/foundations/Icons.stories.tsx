import preview from '#.storybook/preview'
import { Check } from 'lucide-react'
import { expect, within } from 'storybook/test'
import { iconsInUse } from 'virtual:icons-in-use'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { Section, Sheet } from './Sheet'

const inWords = (places: readonly string[]) =>
  places.length > 3 ? `${places.slice(0, 3).join(', ')} and ${places.length - 3} more` : places.join(', ')

function IconSheet() {
  return (
    <Sheet
      title="Icons"
      lead="Lucide, drawn by its line. These are the ones that the product uses, read from its sources; before another one comes, see whether one of them says it already."
    >
      <Section title="How they are used">
        <ul className="grid gap-3">
          <li className="flex flex-wrap items-center gap-4">
            <Button size="sm" icon={<Check aria-hidden="true" />}>
              Approve
            </Button>
            <span className="text-14 text-ink-2">
              Beside its word, in the word’s colour and size. The word is the name; the icon is hidden from
              screen readers.
            </span>
          </li>
          <li className="flex flex-wrap items-center gap-4">
            <IconButton label="Approve" icon={<Check aria-hidden="true" />} />
            <span className="text-14 text-ink-2">
              Alone only where everybody knows it, and then as an IconButton, which has a name.
            </span>
          </li>
        </ul>
      </Section>
      <Section title={`${iconsInUse.length} icons in use`}>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(210px,1fr))] gap-x-4 gap-y-5">
          {iconsInUse.map(({ name, Icon, places }) => (
            <li key={name} className="flex items-start gap-3">
              <span className="grid size-11 shrink-0 place-items-center rounded-2 border border-line bg-surface">
                <Icon aria-hidden="true" size={20} />
              </span>
              <span className="grid min-w-0 text-14">
                <span className="font-[520]">{name}</span>
                <span className="text-12 wrap-anywhere text-ink-3">{inWords(places)}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  component: IconSheet,
  title: 'Foundations/Icons',
  parameters: { layout: 'fullscreen' },
})

export const Icons = meta.story({
  play: async ({ canvas, step }) => {
    await step('The icons of the panel’s rail and of the kit are among them', () =>
      expect(iconsInUse.map(({ name }) => name)).toEqual(expect.arrayContaining(['House', 'Inbox', 'Copy'])),
    )
    await step('Each is drawn', async () => {
      const section = canvas.getByRole('region', { name: `${iconsInUse.length} icons in use` })
      const items = within(section).getAllByRole('listitem')
      await expect(items.filter((item) => item.querySelector('svg') === null)).toEqual([])
    })
  },
})
