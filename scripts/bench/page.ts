import { brand } from '@/config/brand'
import { html, type Markup } from '../report/html'
import { reportPage } from '../report/page'
import { isOver, type Row } from './section.ts'
import { cellsOf } from './table.ts'

export type Part = { title: string; rows: readonly Row[] }

/** The table as one page without a script. */
export function benchPage(parts: readonly Part[]): string {
  const rows = parts.flatMap((part) => part.rows)
  const over = rows.filter(isOver)
  return reportPage({
    title: `Speed of ${brand.name}`,
    sheet: new URL('./page.css', import.meta.url),
    head: {
      about: 'what it costs, and what it may',
      headline:
        over.length === 0 ? 'Everything is within its budget.' : 'Some measures are over their budget.',
      figures: [
        [rows.length, 'measures'],
        [rows.filter(({ budget }) => budget !== undefined).length, 'with a budget'],
        [over.length, 'over it'],
      ],
    },
    main: html`${parts.map(section)}`,
  })
}

const section = ({ title, rows }: Part): Markup =>
  html`<section>
    <h2>${title}</h2>
    <div class="scroll" tabindex="0" role="region" aria-label="${title}">
      <table>
        <thead>
          <tr>
            ${['What', 'Value', 'Unit', 'Budget', ''].map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(rowPart)}
        </tbody>
      </table>
    </div>
  </section>`

function rowPart(row: Row): Markup {
  const [what, ...cells] = cellsOf(row)
  return html`<tr class="${isOver(row) ? 'over' : ''}">
    <th scope="row">${what}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}
  </tr>`
}
