import type { Coupon } from '@/contract'
import { couponStatus } from '@/domain/coupon'
import type { Column } from '@/kit/tables/tableTypes'
import { rupees } from '@/lib/money'
import { activeStatus } from '@/lib/status'
import { choices, createdColumn, statusColumn, valueFilter } from '../shared/columns'

const usesOf = ({ usedCount, usageLimit }: Coupon) => `${usedCount} / ${usageLimit ?? '∞'}`

export const couponColumns: readonly Column<Coupon>[] = [
  {
    id: 'code',
    header: 'Code',
    cell: ({ code }) => <strong className="font-semibold">{code}</strong>,
    searchText: ({ code }) => code,
    sortValue: ({ code }) => code,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    cell: ({ amount }) => rupees(amount),
    sortValue: ({ amount }) => amount,
    csv: ({ amount }) => String(amount),
  },
  {
    id: 'used',
    header: 'Used',
    align: 'end',
    cell: (coupon) => <span className="whitespace-nowrap">{usesOf(coupon)}</span>,
    sortValue: ({ usedCount }) => usedCount,
    csv: usesOf,
  },
  statusColumn('Status', couponStatus),
  createdColumn('Created', 'day'),
]

export const couponFilters = [
  valueFilter<Coupon>(
    'Status',
    'All coupons',
    choices(['active', 'inactive'], (value) => activeStatus(value === 'active').text),
    ({ active }) => (active ? 'active' : 'inactive'),
  ),
]
