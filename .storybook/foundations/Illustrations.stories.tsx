import preview from '#.storybook/preview'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { LogoMark } from '@/config/LogoMark'
import { Doorway } from '@/kit/feedback/Doorway'
import { Drawing } from '@/site/blocks'
import { HeroScene } from '@/site/home/HeroScene'
import { Code, Section, Sheet } from './Sheet'

/** Every drawing that is a file, by its path below src. */
const files = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('../../src/**/*.svg', { eager: true, query: '?raw', import: 'default' }),
  ).map(([path, svg]) => [path.replace('../../src/', ''), svg]),
)

/** What each drawing is for; a folder's name stands for all of its files. */
const uses: readonly (readonly [place: string, use: string])[] = [
  ['site/about/street.svg', 'The street of the office. About alone: where we are from.'],
  [
    'site/contact/map.svg',
    'Stands for the map until a visitor asks for it; the real one comes from elsewhere.',
  ],
  [
    'site/features/nearby.svg',
    'A picture for one feature of the site. A further feature gets a drawing of its own.',
  ],
  ['site/home/mango.svg', 'The goods in the shop that the hero builds. A part of a scene, never alone.'],
  [
    'site/team/portraits/',
    'Portraits of the team, drawn alike. Who has none gets two initials on a tile of their own colour.',
  ],
]

const purposeOf = (file: string) => uses.find(([place]) => file.startsWith(place))?.[1]

function Drawn({ name, use, children }: { name: string; use?: string; children: ReactNode }) {
  return (
    <figure className="grid content-start gap-3">
      <div className="grid min-h-44 place-items-center overflow-hidden rounded-3 border border-line bg-surface p-6">
        {children}
      </div>
      <figcaption className="grid gap-1 text-14">
        <Code>{name}</Code>
        <span className="text-ink-2">{use}</span>
      </figcaption>
    </figure>
  )
}

function IllustrationSheet() {
  return (
    <Sheet
      title="Illustrations"
      lead="Drawn from the product itself and from its street, in its tokens, so that they turn dark with the page. No photographs of strangers, no mascots, no emoji."
    >
      <Section title="Drawn by a component">
        <div className="grid gap-8 sm:grid-cols-2">
          <Drawn
            name="<Doorway />"
            use="Where nothing is there yet, or a page is not: an EmptyState, Page not found. An open door, because somebody may come in any moment."
          >
            <Doorway />
          </Drawn>
          <Drawn
            name="<LogoMark />"
            use="The mark, with the name beside it: bars, the footer, the printed sheet. In the ink of its place; only the marigolds have their own colour."
          >
            <LogoMark className="scale-[2.2] text-brand-text" />
          </Drawn>
        </div>
        <Drawn
          name="<HeroScene />"
          use="The home page’s first screen, once: what one buys here, with the real plan card and the real UPI screen."
        >
          <div className="w-full max-w-[620px]">
            <HeroScene />
          </div>
        </Drawn>
      </Section>
      <Section title="Files">
        <div className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(files).map(([file, svg]) => (
            <Drawn key={file} name={file} use={purposeOf(file)}>
              <Drawing svg={svg} className="h-40 w-full [&>svg]:size-full" />
            </Drawn>
          ))}
        </div>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  component: IllustrationSheet,
  title: 'Foundations/Illustrations',
  parameters: { layout: 'fullscreen' },
})

export const Illustrations = meta.story({
  play: async ({ step }) => {
    await step('Each file says when to use it', () =>
      expect(Object.keys(files).filter((file) => purposeOf(file) === undefined)).toEqual([]),
    )
    await step('Nothing is described that is not there', () =>
      expect(uses.filter(([place]) => !Object.keys(files).some((file) => file.startsWith(place)))).toEqual(
        [],
      ),
    )
  },
})
