import { QrCode as QrIcon, Smartphone, TriangleAlert } from 'lucide-react'
import { brand } from '@/config/brand'
import { QR_GALLERY_LIMIT_RUPEES } from '@/config/constants'
import type { PaymentMethod, Plan } from '@/contract'
import { UPI_LIMIT_RUPEES } from '@/domain/payment'
import { LinkButton } from '@/kit/actions/LinkButton'
import { SegmentedControl } from '@/kit/actions/SegmentedControl'
import { rupees } from '@/lib/money'
import { upiAmount, upiLink } from '@/lib/upi'
import { planSlug } from '@/paths'
import { CopyRows } from './CopyRows'
import { isPhone } from './device'
import { QrCode } from './QrCode'

export type UpiPayment = {
  plan: Plan
  /** Rupees, above 0 */
  total: number
  reference: string
  method: PaymentMethod
  onMethod: (method: PaymentMethod) => void
}

/** `payee` is the UPI ID to pay to. */
type Props = UpiPayment & { payee: string }

const methods = [
  { value: 'qr', label: 'Scan QR', icon: <QrIcon aria-hidden="true" /> },
  { value: 'upi', label: 'UPI app', icon: <Smartphone aria-hidden="true" /> },
] satisfies { value: PaymentMethod; label: string; icon: React.ReactNode }[]

/** QR code, UPI ID and amount. The link to an app is shown only on devices that can have UPI apps. */
export function UpiDetails({ payee, plan, total, reference, method, onMethod }: Props) {
  const link = upiLink({
    payeeId: payee,
    payeeName: brand.upiPayeeName,
    amount: total,
    note: `${brand.name} ${plan.name} plan`,
    reference,
  })
  const phone = isPhone(navigator)
  const byApp = method === 'upi'
  const showsCode = phone || !byApp
  const beside = '@min-[580px]:col-start-1 @min-[580px]:border-r @min-[580px]:border-line'
  return (
    <>
      <SegmentedControl
        className="mb-4"
        legend="How to pay"
        value={method}
        onChange={onMethod}
        options={methods}
      />
      <div className="@container">
        <div className="grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-3 border border-line-2 bg-surface @min-[580px]:grid-cols-[248px_minmax(0,1fr)]">
          {byApp && phone && <AppLink link={link} total={total} />}
          {byApp && !phone && <ByHand className={beside} />}
          <CopyRows
            className={
              byApp
                ? '@max-[580px]:border-b @max-[580px]:border-line @min-[580px]:col-start-2'
                : '@min-[580px]:col-start-2 @min-[580px]:row-start-1'
            }
            rows={[
              { term: 'UPI ID', value: payee },
              { term: 'Amount', value: rupees(total), copied: upiAmount(total).replace(/\.00$/, '') },
              { term: 'Payee', value: brand.upiPayeeName, copied: null },
            ]}
          />
          {showsCode && (
            <div
              className={`grid content-center justify-items-center gap-2.5 bg-sunken p-5 ${beside} ${byApp ? '@min-[580px]:row-start-2' : 'row-start-1'}`}
            >
              {byApp && <p className="text-14 text-ink-2">Paying from another phone?</p>}
              <QrCode
                data={link}
                label={`UPI QR code for ${rupees(total)} to ${payee}`}
                fileName={`${brand.name}-${planSlug(plan.name)}-${upiAmount(total)}.png`.toLowerCase()}
              />
            </div>
          )}
        </div>
      </div>
      {showsCode && total > QR_GALLERY_LIMIT_RUPEES && total <= UPI_LIMIT_RUPEES && (
        <p className="mt-3 flex max-w-none gap-2 text-14 text-ink-2">
          <TriangleAlert aria-hidden="true" className="i mt-0.5 size-[18px] text-warn" />
          <span>
            Scan the code with your camera, or copy the UPI ID. If you scan a saved picture, most apps stop at{' '}
            {rupees(QR_GALLERY_LIMIT_RUPEES)}.
          </span>
        </p>
      )}
    </>
  )
}

function AppLink({ link, total }: { link: string; total: number }) {
  return (
    <div className="grid gap-2.5 border-b border-line bg-sunken p-5 @min-[580px]:col-span-2">
      <LinkButton variant="primary" fullWidth href={link}>
        Open UPI app, {rupees(total)}
      </LinkButton>
      <p className="text-12 text-ink-2">
        If your app refuses the link, copy the UPI ID and amount into the app. Come back here with the
        transaction ID.
      </p>
    </div>
  )
}

/** Shown on a desktop, which has no UPI app that a link could open. */
function ByHand({ className }: { className: string }) {
  return (
    <div
      className={`grid content-center justify-items-start gap-2.5 bg-sunken p-5 text-14 text-ink-2 ${className}`}
    >
      <Smartphone aria-hidden="true" className="size-7 text-ink-3" />
      <p>On your phone, open any UPI app and choose “Pay to UPI ID”. Enter the ID and amount shown here.</p>
    </div>
  )
}
