/** WCAG 2.2: minimum contrast of normal text, and of parts needed to use the page. */
export const requirements = { text: 4.5, part: 3 } as const

export type Pair = { front: string; ground: string; need: keyof typeof requirements }
type Family = {
  name: string
  /** When a designer picks these tokens. */
  use: string
  tokens: readonly string[]
  pairs: readonly Pair[]
}

const on = (need: Pair['need'], fronts: readonly string[], ...grounds: readonly string[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, need })))

const papers = ['paper', 'surface', 'sunken']

/** A state: text and icon colour, background tint, border. */
const state = (token: string, name: string, use: string): Family => ({
  name,
  use,
  tokens: [token, `${token}-tint`, `${token}-line`],
  pairs: [
    ...on('text', [token], ...papers, `${token}-tint`),
    ...on('text', ['ink', 'ink-2'], `${token}-tint`),
    ...on('part', [`${token}-line`], 'paper', 'surface', `${token}-tint`),
  ],
})

/** What each colour token is for, and which pairs are allowed. Values are in tokens.css. */
export const families: readonly Family[] = [
  {
    name: 'Backgrounds',
    use: 'Paper is the page. A surface lies on it: a panel, a field, a menu. Sunken is for skeletons, quiet rows and code. The band is the dark strip across the site.',
    tokens: [...papers, 'band'],
    pairs: [],
  },
  {
    name: 'Ink',
    use: 'Ink for text, ink-2 for supporting text, ink-3 for hints and captions. The band has its own two inks.',
    tokens: ['ink', 'ink-2', 'ink-3', 'on-band', 'on-band-2'],
    pairs: [
      ...on('text', ['ink', 'ink-2', 'ink-3'], ...papers),
      ...on('text', ['paper'], 'ink'),
      ...on('text', ['on-band', 'on-band-2'], 'band'),
    ],
  },
  {
    name: 'Lines',
    use: 'Line and line-2 only divide and may be faint. An edge must be visible: nothing else marks a field or switch. The frame goes around pictures of the product.',
    tokens: ['line', 'line-2', 'edge', 'frame'],
    pairs: on('part', ['edge', 'frame'], ...papers),
  },
  {
    name: 'Brand',
    use: 'The main action of a screen, the chosen tab, the focus ring. Brand-text is its shade for words and links; the tint goes under what is chosen.',
    tokens: ['brand', 'brand-hover', 'brand-text', 'brand-tint', 'brand-line', 'on-brand'],
    pairs: [
      ...on('text', ['on-brand'], 'brand', 'brand-hover'),
      ...on('text', ['brand-text'], ...papers, 'brand-tint'),
      ...on('text', ['ink'], 'brand-tint'),
      ...on('part', ['brand'], ...papers),
    ],
  },
  {
    name: 'Accent',
    use: 'Marigold, sparingly: the recommended plan, the current step, a detail in a picture. Never for a warning, which has its own amber.',
    tokens: ['accent', 'accent-text', 'accent-tint', 'accent-line', 'on-accent'],
    pairs: [
      ...on('text', ['on-accent'], 'accent'),
      ...on('text', ['accent-text'], ...papers, 'accent-tint'),
      ...on('text', ['accent'], 'band'),
      ...on('part', ['accent-line'], 'paper', 'surface', 'accent-tint'),
    ],
  },
  {
    name: 'Drawings',
    use: 'Only in drawings. Lit is a room behind a door or window: daylight in light, a lamp in dark. Wood stays the same in both.',
    tokens: ['lit', 'wood'],
    pairs: on('part', ['wood'], 'lit'),
  },
  state('ok', 'Good', 'Success, or all in order: approved, active, paid. Always with an icon and a word.'),
  state('warn', 'Waiting', 'Needs attention soon: pending, ends in two days, an ID used twice.'),
  {
    ...state('err', 'Failed', 'Failure, or a step that cannot be undone: refused, rejected, delete.'),
    pairs: [...state('err', '', '').pairs, ...on('text', ['paper'], 'err')],
  },
  state('info', 'Note', 'Worth knowing; nothing to do.'),
]

export const pairs: readonly Pair[] = families.flatMap((family) => family.pairs)
