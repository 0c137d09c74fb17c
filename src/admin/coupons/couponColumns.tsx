import type { Coupon } from '@/contract'
import { Badge } from '@/kit/feedback/Badge'
import type { Column } from '@/kit/tables/tableTypes'
import { rupees } from '@/lib/money'
import { createdColumn, valueFilter } from '../shared/columns'

const statusOf = ({ active }: Coupon) => (active ? 'Active' : 'Inactive')

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
  {
    id: 'status',
    header: 'Status',
    cell: (coupon) => <Badge tone={coupon.active ? 'ok' : 'neutral'}>{statusOf(coupon)}</Badge>,
    sortValue: statusOf,
  },
  createdColumn('Created', 'day'),
]

export const couponFilters = [
  valueFilter<Coupon>(
    'Status',
    'All coupons',
    [
      { value: 'active', label: 'Active' },
      { value: 'inactive', label: 'Inactive' },
    ],
    ({ active }) => (active ? 'active' : 'inactive'),
  ),
]
