import css from '../../src/kit/tokens.css?raw'
import { coloursOf } from '../tokens/parse'
import { contrastOf, hexOf, type ThemeName, themes } from './colour'
import { type Pair, requirements } from './colourRoles'
import { WideTable } from './WideTable'

const colours = { light: coloursOf(css, 'light'), dark: coloursOf(css, 'dark') }

function Ratio({ pair: { front, ground, need }, theme }: { pair: Pair; theme: ThemeName }) {
  const [text, background] = [colours[theme].get(front), colours[theme].get(ground)]
  if (text === undefined || background === undefined) return null
  const ratio = contrastOf(text, background)
  const grade = ratio < requirements[need] ? 'fails' : need === 'part' ? 'visible' : ratio >= 7 ? 'AAA' : 'AA'
  return (
    <span className="flex items-center gap-3">
      <span
        className="rounded-1 border px-3 py-1"
        style={{ background: hexOf(background), color: hexOf(text) }}
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
