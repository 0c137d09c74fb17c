import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../actions/Button'

export type PaginationProps = {
  /** The one that is shown, from 1. */
  page: number
  /** With a single page, only the count is shown. */
  pages: number
  /** What is shown of how many: “1–25 of 240”. */
  count: string
  /** Called with the page that is wanted. */
  onPage: (page: number) => void
  /** Its name for screen readers. */
  label?: string
}

/** Turns the pages of a long list. At an end the button is off but keeps the focus, so that the keyboard does not fall out of the pager. */
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
        <div className="flex flex-wrap items-center gap-2">
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
