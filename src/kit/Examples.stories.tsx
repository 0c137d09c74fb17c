import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { contrastIn } from '@/testing/kitDocs/contrast'
import { Example, Pairs } from '@/testing/kitDocs/Drawings'
import type { kitDoc } from '@/testing/kitDocs/kitDoc'
import '@/testing/kitDocs/KitPage.css'
import { doc as phrases } from './text/Phrases.docs'

const files = import.meta.glob<ReturnType<typeof kitDoc>>('./*/*.docs.tsx', { eager: true, import: 'doc' })
const docs = Object.entries(files).map(([path, { kit }]) => ({ path, doc: kit() }))

const themes = ['light', 'dark'] as const

/** What the documentation pages draw, all on one page, so that one run of axe judges it. */
const All = () => (
  <main className="kd grid gap-8">
    <h1>Examples</h1>
    {docs.map(({ path, doc }) => (
      <section key={path} aria-label={path}>
        <h2>{path}</h2>
        <Example doc={doc} />
        <Pairs doc={doc} />
      </section>
    ))}
  </main>
)

// the pages themselves show it, each its own part
const meta = preview.meta({
  component: All,
  title: 'Kit/Examples',
  tags: ['!dev'],
  // what stands on pages of its own elsewhere has the same name more than once here
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
})

export const Documented = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure').length).toBeGreaterThanOrEqual(2 * docs.length)
    const faint = docs.flatMap(({ path, doc }) =>
      (doc.contrast ?? []).flatMap((row) =>
        themes
          .filter((theme) => contrastIn(theme, row) < row.least)
          .map((theme) => `${path}: ${row.what}, ${theme}: ${contrastIn(theme, row).toFixed(2)}`),
      ),
    )
    await expect(faint).toEqual([])
  },
})

/** What is told of a line that breaks depends on a width, and shows nowhere else. */
export const LeftBehind = meta.story({
  render: () => <Pairs doc={phrases.kit()} />,
  play: async ({ canvas }) => {
    await document.fonts.ready
    const text = canvas.getByText(/^Monday to Saturday, 11AM - 9PM IST, by phone/).firstChild ?? new Text()
    const topOf = (word: string) => {
      const range = new Range()
      const at = text.nodeValue?.indexOf(word) ?? 0
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      return range.getBoundingClientRect().top
    }
    await expect(topOf('-')).toBe(topOf('Monday'))
    await expect(topOf('9PM')).toBeGreaterThan(topOf('-'))
  },
})
