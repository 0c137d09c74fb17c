import { toCsv } from '@/kit/tables/csv'
import type { CsvValue } from '@/kit/tables/tableTypes'

/** A figure as text for the table, and as a value for the CSV file. */
export type Cell = { text: string; csv: CsvValue }

export type ChartRow = {
  label: string
  /** Replaces the label in the CSV file. */
  csv?: CsvValue
  /** Follows the label in the chart; the table has a column for it. */
  remark?: string
  /** The bar's length, from 0 to 1; null if there is no whole to compare with. */
  share: number | null
  /** The figure shown with the bar or column. */
  text: string
  /** Whether the count is incomplete, as in the current month. */
  partial?: boolean
  /** The table's cells after the label. */
  cells: readonly Cell[]
}

/** The data of a chart, its table and its CSV file. */
export type Chart = {
  shape: 'bars' | 'columns'
  /** The chart's summary, in one sentence. */
  reading: string
  /** The table's column headings. */
  header: readonly string[]
  rows: readonly ChartRow[]
  /** How many rows are drawn, starting with the first; the table has them all. */
  drawn: number
}

/** Height of one bar with the line of text above it, in px. */
export const BAR_LINE_PX = 44
/** Heights in px: the columns with their figures and labels, and the tallest column by itself. */
export const COLUMNS_PX = 220
export const PLOT_PX = 160

/** The chart's table as CSV text. */
export const chartCsv = ({ header, rows }: Chart): string =>
  toCsv(
    [...header],
    rows.map(({ label, csv = label, cells }) => [csv, ...cells.map((each) => each.csv)]),
  )
