import { formatCount } from '@/lib/count'

/** Rows per page. */
const PAGE_SIZE = 25

/** Returns a page of the rows, counted from 1. A number past the last page gives the last page. */
export function pageOf<Row>(rows: readonly Row[], wanted: number) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  const from = (page - 1) * PAGE_SIZE
  const shown = rows.slice(from, from + PAGE_SIZE)
  const range = `${formatCount(from + 1)}–${formatCount(from + shown.length)}`
  const count = `${rows.length === 0 ? '0' : range} of ${formatCount(rows.length)}`
  return { page, pages, shown, count }
}
