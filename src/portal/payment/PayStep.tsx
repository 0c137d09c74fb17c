import { brand } from '@/config/brand'
import type { PaymentOption } from '@/contract'
import { bankAccountIn } from '@/domain/bankAccount'
import { isBankTransfer, UPI_LIMIT_RUPEES, upiPayee } from '@/domain/payment'
import { Banner } from '@/kit/feedback/Banner'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { type QueryLike, QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { rupees } from '@/lib/money'
import { upiAmount } from '@/lib/upi'
import { failureText } from '@/texts/calls'
import { type CopyRow, CopyRows } from './CopyRows'
import { PaymentOptionPicker } from './PaymentOptionPicker'
import { UpiDetails, type UpiPayment } from './UpiDetails'

type Props = UpiPayment & {
  query: QueryLike<PaymentOption[]>
  /** The options that can be used, in the order in which they are offered. */
  open: readonly PaymentOption[]
  /** The chosen option; null until the list has loaded. */
  option: PaymentOption | null
  onOption: (id: string) => void
}

const endings: Record<string, string> = {
  UPI: ' from any UPI app',
  BANK_TRANSFER: ' by bank transfer',
  WALLET: ' by wallet',
}

export const payTitle = (total: number, option: PaymentOption | null): string =>
  `Pay ${rupees(total)}${option ? (endings[option.paymentType] ?? '') : ''}`

/** Shows where to send the money. If the options cannot be fetched, the user can still submit a payment made another way. */
export function PayStep({ query, open, option, onOption, ...payment }: Props) {
  const payee = option && upiPayee(option)
  return (
    <QueryView
      query={query}
      skeleton={<PayStepSkeleton />}
      failed={(error) => failureText('listActivePaymentOptions', error)}
      empty={{ when: () => open.length === 0, view: <NoWayToPay /> }}
    >
      {() =>
        option && (
          <>
            {payment.total > UPI_LIMIT_RUPEES && <AboveUpiLimit hasBank={open.some(isBankTransfer)} />}
            <PaymentOptionPicker options={open} value={option._id} onChange={onOption} />
            {payee !== null ? (
              <>
                {option.description && <p className="-mt-1 mb-4 text-14 text-ink-2">{option.description}</p>}
                <UpiDetails payee={payee} {...payment} />
              </>
            ) : (
              <ReferenceDetails option={option} total={payment.total} />
            )}
          </>
        )
      }
    </QueryView>
  )
}

/** The account's text, split into rows if its parts are certain, otherwise unchanged. */
function payeeRows(option: PaymentOption): CopyRow[] {
  const bank = isBankTransfer(option) ? bankAccountIn(option.upiId) : null
  const payee = { term: 'Payee', value: brand.upiPayeeName }
  if (!bank) return [{ term: isBankTransfer(option) ? 'Account' : 'Pay to', value: option.upiId }, payee]
  const { accountNumber, ifsc, accountName, rest } = bank
  return [
    { term: 'Account number', value: accountNumber, copied: accountNumber.replaceAll(/\D/g, '') },
    ...(ifsc ? [{ term: 'IFSC', value: ifsc }] : []),
    accountName ? { term: 'Account name', value: accountName } : payee,
    ...(rest ? [{ term: 'Bank', value: rest, copied: null }] : []),
  ]
}

/** A bank account or a wallet, with the admin's description of it. */
function ReferenceDetails({ option, total }: { option: PaymentOption; total: number }) {
  const note = option.description?.trim()
  return (
    <CopyRows
      className="overflow-hidden rounded-3 border border-line-2 bg-surface"
      rows={[
        { term: 'Amount', value: rupees(total), copied: upiAmount(total).replace(/\.00$/, '') },
        ...payeeRows(option),
        ...(note ? [{ term: 'Good to know', value: note, copied: null, prose: true }] : []),
      ]}
    />
  )
}

function AboveUpiLimit({ hasBank }: { hasBank: boolean }) {
  return (
    <Banner tone="warn" className="mb-4" title={`Banks limit UPI to ${rupees(UPI_LIMIT_RUPEES)} per payment`}>
      {hasBank ? 'Pay this amount by bank transfer.' : <ContactForPayment />}
    </Banner>
  )
}

/** How to contact the agency. Needs no data, so it can be shown when the options cannot be fetched. */
export function ContactForPayment() {
  return (
    <>
      Write to <TextLink href={`mailto:${brand.email}`}>{brand.email}</TextLink> or call{' '}
      <TextLink href={brand.phoneHref}>{brand.phone}</TextLink> ({brand.hours}) and we’ll tell you where to
      pay. Then enter the transaction ID below.
    </>
  )
}

function NoWayToPay() {
  return (
    <div className="rounded-3 border border-line-2 bg-surface p-5">
      <p className="font-[560]">We can’t take payments right now.</p>
      <p className="mt-1 text-ink-2">
        <ContactForPayment />
      </p>
    </div>
  )
}

/** As high as the QR code and its rows, to avoid a layout shift. */
function PayStepSkeleton() {
  return (
    <div aria-busy="true">
      <LoadingStatus label="Loading payment options…" />
      <Skeleton width={228} height={46} className="mb-4 rounded-2!" />
      <div className="grid overflow-hidden rounded-3 border border-line-2 bg-surface sm:grid-cols-[248px_minmax(0,1fr)]">
        <div className="grid justify-items-center gap-2.5 bg-sunken p-5">
          <Skeleton width={202} height={202} />
          <Skeleton width={120} height={18} />
          <Skeleton width={130} height={34} />
        </div>
        <div className="grid content-around gap-6 p-5">
          {['70%', '40%', '60%'].map((width) => (
            <div key={width}>
              <Skeleton width={70} />
              <Skeleton width={width} height={20} className="mt-2" />
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
