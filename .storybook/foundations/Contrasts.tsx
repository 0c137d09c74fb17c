import css from '../../src/kit/tokens.css?raw'
import { coloursOf, contrastOf, hexOf, type ThemeName, themes } from './colour'
import { type Pair, requirements } from './colourRoles'
import { WideTable } from './WideTable'

const colours = coloursOf(css)

function Ratio({ pair: { front, ground, need }, theme }: { pair: Pair; theme: ThemeName }) {
  const [text, background] = [colours.get(front), colours.get(ground)]
  if (text === undefined || background === undefined) return null
  const ratio = contrastOf(text[theme], background[theme])
  const grade = ratio < requirements[need] ? 'fails' : need === 'part' ? 'visible' : ratio >= 7 ? 'AAA' : 'AA'
  return (
    <span className="flex items-center gap-3">
      <span
        className="rounded-1 border px-3 py-1"
        style={{ background: hexOf(background[theme]), color: hexOf(text[theme]) }}
      >
        {need === 'text' ? '₹4,999' : '━━━'}
      </span>
      {ratio.toFixed(2)} {grade}
    </span>
  )
}

/** The contrast of each pair of a family, in both themes. */
export function Contrasts({ family, pairs }: { family: string; pairs: readonly Pair[] }) {
  return (
    <WideTable name={`Contrast: ${family}`}>
      <thead>
        <tr>
          <th scope="col">Pair</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={`${pair.front} ${pair.ground}`}>
            <th scope="row">
              {pair.front} on {pair.ground}
            </th>
            {themes.map((theme) => (
              <td key={theme}>
                <Ratio pair={pair} theme={theme} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </WideTable>
  )
}
