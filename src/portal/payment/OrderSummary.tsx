import type { ReactNode } from 'react'
import type { Plan } from '@/contract'
import { TextLink } from '@/kit/text/TextLink'
import { daysText } from '@/lib/count'
import { rupees, totalToPay } from '@/lib/money'
import { paths } from '@/paths'
import type { PaymentDraft } from './paymentDraft'

const SHOWN_FEATURES = 3

type Props = { plan: Plan; draft: PaymentDraft; notice: ReactNode; coupon: ReactNode }

export function OrderSummary({ plan, draft, notice, coupon }: Props) {
  const { couponCode, discount } = draft
  const total = totalToPay(plan.price, discount ?? 0)
  const section = 'border-line px-[18px] py-3.5 not-first:border-t lg:px-6 lg:py-[18px]'
  return (
    <aside
      aria-label="Order summary"
      className="min-w-0 lg:sticky lg:top-[calc(var(--bar)+24px)] lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      {notice}
      <div className="rounded-3 border border-line-2 bg-surface shadow-low">
        <div className={section}>
          <p className="text-14 text-ink-3">Your order</p>
          <h2 className="text-22 leading-[1.25] tracking-[-.018em] wrap-anywhere">
            {plan.name}, {daysText(plan.duration)}
          </h2>
          {plan.features.length > 0 && (
            <p className="mt-1 text-14 text-ink-2">{plan.features.slice(0, SHOWN_FEATURES).join(' · ')}</p>
          )}
        </div>
        <div className={section}>{coupon}</div>
        <dl className={`${section} tabular-nums`}>
          <div className="flex justify-between gap-x-4 slim:flex-wrap py-1">
            <dt>Plan price</dt>
            <dd>{rupees(plan.price)}</dd>
          </div>
          {discount !== null && (
            <div className="flex justify-between gap-x-4 slim:flex-wrap py-1 text-ok">
              <dt className="min-w-0 wrap-anywhere">Discount, {couponCode}</dt>
              <dd className="whitespace-nowrap">{rupees(-discount)}</dd>
            </div>
          )}
        </dl>
        <p
          role="status"
          className="flex max-w-none items-baseline justify-between gap-x-4 slim:flex-wrap border-t-2 border-ink px-[18px] py-3.5 lg:px-6 lg:py-[18px]"
        >
          <span>Total</span>{' '}
          <b className="text-36 leading-[1.1] tracking-[-.04em] tabular-nums">{rupees(total)}</b>
        </p>
      </div>
      {total > 0 && (
        <p className="mt-4 px-6 text-14 text-ink-2 max-lg:hidden">
          <MoneyGone />
        </p>
      )}
    </aside>
  )
}

/** What to do if the money has left the account but no transaction ID can be found. */
export function MoneyGone() {
  return (
    <>
      Money left your account but you can’t find the ID?{' '}
      <TextLink to={paths.support()}>Open a ticket</TextLink> with the time and amount, and we’ll look for the
      payment.
    </>
  )
}
