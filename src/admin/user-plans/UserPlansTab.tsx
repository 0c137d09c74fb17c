import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allSubscriptionsQuery } from '@/api/subscriptions'
import { usersQuery } from '@/api/users'
import { planLabel } from '@/domain/plan'
import { subscriptionStatus } from '@/domain/subscription'
import { ChairDoor } from '@/kit/doors/ChairDoor'
import { StatusBadge } from '@/kit/feedback/StatusBadge'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { fileDate, formatDate } from '@/lib/dates'
import { bothQueries } from '../common/bothQueries'
import { choices, shownDate, textColumn } from '@/kit/tables/columns'
import { TabPage } from '../common/TabPage'
import { TabTable } from '../common/TabTable'
import { latestByUser, type UserPlan } from './latest'

const NOT_AVAILABLE = 'N/A'
const plan = ({ latest }: UserPlan) => (latest ? planLabel(latest.plan) : 'None')
const status = ({ latest }: UserPlan) => (latest ? subscriptionStatus(latest.status).text : NOT_AVAILABLE)
const expiry = ({ latest }: UserPlan) => (latest?.expiresAt ? formatDate(latest.expiresAt) : NOT_AVAILABLE)

const columns: readonly Column<UserPlan>[] = [
  textColumn('Name', ({ name }) => name),
  textColumn('Email', ({ email }) => email),
  { ...textColumn('Plan', plan), sortValue: (row) => (row.latest ? plan(row) : undefined) },
  {
    ...textColumn('Status', status),
    sortValue: (row) => (row.latest ? status(row) : undefined),
    cell: (row) =>
      row.latest ? <StatusBadge status={subscriptionStatus(row.latest.status)} /> : NOT_AVAILABLE,
  },
  {
    ...textColumn('Expires At', expiry),
    cell: ({ latest }) => (latest?.expiresAt ? shownDate(latest.expiresAt) : NOT_AVAILABLE),
    sortValue: ({ latest }) => (latest?.expiresAt ? Date.parse(latest.expiresAt) : undefined),
    csv: ({ latest }) => (latest?.expiresAt ? { date: fileDate(latest.expiresAt) } : NOT_AVAILABLE),
  },
]

const filters: readonly TableFilter<UserPlan>[] = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'All statuses',
    options: [
      ...choices(['pending', 'active', 'expired', 'rejected'], (value) => subscriptionStatus(value).text),
      { value: 'none', label: 'No plan' },
    ],
    match: ({ latest }, value) =>
      latest ? subscriptionStatus(latest.status).text === subscriptionStatus(value).text : value === 'none',
  },
]

/** Every user with their latest subscription. */
export function UserPlansTab() {
  const both = bothQueries(useQuery(usersQuery()), useQuery(allSubscriptionsQuery()))
  const { a: users, b: subscriptions } = both.data ?? {}
  const rows = useMemo(
    () => users && subscriptions && latestByUser(users, subscriptions),
    [users, subscriptions],
  )
  return (
    <TabPage tab="user-plans" intro="Each user with their latest subscription.">
      <TabTable
        query={{ ...both, data: rows }}
        operation="listAllSubscriptions"
        columns={columns}
        filters={filters}
        caption="User Plans"
        searchHint="Name, email, plan or status"
        emptyTitle="No users yet"
        emptyPicture={<ChairDoor />}
        emptyText="Users appear here with their plan as soon as they have an account."
      />
    </TabPage>
  )
}
