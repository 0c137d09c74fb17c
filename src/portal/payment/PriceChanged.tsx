import { Banner } from '@/kit/feedback/Banner'
import { Button } from '@/kit/actions/Button'
import { keepFocus } from '@/kit/keepFocus'
import { rupees } from '@/lib/money'

type Props = {
  /** Rupees: the price that the order holds, and the plan's price by now. */
  from: number
  to: number
  /** While the payment is being submitted the total must not change. */
  locked: boolean
  onTake: () => void
}

/** Whoever has paid the price that was shown must not read another one without a word. */
export function PriceChanged({ from, to, locked, onTake }: Props) {
  return (
    <div ref={keepFocus} className="mb-4">
      <Banner tone="warn">
        <p>
          The price changed from {rupees(from)} to {rupees(to)} while this page was open. If you have paid
          already, submit your transaction ID as it is.
        </p>
        <Button size="sm" className="mt-3" disabled={locked} onClick={onTake}>
          Use the new price
        </Button>
      </Banner>
    </div>
  )
}
