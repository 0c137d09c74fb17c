import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { failureText } from '@/api/errors'
import { allSubscriptionsQuery } from '@/api/subscriptions'
import { usersQuery } from '@/api/users'
import type { Subscription, User } from '@/contract'
import { DataTable } from '@/kit/tables/DataTable'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { fileDate, formatDate } from '@/lib/dates'
import { planLabel } from '@/domain/plan'
import { AdminPage } from '../shell/AdminPage'
import { bothQueries } from '../shared/bothQueries'
import { textColumn } from '../shared/columns'
import { StatusBadge, statusOptions, statusText } from '../shared/status'
import { TablePanel } from '../shared/TablePanel'
import { tabOf } from '../tabs'
import { useTableUrl } from '../shared/useTableUrl'
import { latestByUser, type UserPlan } from './latest'

const NOT_AVAILABLE = 'N/A'
const plan = ({ latest }: UserPlan) => (latest ? planLabel(latest.plan) : 'None')
const status = ({ latest }: UserPlan) => (latest ? statusText(latest.status) : NOT_AVAILABLE)
const expiry = ({ latest }: UserPlan) => (latest?.expiresAt ? formatDate(latest.expiresAt) : NOT_AVAILABLE)

const columns: readonly Column<UserPlan>[] = [
  textColumn('Name', ({ user }) => user.name),
  textColumn('Email', ({ user }) => user.email),
  textColumn('Plan', plan),
  {
    ...textColumn('Status', status),
    cell: (row) => (row.latest ? <StatusBadge status={row.latest.status} /> : NOT_AVAILABLE),
  },
  {
    ...textColumn('Expires At', expiry),
    sortValue: ({ latest }) => (latest?.expiresAt ? Date.parse(latest.expiresAt) : 0),
    csv: ({ latest }) => (latest?.expiresAt ? fileDate(latest.expiresAt) : NOT_AVAILABLE),
  },
]

const filters: readonly TableFilter<UserPlan>[] = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: [
      ...statusOptions(['pending', 'active', 'expired', 'rejected']),
      { value: 'none', label: 'No plan' },
    ],
    match: ({ latest }, value) =>
      latest ? statusText(latest.status) === statusText(value) : value === 'none',
  },
]

/** Every user with their latest subscription. */
export function UserPlansTab() {
  const both = bothQueries(useQuery(usersQuery()), useQuery(allSubscriptionsQuery()))
  return (
    <AdminPage title={tabOf('user-plans').heading} intro="Each user with the subscription they took last.">
      <TablePanel query={both} columns={5} failed={(error) => failureText('listAllSubscriptions', error)}>
        {({ a: users, b: subscriptions }) => <PlansTable users={users} subscriptions={subscriptions} />}
      </TablePanel>
    </AdminPage>
  )
}

function PlansTable({ users, subscriptions }: { users: User[]; subscriptions: Subscription[] }) {
  const [state, setState] = useTableUrl()
  const rows = useMemo(() => latestByUser(users, subscriptions), [users, subscriptions])
  return (
    <DataTable
      rows={rows}
      columns={columns}
      rowKey={({ user }) => user._id}
      caption="User Plans"
      state={state}
      onStateChange={setState}
      filters={filters}
      labels={{ searchHint: 'Name, email, plan or status' }}
      empty={
        <EmptyState title="Nobody has registered yet" level={2}>
          Users appear here with their plan as soon as they have an account.
        </EmptyState>
      }
    />
  )
}
