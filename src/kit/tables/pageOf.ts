import { formatCount } from '@/lib/count'

/** What one page of a list shows. */
const PAGE_SIZE = 25

/** One page of the rows, counted from 1; a page that does not exist becomes the last one. */
export function pageOf<Row>(rows: readonly Row[], wanted: number) {
  const pages = Math.max(1, Math.ceil(rows.length / PAGE_SIZE))
  const page = Math.min(Math.max(1, wanted), pages)
  const from = (page - 1) * PAGE_SIZE
  const shown = rows.slice(from, from + PAGE_SIZE)
  const range = `${formatCount(from + 1)}–${formatCount(from + shown.length)}`
  const count = `${rows.length === 0 ? '0' : range} of ${formatCount(rows.length)}`
  return { page, pages, shown, count }
}
