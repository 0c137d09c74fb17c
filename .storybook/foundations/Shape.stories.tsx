import preview from '#.storybook/preview'
import { expect } from 'storybook/test'
import { Code, Section, Sheet } from './Sheet'
import { pixelsOf, tokensFrom, valueOf } from './tokens'

const radii = tokensFrom('r-')
const shadows = tokensFrom('shadow-')
const themes = ['light', 'dark'] as const

const uses: Record<string, string> = {
  'r-1': 'What lies inside of something: a badge, a mark, the focus of a link.',
  'r-2':
    'A control or a row that stands alone: a button, a field, a banner, a menu. The small ones have 8 px.',
  'r-3': 'What holds others: a panel, a card, a dialog.',
  'shadow-1': 'On the page: a card, a chosen segment. It hardly shows.',
  'shadow-2':
    'Above the page, and going away again: a menu, a dialog, the open card of a tour. For good on the recommended plan, which stands before the others.',
}

function ShapeSheet() {
  return (
    <Sheet
      title="Corners and shadows"
      lead="Three corners and two shadows. The corner grows with the part; the shadow says how far above the page it is."
    >
      <Section title="Corners">
        <ul className="grid gap-6 sm:grid-cols-3">
          {radii.map((radius) => (
            <li key={radius} className="grid content-start gap-3">
              <span
                className="h-28 border border-edge bg-surface"
                style={{ borderRadius: `var(--${radius})` }}
              />
              <span className="text-14">
                <span className="font-[520]">{radius}</span> <Code>{pixelsOf(radius)} px</Code>
              </span>
              <span className="text-14 text-ink-2">{uses[radius]}</span>
            </li>
          ))}
        </ul>
      </Section>
      {themes.map((theme) => (
        <Section key={theme} title={`Shadows, ${theme}`}>
          <ul
            data-theme={theme}
            className="grid gap-8 rounded-3 bg-paper p-8 text-ink sm:grid-cols-2 sm:p-12"
          >
            {shadows.map((shadow) => (
              <li
                key={shadow}
                className="grid content-start gap-1 rounded-2 bg-surface p-6 text-14"
                style={{ boxShadow: `var(--${shadow})` }}
              >
                <span className="font-[520]">{shadow}</span>
                <span className="text-ink-2">{uses[shadow]}</span>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Sheet>
  )
}

const meta = preview.meta({
  component: ShapeSheet,
  title: 'Foundations/Corners and shadows',
  parameters: { layout: 'fullscreen' },
})

export const CornersAndShadows = meta.story({
  name: 'Corners and shadows',
  play: async ({ step }) => {
    await step('Each corner and each shadow says when to use it', () =>
      expect(Object.keys(uses).toSorted()).toEqual([...radii, ...shadows].toSorted()),
    )
    await step('Each shadow is one', () =>
      expect(shadows.filter((name) => !CSS.supports('box-shadow', valueOf(name)))).toEqual([]),
    )
  },
})
