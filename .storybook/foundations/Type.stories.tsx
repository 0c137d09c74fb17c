import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Button } from '@/kit/actions/Button'
import { TextField } from '@/kit/forms/TextField'
import displayCss from '../../src/kit/display.css?raw'
import { Code, Section, Sheet } from './Sheet'
import { pixelsOf, tokensFrom, valueOf } from './tokens'

/** The scale from the largest down. */
const sizes = tokensFrom('t-').toReversed()
const weights = tokensFrom('w-')

const uses: Record<string, string> = {
  't-64': 'One large figure: the days left of a plan, the number of a step.',
  't-48': 'Such a figure on a phone, and the heading of a page that is not there.',
  't-36': 'The total of an order; on a phone, a heading that is t-48 elsewhere.',
  't-28': 'A heading of the portal and the panel; large figures.',
  't-22': 'A section’s heading, a dialog’s title.',
  't-18': 'What a page says first, under its heading.',
  't-16': 'Everything that is read.',
  't-14': 'Tables, labels, hints: what is looked up.',
  't-12': 'Captions and badges. Nothing that has to be read.',
  'w-body': 'Text.',
  'w-mid': 'Labels, buttons, heads of a table, what stands out in a text.',
  'w-head': 'Headings and figures.',
}

const displayUses: Record<string, string> = {
  'display-1': 'The heading of a public page, once.',
  'display-2': 'The heading of a section on a public page.',
}

/** The site’s large type, by its sheet: in pixels, at the letters’ usual size. */
const displays = Array.from(
  displayCss.matchAll(/\.(display-\d) \{\s*font-size: clamp\(([\d.]+)rem,.*, ([\d.]+)rem\)/g),
  ([, name = '', least = '', most = '']) => ({ name, least: Number(least) * 16, most: Number(most) * 16 }),
)

function TypeSheet() {
  return (
    <Sheet
      title="Type"
      lead="One variable family, Bricolage Grotesque, from the product’s own host, with a cut for the rupee sign. Headings are tight, text has air, and figures in a table stand below each other."
    >
      <Section title="Sizes">
        <ul className="grid">
          {sizes.map((size) => (
            <li key={size} className="grid gap-2 border-b border-line py-4 sm:grid-cols-[130px_1fr]">
              <span className="grid content-center">
                <span className="text-14 font-[520]">{size}</span>
                <Code>
                  {valueOf(size)} · {pixelsOf(size)} px
                </Code>
              </span>
              <span className="grid min-w-0 gap-1">
                <span
                  className="leading-[1.1] wrap-anywhere"
                  style={{
                    fontSize: `var(--${size})`,
                    fontWeight: pixelsOf(size) >= 22 ? 'var(--w-head)' : 'var(--w-body)',
                    letterSpacing: pixelsOf(size) >= 22 ? 'var(--track-head)' : 'var(--track-body)',
                  }}
                >
                  A good threshold, ₹4,999
                </span>
                <span className="text-14 text-ink-3">{uses[size]}</span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Headings of the site" lead="They grow with the window, from a phone to a laptop.">
        <ul className="grid gap-6">
          {displays.map(({ name, least, most }) => (
            <li key={name} className="grid gap-2 border-b border-line pb-4">
              <h2 className={name}>A good threshold</h2>
              <span className="text-14">
                {name}{' '}
                <Code>
                  {least} to {most} px
                </Code>
              </span>
              <span className="text-14 text-ink-3">{displayUses[name]}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Weights">
        <ul className="grid gap-6 sm:grid-cols-3">
          {weights.map((weight) => (
            <li key={weight} className="grid content-start gap-1">
              <span className="text-28" style={{ fontWeight: `var(--${weight})` }}>
                Ratnagiri
              </span>
              <span className="text-14">
                {weight} <Code>{valueOf(weight)}</Code>
              </span>
              <span className="text-14 text-ink-3">{uses[weight]}</span>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-end gap-4">
          <TextField label="Coupon" />
          <Button>Apply</Button>
        </div>
      </Section>
      <Section
        title="A paragraph"
        lead={`A line has at most ${valueOf('measure')}, its height is ${valueOf('lead')}; a heading’s is the less the larger it is, from 1.25 down to 1.`}
      >
        <div className="grid gap-3">
          <h3 className="text-28">A website is a threshold</h3>
          <p>
            People decide at the door whether they come in. So the door is easy to find, it opens at once, and
            behind it somebody says hello. Everything else is furniture, and furniture can be moved.
          </p>
        </div>
      </Section>
      <Section
        title="Figures in a table"
        lead="Of one width each (tabular-nums), and at the end of their cell."
      >
        <table className="w-56 text-14 tabular-nums">
          <tbody>
            {['₹1,999', '₹11,111', '₹4,999'].map((amount, at) => (
              <tr key={amount} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {['Starter', 'Growth', 'Premium'][at]}
                </th>
                <td className="py-2 text-end">{amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  component: TypeSheet,
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
})

export const Type = meta.story({
  play: async ({ canvas, step }) => {
    await step('Each size and weight says when to use it', () =>
      expect(Object.keys(uses).toSorted()).toEqual([...sizes, ...weights].toSorted()),
    )
    await step('So does each size of the site’s headings', () =>
      expect(Object.keys(displayUses)).toEqual(displays.map(({ name }) => name)),
    )
    await step('Buttons and labels have the weight that is named for them', async () => {
      const [button, label] = [canvas.getByRole('button'), canvas.getByText('Coupon')]
      for (const part of [button, label])
        await expect(getComputedStyle(part).fontWeight).toBe(valueOf('w-mid'))
    })
    await step('The page and the rupee sign are set in the product’s own family', async () => {
      const heading = canvas.getByRole('heading', { name: 'Type' })
      await expect(getComputedStyle(heading).fontFamily).toContain('Bricolage Grotesque Variable')
      await document.fonts.ready
      await expect(document.fonts.check('16px "Bricolage Grotesque Variable"', '₹')).toBe(true)
    })
  },
})
