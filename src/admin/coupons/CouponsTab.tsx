import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { couponCalls, couponsQuery, deactivateCouponMutation } from '@/api/couponCalls'
import { doneText } from '@/texts/calls'
import type { Coupon, CouponInput } from '@/contract'
import { couponStatus, usageLimitOf } from '@/domain/coupon'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { CouponDoor } from '@/kit/doors/CouponDoor'
import type { Column } from '@/kit/tables/tableTypes'
import type { IsAimed } from '@/kit/tables/useAimedClicks'
import { formatCount } from '@/lib/count'
import { rupees } from '@/lib/money'
import { activeStatus } from '@/lib/status'
import { CrudPage } from '../crud/CrudPage'
import { type Crud, useCrud } from '../crud/useCrud'
import { choices, createdColumn, statusColumn, textColumn, valueFilter } from '@/kit/tables/columns'
import { limitRemark } from '../common/remarks'
import { returnFocus } from '../common/returnFocus'
import { TabTable } from '../common/TabTable'
import { CouponForm } from './CouponForm'

const usesOf = (coupon: Coupon) => {
  const limit = usageLimitOf(coupon)
  return `${formatCount(coupon.usedCount)} / ${limit === null ? '∞' : formatCount(limit)}`
}

const columns: readonly Column<Coupon>[] = [
  {
    ...textColumn('Code', ({ code }: Coupon) => code),
    cell: ({ code }) => (
      <strong translate="no" className="block font-semibold wrap-anywhere rows:min-w-26">
        {code}
      </strong>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => rupees(amount),
    sortValue: ({ amount }) => amount,
  },
  {
    id: 'used',
    header: 'Used',
    align: 'end',
    cell: (coupon) => <span className="rows:whitespace-nowrap">{usesOf(coupon)}</span>,
    sortValue: ({ usedCount }) => usedCount,
    // a spreadsheet would read 3 / 10 as a date
    csv: (coupon) => `${coupon.usedCount} of ${usageLimitOf(coupon) ?? '∞'}`,
  },
  statusColumn(couponStatus),
  createdColumn('Created', 'day'),
]

const filters = [
  valueFilter<Coupon>(
    'Status',
    'All coupons',
    choices(['active', 'inactive'], (value) => activeStatus(value === 'active').text),
    ({ active }) => (active ? 'active' : 'inactive'),
  ),
]

/** Coupons take rupees off a payment. They can be created, deactivated and deleted, but not edited. */
export function CouponsTab() {
  const crud = useCrud({
    tab: 'coupons',
    one: 'coupon',
    many: 'coupons',
    nameOf: ({ code }) => code,
    addLabel: 'Create coupon',
    deleteTitle: (code) => `Delete coupon ${code}?`,
    records: useQuery(couponsQuery()),
    operation: 'listCoupons',
    calls: couponCalls(),
    remark: limitRemark,
  })
  return (
    <CrudPage
      crud={crud}
      intro="A coupon takes its amount off a payment, once per client."
      form={CouponForm}
      deleting="Clients can no longer use it. Discounts already given stay."
    >
      <TabTable
        query={crud.records}
        operation={crud.operation}
        columns={columns}
        filters={filters}
        caption="Coupons"
        searchHint="Code"
        actions={(coupon, isAimed) => <CouponActions crud={crud} coupon={coupon} isAimed={isAimed} />}
        banner={crud.notices.notice?.text}
        emptyTitle="No coupons yet"
        emptyPicture={<CouponDoor />}
        emptyText="Add the first one with the form on this page."
      />
    </CrudPage>
  )
}

type CouponActionsProps = { crud: Crud<Coupon, CouponInput>; coupon: Coupon; isAimed: IsAimed }

function CouponActions({ crud: { notices, askDelete }, coupon, isAimed }: CouponActionsProps) {
  const deactivate = useMutation(deactivateCouponMutation())
  const neighbour = useRef<HTMLButtonElement>(null)
  const start = () => {
    notices.dismiss()
    // callbacks given to mutate would be lost when a filter removes the row before the call ends
    void deactivate
      .mutateAsync(coupon._id)
      .then(
        () => notices.ok(doneText('deactivateCoupon'), coupon.code),
        (error: unknown) => notices.failed('deactivateCoupon', error, coupon.code),
      )
      .then(() => returnFocus(() => neighbour.current))
  }
  return (
    <div className="flex gap-1.5">
      <Button
        size="sm"
        aria-label={`Deactivate ${coupon.code}`}
        disabled={!coupon.active}
        busy={deactivate.isPending}
        // short, because the button is as wide as its longer label, and the table is narrow
        busyLabel="Wait…"
        onClick={(event) => isAimed(event, coupon._id) && start()}
      >
        Deactivate
      </Button>
      <IconButton
        ref={neighbour}
        label={`Delete ${coupon.code}`}
        variant="danger"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => askDelete(coupon)}
      />
    </div>
  )
}
