import { toCsv } from '@/kit/tables/csv'
import type { CsvValue } from '@/kit/tables/tableTypes'

/** In the table as people read it, in the file as a spreadsheet does. */
export type Cell = { text: string; csv: CsvValue }

export type ChartRow = {
  label: string
  /** The label in the file, where it is no text. */
  csv?: CsvValue
  /** What the picture says behind the label; the table has a column for it. */
  remark?: string
  /** How much of the full length the bar takes, from 0 to 1; null where there is no whole to compare with. */
  share: number | null
  /** What is written at the bar. */
  text: string
  /** Counted only in part so far, as the current month is. */
  partial?: boolean
  /** What the table holds beside the label. */
  cells: readonly Cell[]
}

/** One chart with everything that its picture, its table and its file say. */
export type Chart = {
  shape: 'bars' | 'columns'
  /** What the picture says, in one sentence. */
  reading: string
  /** The heads of the table. */
  header: readonly string[]
  rows: readonly ChartRow[]
  /** How many rows the picture holds, from the first on; the table holds them all. */
  drawn: number
}

/** The height of one bar with the line of text over it, in pixels. */
export const BAR_LINE_PX = 44
/** The height of the columns with their figures and names, and of the highest column alone, in pixels. */
export const COLUMNS_PX = 220
export const PLOT_PX = 160

/** The figures of a chart as a file. */
export const chartCsv = ({ header, rows }: Chart): string =>
  toCsv(
    [...header],
    rows.map(({ label, csv = label, cells }) => [csv, ...cells.map((each) => each.csv)]),
  )
