import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../actions/Button'

export type PaginationProps = {
  page: number
  pages: number
  /** "1–25 of 240" */
  count: string
  onPage: (page: number) => void
  label?: string
  prevLabel?: string
  nextLabel?: string
  pageText?: (page: number, pages: number) => string
}

const standardText = (page: number, pages: number) => `Page ${page} of ${pages}`

/** At an end the button is off but keeps the focus, so that the keyboard does not fall out of the pager. */
export function Pagination(props: PaginationProps) {
  const {
    page,
    pages,
    count,
    onPage,
    label = 'Pages',
    prevLabel = 'Previous',
    nextLabel = 'Next',
    ...more
  } = props
  const { pageText = standardText } = more
  const first = page <= 1
  const last = page >= pages
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line px-3.5 py-2.5 text-14 text-ink-2 tabular-nums"
    >
      <output>{count}</output>
      {pages > 1 && (
        <div className="flex flex-wrap items-center gap-2">
          <span>{pageText(page, pages)}</span>
          <Button
            size="sm"
            repeats
            icon={<ChevronLeft aria-hidden="true" />}
            aria-disabled={first || undefined}
            data-off={first ? '' : undefined}
            onClick={() => !first && onPage(page - 1)}
          >
            {prevLabel}
          </Button>
          <Button
            size="sm"
            repeats
            aria-disabled={last || undefined}
            data-off={last ? '' : undefined}
            onClick={() => !last && onPage(page + 1)}
          >
            {nextLabel}
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  )
}
