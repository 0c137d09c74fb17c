import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, User as UserIcon } from 'lucide-react'
import { usersQuery } from '@/api/users'
import { BANNER_MS } from '@/config/constants'
import type { User } from '@/contract'
import { ROLES, roleText } from '@/domain/account'
import { ChairDoor } from '@/kit/doors/ChairDoor'
import { Badge } from '@/kit/feedback/Badge'
import type { Column } from '@/kit/tables/tableTypes'
import { choices, createdColumn, textColumn, valueFilter } from '@/kit/tables/columns'
import { TabPage } from '../common/TabPage'
import { TabTable } from '../common/TabTable'
import { useNotice } from '../common/useNotice'
import { RoleSelect } from './RoleSelect'

const columns: readonly Column<User>[] = [
  textColumn('Name', ({ name }) => name),
  textColumn('Email', ({ email }) => email),
  {
    id: 'role',
    header: 'Role',
    cell: ({ role }) => (
      <Badge
        tone={role === 'admin' ? 'gold' : 'neutral'}
        icon={role === 'admin' ? <ShieldCheck aria-hidden="true" /> : <UserIcon aria-hidden="true" />}
      >
        {roleText(role)}
      </Badge>
    ),
    sortValue: ({ role }) => role,
    csv: ({ role }) => roleText(role),
  },
  createdColumn('Created', 'day'),
]

const filters = [valueFilter<User>('Role', 'All roles', choices(ROLES, roleText), ({ role }) => role)]

export function UsersTab() {
  const users = useQuery(usersQuery())
  const notices = useNotice(BANNER_MS)
  return (
    <TabPage
      tab="users"
      notices={notices}
      intro="Admins can do everything in this panel, including changing roles."
    >
      <TabTable
        query={users}
        operation="listUsers"
        columns={columns}
        filters={filters}
        caption="Manage Users"
        csvFile="users.csv"
        searchHint="Name or email"
        actionsLabel="Change role"
        actions={(user) => <RoleSelect user={user} notices={notices} />}
        emptyTitle="No users yet"
        emptyPicture={<ChairDoor />}
      />
    </TabPage>
  )
}
