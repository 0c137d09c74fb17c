import { type FormEvent, useRef } from 'react'
import { rupees } from '@/lib/money'
import { Button } from '@/kit/actions/Button'
import { TextField } from '@/kit/forms/TextField'
import { useFocusRelay } from '@/kit/useFocusRelay'
import { doneText } from '@/texts/calls'
import type { PaymentDraft } from './paymentDraft'
import type { CouponEntry } from './useCoupon'

type Props = {
  draft: PaymentDraft
  coupon: CouponEntry
  /** True while submitting: the total must not change. */
  locked: boolean
}

export function CouponField({ draft, coupon, locked }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const relay = useFocusRelay()
  const applied = draft.discount !== null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!applied && !locked) coupon.apply()
  }
  const remove = () => {
    coupon.remove()
    input.current?.focus()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-2 gap-y-1.5">
      <TextField
        ref={input}
        label="Coupon"
        size="sm"
        // the message is as wide as field and button together
        boxClassName="contents! *:basis-full [&>div]:order-1 [&>span]:min-w-0 [&>span]:flex-[1_1_7em]"
        className="min-h-10!"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={draft.couponCode}
        readOnly={applied || locked || coupon.applying}
        error={coupon.problem ?? undefined}
        success={draft.discount === null ? undefined : doneText('applyCoupon', rupees(draft.discount))}
        onChange={(event) => coupon.type(event.target.value)}
      />
      {/* Without the keys, React would turn the clicked Remove button into Apply, and that click would submit the form. */}
      {applied ? (
        <Button key="remove" ref={relay} size="sm" className="min-h-10!" disabled={locked} onClick={remove}>
          Remove <span className="sr-only">coupon</span>
        </Button>
      ) : (
        <Button
          key="apply"
          ref={relay}
          type="submit"
          size="sm"
          className="min-h-10!"
          disabled={locked}
          busy={coupon.applying}
          busyLabel="Checking…"
        >
          Apply <span className="sr-only">coupon</span>
        </Button>
      )}
    </form>
  )
}
