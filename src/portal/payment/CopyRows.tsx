import { CopyButton } from '@/kit/actions/CopyButton'
import { cx } from '@/kit/cx'
import { AddressText } from '@/kit/text/AddressText'
import { texts } from '@/texts/texts'

export type CopyRow = {
  term: string
  value: string
  /** The text to copy if it differs from the shown value; null for no Copy button. */
  copied?: string | null
  /** Whether the value is a sentence, not a figure. */
  prose?: boolean
}

/** Details for a banking app, with Copy buttons. */
export function CopyRows({ rows, className }: { rows: CopyRow[]; className?: string }) {
  return (
    <dl className={cx('grid', className)}>
      {rows.map(({ term, value, copied = value, prose = false }) => (
        <div
          key={term}
          className="grid grid-cols-[minmax(0,1fr)_auto] slim:grid-cols-[minmax(0,1fr)] content-center items-center gap-x-3 border-line px-5 py-4 not-first:border-t"
        >
          <dt className="text-14 text-ink-3">{term}</dt>
          <dd
            translate={prose ? undefined : 'no'}
            className={cx(
              'col-start-1 wrap-anywhere whitespace-pre-line',
              prose ? 'leading-[1.45]' : 'text-18 leading-[1.4] font-[600] tracking-[-.01em] tabular-nums',
            )}
          >
            <AddressText>{value}</AddressText>
          </dd>
          {copied !== null && (
            <dd className="col-start-2 row-span-2 row-start-1 slim:col-start-1 slim:row-span-1 slim:row-start-auto">
              <CopyButton value={copied} what={term} announcement={texts.copied} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
