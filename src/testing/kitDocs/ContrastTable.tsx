import type { Contrast } from './kitDoc'
import { contrast } from './contrast'
import { Words } from './Words'

const themes = ['light', 'dark'] as const

/** Worked out from the tokens as they are, for both themes. */
export function ContrastTable({ rows }: { rows: readonly Contrast[] }) {
  return (
    <div className="kd-scroll" role="region" aria-label="Contrast" tabIndex={0}>
      <table className="kd-table">
        <thead>
          <tr>
            <th scope="col">Contrast of</th>
            <th scope="col">Tokens</th>
            <th scope="col">Light</th>
            <th scope="col">Dark</th>
            <th scope="col">At least</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, ink, on, least }) => (
            <tr key={what}>
              <th scope="row">
                <Words>{what}</Words>
              </th>
              <td>
                <code>{ink}</code> on <code>{on}</code>
              </td>
              {themes.map((theme) => (
                <td key={theme}>{contrast(ink, on, theme).toFixed(1)}</td>
              ))}
              <td>{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
