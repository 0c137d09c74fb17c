import { CopyButton } from '@/kit/actions/CopyButton'
import { rupees } from '@/lib/money'
import { texts } from '@/texts/texts'

type Props = {
  /** Rupees */
  total: number
  /** Rupees; null without a coupon. */
  discount: number | null
  upiId: string | null
}

/** Keeps the total in view at the bottom of a narrow screen. */
export function PayBar({ total, discount, upiId }: Props) {
  return (
    <section
      aria-label="Amount to pay"
      className="sticky bottom-0 z-15 low:static mx-[calc(var(--gut)*-1)] flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line-2 bg-surface px-(--gut) pt-2.5 pb-[max(10px,env(safe-area-inset-bottom))] shadow-high lg:hidden"
    >
      <p className="leading-tight">
        <span className="text-12 text-ink-3">
          Total{discount === null ? '' : `, ${rupees(discount)} off`}
        </span>
        <br />
        <b className="text-22 tracking-[-.03em] tabular-nums">{rupees(total)}</b>
      </p>
      {upiId !== null && (
        <CopyButton
          value={upiId}
          label="Copy UPI ID"
          announcement={texts.copied}
          className="min-h-11! max-xs:px-2.5!"
        />
      )}
    </section>
  )
}
