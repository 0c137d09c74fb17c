import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../actions/Button'

export type PaginationProps = {
  /** The current page, from 1. */
  page: number
  /** The number of pages. For a single page, only the count is shown. */
  pages: number
  /** The rows on this page and the total: “1–25 of 240”. */
  count: string
  /** Called with the new page. */
  onPage: (page: number) => void
  /** The pager's name for screen readers. */
  label?: string
}

/** Pages through a long list. On the first and last page, the unavailable button keeps the focus. */
export function Pagination({ page, pages, count, onPage, label = 'Pages' }: PaginationProps) {
  const turnTo = (wanted: number) => {
    const off = wanted < 1 || wanted > pages
    return {
      'aria-disabled': off || undefined,
      'data-off': off ? '' : undefined,
      onClick: () => !off && onPage(wanted),
    }
  }
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-3.5 py-2.5 text-14 text-ink-2 tabular-nums"
    >
      <output>{count}</output>
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-2 print:hidden">
          <span>
            Page {page} of {pages}
          </span>
          <Button size="sm" repeats icon={<ChevronLeft aria-hidden="true" />} {...turnTo(page - 1)}>
            Previous
          </Button>
          <Button size="sm" repeats {...turnTo(page + 1)}>
            Next
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  )
}
