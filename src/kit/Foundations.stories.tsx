import preview from '#.storybook/preview'
import { expect } from 'storybook/test'

const colours = [
  ['Surfaces', 'paper', 'surface', 'sunken', 'band', 'frame'],
  ['Ink', 'ink', 'ink-2', 'ink-3', 'on-band', 'on-band-2'],
  ['Lines', 'line', 'line-2', 'edge'],
  ['Brand', 'brand', 'brand-hover', 'brand-text', 'brand-tint', 'brand-line', 'on-brand'],
  ['Accent', 'accent', 'accent-text', 'accent-tint', 'accent-line', 'on-accent'],
  ['Good', 'ok', 'ok-tint', 'ok-line'],
  ['Waiting', 'warn', 'warn-tint', 'warn-line'],
  ['Failed', 'err', 'err-tint', 'err-line'],
  ['Note', 'info', 'info-tint', 'info-line'],
] as const
const sizes = [12, 14, 16, 18, 22, 28, 36, 48, 64]
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32]

function Heading({ children }: { children: string }) {
  return <h2 className="mt-10 mb-4 border-t border-line-2 pt-5 text-22">{children}</h2>
}

/** Everything is read from the variables, so the page cannot disagree with them. */
function Foundations({ theme }: { theme: 'light' | 'dark' }) {
  return (
    <div data-theme={theme} className="bg-paper p-6 text-ink">
      <h1 className="text-36">Foundations, {theme}</h1>
      <Heading>Colour</Heading>
      <div className="grid gap-6">
        {colours.map(([name, ...tokens]) => (
          <section key={name} aria-label={name} className="grid gap-2 sm:grid-cols-[90px_1fr]">
            <h3 className="text-14">{name}</h3>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(140px,1fr))] gap-2">
              {tokens.map((token) => (
                <li key={token} className="flex items-center gap-2 text-12 text-ink-2">
                  <span
                    className="size-9 shrink-0 rounded-1 border border-line-2"
                    style={{ background: `var(--${token})` }}
                  />
                  {token}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <Heading>Type</Heading>
      <div className="grid gap-2">
        {sizes.map((size) => (
          <p
            key={size}
            className="max-w-none leading-[1.1] wrap-anywhere"
            style={{ fontSize: `var(--t-${size})` }}
          >
            {size} A good threshold, ₹4,999
          </p>
        ))}
      </div>
      <Heading>Space</Heading>
      <ul className="grid gap-1.5 text-12 text-ink-2">
        {spaces.map((space) => (
          <li key={space} className="flex items-center gap-3">
            <span className="w-8">s-{space}</span>
            <span className="h-3 bg-brand" style={{ width: `var(--s-${space})` }} />
          </li>
        ))}
      </ul>
      <Heading>Corners and shadows</Heading>
      <div className="flex flex-wrap gap-6 text-14">
        <div className="grid size-28 place-items-center rounded-1 border border-line bg-surface">r-1</div>
        <div className="grid size-28 place-items-center rounded-2 border border-line bg-surface shadow-low">
          r-2, low
        </div>
        <div className="grid size-28 place-items-center rounded-3 border border-line bg-surface shadow-high">
          r-3, high
        </div>
      </div>
    </div>
  )
}

const meta = preview.meta({
  component: Foundations,
  title: 'Kit/Foundations',
  parameters: { layout: 'fullscreen' },
})

export const Light = meta.story({
  args: { theme: 'light' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { name: 'Foundations, light' })
    await expect(getComputedStyle(heading).fontFamily).toContain('Bricolage Grotesque Variable')
    await document.fonts.ready
    await expect(document.fonts.check('16px "Bricolage Grotesque Variable"', '₹')).toBe(true)
    const high = canvas.getByText('r-3, high')
    await expect(getComputedStyle(high).boxShadow).toContain('40px')
    await expect(getComputedStyle(high).borderRadius).toBe('16px')
  },
})
export const Dark = meta.story({ args: { theme: 'dark' } })
