import { brand } from '@/config/brand'
import { html, type Markup } from '../report/html'
import { reportPage } from '../report/page'
import { type FaultMatrix, letterOf, marks } from './matrix.ts'
import type { RecordedCell } from './record.ts'

/** The matrix as one page without a script. */
export function faultsPage(matrix: FaultMatrix): string {
  const { rows, faults, count, apart, failed } = matrix
  return reportPage({
    title: `Faults and ${brand.name}`,
    sheet: new URL('./page.css', import.meta.url),
    head: {
      about: 'what goes wrong, and what is said then',
      headline:
        failed.length === 0 ? 'Nothing typed is lost, nothing done is called failed.' : 'Some cells fail.',
      figures: [
        [rows.length, 'operations of the server'],
        [faults.length, 'faults'],
        [count - apart, 'cells driven'],
        [failed.length, 'cells failed'],
      ],
    },
    main: html`${failed.length > 0 && failures(matrix)}
      <section>
        <h2>Every operation under every fault</h2>
        <p class="lead">
          Each cell is a test through the real screen, client and mock. No cell is passed by a page that is
          blank, broken or loading for ever, or that shows a value that is none.
        </p>
        ${legend(matrix)} ${table(matrix)}
      </section>`,
  })
}

const failures = ({ failed }: FaultMatrix): Markup =>
  html`<section>
    <h2>What fails</h2>
    <ul class="plain">
      ${failed.map(
        ({ operation, fault, problem }) =>
          html`<li><strong>${operation}: ${fault}</strong><br />${problem ?? 'not driven'}</li>`,
      )}
    </ul>
  </section>`

const legend = ({ reasons }: FaultMatrix): Markup =>
  html`<dl class="legend">
    ${Object.entries(marks).map(
      ([mark, [letter, meaning]]) =>
        html`<dt><span class="mark ${mark}">${letter}</span></dt>
          <dd>${meaning}</dd>`,
    )}
    ${[...reasons].map(
      ([reason, where]) =>
        html`<dt><span class="mark">·</span></dt>
          <dd>cannot happen, ${where.length} times: ${reason}</dd>`,
    )}
  </dl>`

const table = ({ faults, rows }: FaultMatrix): Markup =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Operations and faults">
    <table>
      <thead>
        <tr>
          <th scope="col">Operation</th>
          ${faults.map((fault) => html`<th scope="col">${fault}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ operation, cells }) =>
            html`<tr>
              <th scope="row">${operation}</th>
              ${faults.map((_, index) => cellPart(cells[index]))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`

function cellPart(cell: RecordedCell | undefined): Markup {
  const letter = letterOf(cell)
  const kind = letter === 'X' ? 'failed' : (cell?.mark ?? '')
  return html`<td>
    <span class="mark ${kind}" title="${cell?.reason ?? cell?.problem ?? ''}">${letter}</span>
  </td>`
}
