/** WCAG 2.2: text of ordinary size, and what has to be seen to recognise or use a part. */
export const requirements = { text: 4.5, part: 3 } as const

export type Pair = { front: string; ground: string; need: keyof typeof requirements }
type Family = {
  name: string
  /** When a designer takes one of these. */
  use: string
  tokens: readonly string[]
  pairs: readonly Pair[]
}

const on = (need: Pair['need'], fronts: readonly string[], ...grounds: readonly string[]): Pair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, need })))

const papers = ['paper', 'surface', 'sunken']

/** A state's word and icon, its tint to stand on, and the line around that. */
const state = (token: string, name: string, use: string): Family => ({
  name,
  use,
  tokens: [token, `${token}-tint`, `${token}-line`],
  pairs: [
    ...on('text', [token], ...papers, `${token}-tint`),
    ...on('part', [`${token}-line`], 'paper', 'surface', `${token}-tint`),
  ],
})

/** What each colour token is for, and on what it may stand. The colours themselves are in tokens.css alone. */
export const families: readonly Family[] = [
  {
    name: 'Grounds',
    use: 'Paper is the page. A surface lies on it: a panel, a field, a menu. Sunken is a well in either: a skeleton, a quiet row, a code. The band is the dark strip across the site.',
    tokens: [...papers, 'band'],
    pairs: [],
  },
  {
    name: 'Ink',
    use: 'Ink for what is read, ink-2 for what accompanies it, ink-3 for hints and captions. On the band, its own two.',
    tokens: ['ink', 'ink-2', 'ink-3', 'on-band', 'on-band-2'],
    pairs: [
      ...on('text', ['ink', 'ink-2', 'ink-3'], ...papers),
      ...on('text', ['on-band', 'on-band-2'], 'band'),
    ],
  },
  {
    name: 'Lines',
    use: 'Line and line-2 only divide, and may be missed. An edge has to be seen: it is all that shows where a field or a switch begins. The frame is drawn around pictures of the product.',
    tokens: ['line', 'line-2', 'edge', 'frame'],
    pairs: on('part', ['edge', 'frame'], ...papers),
  },
  {
    name: 'Brand',
    use: 'The one action of a screen, the chosen tab, the focus ring. Brand-text is its shade for words and links; the tint lies under what is chosen.',
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
    use: 'Marigold, sparingly: the plan that is recommended, the step that is on, a detail in a picture. Never for a warning, which has its own amber.',
    tokens: ['accent', 'accent-text', 'accent-tint', 'accent-line', 'on-accent'],
    pairs: [
      ...on('text', ['on-accent'], 'accent'),
      ...on('text', ['accent-text'], ...papers, 'accent-tint'),
      ...on('text', ['accent'], 'band'),
      ...on('part', ['accent-line'], 'paper', 'surface', 'accent-tint'),
    ],
  },
  state(
    'ok',
    'Good',
    'It has worked, or is as it should be: approved, active, paid. Always with its icon and a word.',
  ),
  state('warn', 'Waiting', 'Something wants attention soon: pending, ending in two days, used twice.'),
  state('err', 'Failed', 'It has not worked, or cannot be undone: refused, rejected, delete.'),
  state('info', 'Note', 'Worth knowing, and nothing to be done about it.'),
]

export const pairs: readonly Pair[] = families.flatMap((family) => family.pairs)
