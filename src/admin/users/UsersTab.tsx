import { useQuery } from '@tanstack/react-query'
import { ShieldCheck, User as UserIcon } from 'lucide-react'
import { failureText, roleUpdatedText } from '@/api/errors'
import { usersQuery } from '@/api/users'
import { BANNER_MS } from '@/config/constants'
import type { User } from '@/contract'
import { Badge } from '@/kit/feedback/Badge'
import { DataTable } from '@/kit/tables/DataTable'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { AdminPage } from '../shell/AdminPage'
import { createdColumn, textColumn } from '../shared/columns'
import { NoticeBanner } from '../shared/NoticeBanner'
import { TablePanel } from '../shared/TablePanel'
import { tabOf } from '../tabs'
import { useNotice } from '../shared/useNotice'
import { useTableUrl } from '../shared/useTableUrl'
import { RoleSelect } from './RoleSelect'
import { roleLabel } from './roles'

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
        {roleLabel(role)}
      </Badge>
    ),
    sortValue: ({ role }) => role,
    csv: ({ role }) => roleLabel(role),
  },
  createdColumn('Created', 'day'),
]

const filters: readonly TableFilter<User>[] = [
  {
    id: 'role',
    label: 'Role',
    allLabel: 'All roles',
    options: [
      { value: 'user', label: 'User' },
      { value: 'admin', label: 'Admin' },
    ],
    match: ({ role }, value) => role === value,
  },
]

/** All accounts, and who of them is an admin. */
export function UsersTab() {
  const users = useQuery(usersQuery())
  const notices = useNotice(BANNER_MS)
  const [state, setState] = useTableUrl()
  return (
    <AdminPage
      title={tabOf('users').heading}
      intro="An admin can do everything in this panel, this list included."
    >
      <NoticeBanner notices={notices} />
      <TablePanel query={users} columns={5} failed={(error) => failureText('listUsers', error)}>
        {(rows) => (
          <DataTable
            rows={rows}
            columns={columns}
            rowKey={({ _id }) => _id}
            caption="Manage Users"
            csvFile="users.csv"
            state={state}
            onStateChange={setState}
            filters={filters}
            labels={{ searchHint: 'Name or email', actions: 'Change role' }}
            actions={(user) => (
              <RoleSelect
                user={user}
                onStart={notices.dismiss}
                onDone={(role) => notices.ok(roleUpdatedText(role), user.name)}
                onFailed={(error) => notices.failed('changeUserRole', error, user.name)}
              />
            )}
            empty={<EmptyState title="Nobody has registered yet" level={2} />}
          />
        )}
      </TablePanel>
    </AdminPage>
  )
}
