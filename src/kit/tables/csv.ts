import { downloadFile } from '../actions/download'
import type { Column } from './tableTypes'

/** How a formula begins, also in wide letters, and behind blanks and signs that nobody sees. */
const FORMULA = /^[\s\p{Cc}\p{DI}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
/** What some spreadsheet takes for the end of a cell: a comma, or the sign that its own country puts there. */
const SEPARATOR = /[",;\t\r\n]/

/** A cell that a spreadsheet would run as a formula gets a leading apostrophe and stays text. */
function cell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return SEPARATOR.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines end with CR LF, as RFC 4180 says. */
export function toCsv(header: string[], rows: string[][]): string {
  return [header, ...rows].map((line) => line.map(cell).join(',') + '\r\n').join('')
}

/** The columns that have a text, and that text for each row. */
export function tableCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const written = columns.flatMap(({ header, csv, searchText, sortValue }) => {
    const text = csv ?? searchText ?? sortValue
    return text ? [{ header, text }] : []
  })
  return toCsv(
    written.map(({ header }) => header),
    rows.map((row) => written.map(({ text }) => String(text(row)))),
  )
}

/** The mark at the beginning makes Excel read it as UTF-8, rupee signs included. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(name, 'text/csv;charset=utf-8', ['\ufeff', csv])
}

/** "User Plans" becomes "user-plans.csv". */
export function csvName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return `${words?.join('-') ?? 'table'}.csv`
}
