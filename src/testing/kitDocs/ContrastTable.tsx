import type { Contrast } from './sections'
import { contrastIn } from './contrast'
import { Words } from './Words'

const themes = ['light', 'dark'] as const

/** Worked out from the tokens as they are, for both themes. */
export function ContrastTable({ rows }: { rows: readonly Contrast[] }) {
  return (
    <div className="kd-scroll" role="region" aria-label="Contrast" tabIndex={0}>
      <table className="kd-table kd-figures">
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
          {rows.map((row) => (
            <tr key={row.what}>
              <th scope="row">
                <Words>{row.what}</Words>
              </th>
              <td>
                <code>{row.ink}</code> on <code>{row.on}</code>
              </td>
              {themes.map((theme) => (
                <td key={theme}>{contrastIn(theme, row).toFixed(1)}</td>
              ))}
              <td>{row.least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
