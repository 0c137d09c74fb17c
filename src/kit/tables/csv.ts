import { downloadFile } from '../actions/download'
import type { Column, CsvValue } from './tableTypes'

/** The start of a formula: a sign, possibly full-width, after any blanks or invisible characters. */
const FORMULA = /^[\s\p{Cc}\p{DI}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
/** Characters that force quotes, including the separators that spreadsheets use in other countries. */
const SEPARATOR = /[",;\t\r\n]/

/** Words in numbers, dates and times. A text that has a digit, and letters only in these words, reads as a value. */
const WORDS =
  /\de(?=[+-]?\d)|\d ?[ap]m?\b|\b(?:rs|inr)\b|\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)(?![a-z])/g
const TRUTH = /^(?:true|false)$/

/** Whether a spreadsheet would convert the text to a number, a date, a time or a logical value. */
function isReadAsValue(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\p{DI}/gu, '')
    .trim()
    .toLowerCase()
  return TRUTH.test(plain) || (/\p{Nd}/u.test(plain) && !/\p{L}/u.test(plain.replaceAll(WORDS, '')))
}

/**
 * A text that a spreadsheet would run or convert gets a leading apostrophe. Excel and LibreOffice show it; Google Sheets,
 * which itself marks texts that way, hides it. LibreOffice does not run the alternative, the formula `="0050"`.
 */
function cell(value: CsvValue): string {
  if (typeof value === 'number') return Number.isNaN(value) ? '' : String(value)
  if (typeof value === 'object') return value.date
  const safe = FORMULA.test(value) || isReadAsValue(value) ? `'${value}` : value
  return SEPARATOR.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines end with CR LF, as RFC 4180 says. */
export function toCsv(header: string[], rows: CsvValue[][]): string {
  return [header, ...rows].map((line) => line.map(cell).join(',') + '\r\n').join('')
}

/** A CSV file: a line per row, with only the columns that have a value. */
export function tableCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  const written = columns.flatMap(({ header, csv, searchText, sortValue }) => {
    const value = csv ?? searchText ?? sortValue
    return value ? [{ header, value }] : []
  })
  return toCsv(
    written.map(({ header }) => header),
    rows.map((row) => written.map(({ value }) => value(row) ?? '')),
  )
}

/** The byte order mark makes Excel read the file as UTF-8, rupee signs included. */
export function downloadCsv(name: string, csv: string): void {
  downloadFile(name, 'text/csv;charset=utf-8', ['\ufeff', csv])
}

/** "User Plans" becomes "user-plans.csv". */
export function csvName(title: string): string {
  const words = title.toLowerCase().match(/[\p{L}\p{N}]+/gu)
  return `${words?.join('-') ?? 'table'}.csv`
}
