import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { couponCalls, couponsQuery, deactivateCouponMutation } from '@/api/coupons'
import type { Coupon } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { IconButton } from '@/kit/actions/IconButton'
import { doneText } from '@/texts/calls'
import { CrudPage } from '../crud/CrudPage'
import { useCrud } from '../crud/useCrud'
import { TabTable } from '../shared/TabTable'
import type { Notices } from '../shared/useNotice'
import { couponColumns, couponFilters } from './couponColumns'
import { CouponForm } from './CouponForm'

/** Codes that take rupees off a payment. A coupon is made, switched off and deleted, but never changed. */
export function CouponsTab() {
  const coupons = useQuery(couponsQuery())
  const crud = useCrud('coupons', couponCalls(), coupons.data)
  return (
    <CrudPage
      crud={crud}
      intro="A code takes its amount off a payment, once for each client."
      addLabel="New coupon"
      form={<CouponForm key={crud.formKey} crud={crud} />}
      question={({ code }) => `Delete coupon ${code}?`}
      deleting="Nobody can use it any more. What clients have already saved stays."
    >
      <TabTable
        query={coupons}
        operation="listCoupons"
        columns={couponColumns}
        filters={couponFilters}
        caption="Coupons"
        searchHint="Code"
        actions={(coupon) => (
          <CouponActions coupon={coupon} notices={crud.notices} onDelete={crud.askDelete} />
        )}
        empty={
          <EmptyState title="No coupons yet" level={2}>
            Add the first one with the form on this page.
          </EmptyState>
        }
      />
    </CrudPage>
  )
}

type CouponActionsProps = {
  coupon: Coupon
  notices: Notices
  onDelete: (coupon: Coupon) => void
}

function CouponActions({ coupon, notices, onDelete }: CouponActionsProps) {
  const deactivate = useMutation(deactivateCouponMutation())
  const start = () => {
    notices.dismiss()
    deactivate.mutate(coupon._id, {
      onSuccess: () => notices.ok(doneText('deactivateCoupon'), coupon.code),
      onError: (error) => notices.failed('deactivateCoupon', error, coupon.code),
    })
  }
  return (
    <div className="flex gap-1.5">
      <Button
        size="sm"
        aria-label={`Deactivate ${coupon.code}`}
        disabled={!coupon.active}
        busy={deactivate.isPending}
        busyLabel="Wait…"
        onClick={start}
      >
        Deactivate
      </Button>
      <IconButton
        label={`Delete ${coupon.code}`}
        variant="danger"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onDelete(coupon)}
      />
    </div>
  )
}
