import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Code, Section, Sheet } from './Sheet'
import { pixelsOf, tokensFrom, useWindowWidth, valueOf } from './tokens'

const steps = tokensFrom('s-')

/** The measures of a page, which bend with the window. */
const measures: Record<string, string> = {
  page: 'The widest that a public page becomes.',
  gut: 'From the content to the edge of the window.',
  section: 'Above and below a section of a public page.',
  bar: 'The height of the navigation bar.',
  rail: 'The width of the panel’s and the portal’s rail.',
  row: 'The least height of a table’s row.',
}

const uses: readonly [range: string, use: string][] = [
  ['s-1 to s-3', 'Inside of a part: icon and label, label and field.'],
  ['s-4 to s-6', 'Between parts that belong together: fields of a form, rows of a card.'],
  ['s-8 to s-12', 'Between groups: panels of a page, columns.'],
  ['s-16 to s-32', 'Between the sections of a public page, where air is the frame.'],
]

/** The value as the sheet has it; where it bends with the window, what it comes to now. */
const written = (token: string) => {
  const value = valueOf(token)
  return /^\d+px$/.test(value) ? value : `${value} = ${pixelsOf(token)} px`
}

function SpaceSheet() {
  useWindowWidth()
  return (
    <Sheet
      title="Space"
      lead="Everything stands on four pixels. What belongs together stands closer than what does not; nothing needs a line where space says it."
    >
      <Section title="Steps">
        <ul className="grid gap-2">
          {steps.map((space) => (
            <li key={space} className="flex items-center gap-4 text-14">
              <span className="w-10 font-[520]">{space}</span>
              <span className="w-14">
                <Code>{valueOf(space)}</Code>
              </span>
              <span className="h-4 rounded-[2px] bg-brand" style={{ width: `var(--${space})` }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="When to use which">
        <dl className="grid gap-3 text-14 sm:grid-cols-[140px_1fr]">
          {uses.map(([range, use]) => (
            <div key={range} className="contents">
              <dt className="font-[520]">{range}</dt>
              <dd className="text-ink-2">{use}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="The page" lead="At the width of this window; some of these bend with it.">
        <ul className="grid">
          {Object.entries(measures).map(([token, use]) => (
            <li
              key={token}
              className="grid gap-1 gap-x-6 border-b border-line py-3 text-14 sm:grid-cols-[80px_260px_1fr]"
            >
              <span className="font-[520]">{token}</span>
              <Code>{written(token)}</Code>
              <span className="text-ink-2">{use}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  component: SpaceSheet,
  title: 'Foundations/Space',
  parameters: { layout: 'fullscreen' },
})

export const Space = meta.story({
  play: async ({ step }) => {
    await step('Each step is a multiple of four pixels, and says so in its name', () =>
      expect(steps.filter((name) => pixelsOf(name) !== Number(name.slice(2)) * 4)).toEqual([]),
    )
    await step('Each measure of the page is a token', () =>
      expect(Object.keys(measures).filter((token) => valueOf(token) === '')).toEqual([]),
    )
    await step('A length is measured while the page is hidden, as Storybook prepares a story', () => {
      document.body.hidden = true
      const width = pixelsOf('page')
      document.body.hidden = false
      return expect(width).toBe(1200)
    })
  },
})
