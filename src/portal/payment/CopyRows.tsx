import { texts } from '@/api/errors'
import { CopyButton } from '@/kit/CopyButton'
import { cx } from '@/kit/cx'

export type CopyRow = {
  term: string
  value: string
  /** What is put on the clipboard where it differs from what is shown; null: nothing to copy. */
  copied?: string | null
}

/** What one types into another app, each line with its own Copy. */
export function CopyRows({ rows, className }: { rows: CopyRow[]; className?: string }) {
  return (
    <dl className={cx('grid', className)}>
      {rows.map(({ term, value, copied = value }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-3 border-line px-5 py-4 not-first:border-t"
        >
          <dt className="text-14 text-ink-3">{term}</dt>
          <dd className="col-start-1 text-18 leading-[1.4] font-[600] tracking-[-.01em] wrap-anywhere whitespace-pre-line tabular-nums">
            {value}
          </dd>
          {copied !== null && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <CopyButton value={copied} what={term} announcement={texts.copied} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
