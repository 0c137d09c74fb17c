import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { keepFocus } from '@/kit/keepFocus'
import { rupees } from '@/lib/money'

type Props = {
  /** Rupees: `from` is the order's price, `to` is the plan's current price. */
  from: number
  to: number
  /** True while submitting: the total must not change. */
  locked: boolean
  onTake: () => void
}

/** Explains a price change to clients who may already have paid the old price. */
export function PriceChanged({ from, to, locked, onTake }: Props) {
  return (
    <div ref={keepFocus} className="mb-4">
      <Banner tone="warn">
        <p>
          The price changed from {rupees(from)} to {rupees(to)} while this page was open. If you have already
          paid the old price, just submit your transaction ID.
        </p>
        <Button size="sm" className="mt-3" disabled={locked} onClick={onTake}>
          Use the new price
        </Button>
      </Banner>
    </div>
  )
}
