import type { FormEvent, RefObject } from 'react'
import { rupees } from '@/lib/money'
import { Button } from '@/kit/actions/Button'
import { Field, useField } from '@/kit/forms/Field'
import { useFocusRelay } from '@/kit/useFocusRelay'
import { doneText } from '@/texts/calls'
import type { PaymentDraft } from './paymentDraft'
import type { CouponEntry } from './useCoupon'

type Props = {
  draft: PaymentDraft
  coupon: CouponEntry
  input: RefObject<HTMLInputElement | null>
  /** True while submitting: the total must not change. */
  locked: boolean
}

export function CouponField({ draft, coupon, input, locked }: Props) {
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
  const { texts, control } = useField({
    label: 'Coupon',
    value: draft.couponCode,
    readOnly: applied || locked || coupon.applying,
    hint:
      draft.couponCode !== '' &&
      !applied &&
      !coupon.applying &&
      !coupon.problem &&
      'Press Apply to use this coupon.',
    error: coupon.problem ?? undefined,
    success: draft.discount === null ? undefined : doneText('applyCoupon', rupees(draft.discount)),
  })
  return (
    <form noValidate onSubmit={submit}>
      <Field {...texts}>
        <div className="flex flex-wrap gap-2">
          <input
            {...control}
            ref={input}
            className="in in-sm min-h-10! min-w-0 flex-[1_1_7em]"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => coupon.type(event.target.value)}
          />
          {/* Without the keys, React would turn the clicked Remove button into Apply, and that click would submit the form. */}
          {applied ? (
            <Button
              key="remove"
              ref={relay}
              size="sm"
              className="min-h-10!"
              disabled={locked}
              onClick={remove}
            >
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
        </div>
      </Field>
    </form>
  )
}
