import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { hexOf, type Theme } from '../tokenColour'
import { families, pairs, requirements, type Pair } from './colourRoles'
import { contrastOf } from './contrast'
import { Code, Section, Sheet } from './Sheet'
import { tokensThatAre } from './tokens'

const themes = ['light', 'dark'] as const

function Swatch({ token }: { token: string }) {
  return (
    <li className="grid gap-2">
      <span className="flex overflow-hidden rounded-2 border border-line-2">
        {themes.map((theme) => (
          <span
            key={theme}
            data-theme={theme}
            className="h-16 flex-1"
            style={{ background: `var(--${token})` }}
          />
        ))}
      </span>
      <span className="grid text-14">
        <span className="font-[520]">{token}</span>
        <Code>
          {hexOf(token, 'light')} · {hexOf(token, 'dark')}
        </Code>
      </span>
    </li>
  )
}

/** AAA, AA, or what is missing. */
function markOf({ need }: Pair, ratio: number): string {
  if (ratio < requirements[need]) return `under ${requirements[need]}`
  if (need === 'part') return 'seen'
  return ratio >= 7 ? 'AAA' : 'AA'
}

function Sample({ front, ground, need, theme }: Pair & { theme: Theme }) {
  return (
    <span
      data-theme={theme}
      className="grid h-9 w-24 shrink-0 place-items-center rounded-1 border border-line-2 text-14"
      style={{ background: `var(--${ground})`, color: `var(--${front})` }}
    >
      {need === 'text' ? 'Aa ₹4,999' : <span aria-hidden="true" className="size-5 rounded-1 border-2" />}
    </span>
  )
}

function Figure({ pair, theme }: { pair: Pair; theme: Theme }) {
  const ratio = contrastOf(pair, theme)
  const mark = markOf(pair, ratio)
  return (
    <>
      <Sample {...pair} theme={theme} />
      <span className="w-12 text-end tabular-nums">{ratio.toFixed(2)}</span>
      <span className={mark.startsWith('under') ? 'text-err' : 'text-ink-2'}>{mark}</span>
    </>
  )
}

function Contrasts({ of, caption }: { of: readonly Pair[]; caption: string }) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full min-w-[640px] text-14">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line-2 text-start text-ink-3">
            {['What stands on what', 'Light', 'Dark'].map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 text-start font-[520]">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map((pair) => (
            <tr key={`${pair.front} ${pair.ground}`} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-4 text-start font-normal">
                {pair.front} <span className="text-ink-3">on</span> {pair.ground}
              </th>
              {themes.map((theme) => (
                <td key={theme} className="py-1.5 pr-4">
                  <span className="flex items-center gap-3">
                    <Figure pair={pair} theme={theme} />
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColourSheet() {
  return (
    <Sheet
      title="Colour"
      lead="A component names what a colour is for, never the colour. Each token has a value for light and one for dark; the figures are what the browser paints."
    >
      {families.map(({ name, use, tokens, pairs: own }) => (
        <Section key={name} title={name} lead={use}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-x-4 gap-y-5">
            {tokens.map((token) => (
              <Swatch key={token} token={token} />
            ))}
          </ul>
          {own.length > 0 && <Contrasts of={own} caption={`Contrast of ${name.toLowerCase()}`} />}
        </Section>
      ))}
      <Section title="How to read the figures">
        <p>
          Text needs {requirements.text} : 1 to be AA, and 7 : 1 to be AAA. A part that has to be seen to use
          the page (an edge, a line around a state, the focus ring) needs {requirements.part} : 1. A pair
          below its figure fails the tests.
        </p>
      </Section>
    </Sheet>
  )
}

const meta = preview.meta({
  component: ColourSheet,
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen' },
})

export const Colour = meta.story({
  play: async ({ step }) => {
    await step('Each colour token has its place on the page', () =>
      expect(families.flatMap(({ tokens }) => tokens).toSorted()).toEqual(tokensThatAre('color').toSorted()),
    )
    await step('Each pair has the contrast that it needs, in both themes', () => {
      const short = pairs.flatMap((pair) =>
        themes
          .filter((theme) => contrastOf(pair, theme) < requirements[pair.need])
          .map((theme) => `${pair.front} on ${pair.ground}, ${theme}: ${contrastOf(pair, theme).toFixed(2)}`),
      )
      return expect(short).toEqual([])
    })
  },
})
