import { useQuery } from '@tanstack/react-query'
import { Mail, MailOpen } from 'lucide-react'
import { contactsQuery } from '@/api/contacts'
import { failureText } from '@/api/errors'
import type { Contact } from '@/contract'
import { Badge } from '@/kit/feedback/Badge'
import { Button } from '@/kit/actions/Button'
import { DataTable } from '@/kit/tables/DataTable'
import { EmptyState } from '@/kit/feedback/EmptyState'
import type { Column, TableFilter } from '@/kit/tables/tableTypes'
import { TextLink } from '@/kit/text/TextLink'
import { AdminPage } from '../shell/AdminPage'
import { createdColumn, textColumn } from '../shared/columns'
import { TablePanel } from '../shared/TablePanel'
import { tabOf } from '../tabs'
import { useTableUrl } from '../shared/useTableUrl'
import { useReadToggle } from './useReadToggle'

const readText = ({ read }: Contact) => (read ? 'Read' : 'Unread')

const columns: readonly Column<Contact>[] = [
  textColumn('Name', ({ name }) => name),
  {
    ...textColumn('Email', ({ email }: Contact) => email),
    cell: ({ email }) => (
      <TextLink href={`mailto:${email}`} className="inline-block py-0.5 max-sm:wrap-anywhere">
        {email}
      </TextLink>
    ),
  },
  {
    id: 'message',
    header: 'Message',
    cell: ({ message }) => (
      <p className="max-w-[56ch] min-w-0 wrap-anywhere whitespace-pre-line sm:min-w-[28ch]">{message}</p>
    ),
    searchText: ({ message }) => message,
  },
  createdColumn('Received', 'minute'),
  {
    id: 'status',
    header: 'Status',
    cell: (contact) =>
      contact.read ? (
        <Badge icon={<MailOpen aria-hidden="true" />}>{readText(contact)}</Badge>
      ) : (
        <Badge tone="info" icon={<Mail aria-hidden="true" />}>
          {readText(contact)}
        </Badge>
      ),
    sortValue: readText,
  },
]

const filters: readonly TableFilter<Contact>[] = [
  {
    id: 'status',
    label: 'Status',
    allLabel: 'Read and unread',
    options: [
      { value: 'unread', label: 'Unread' },
      { value: 'read', label: 'Read' },
    ],
    match: ({ read }, value) => read === (value === 'read'),
  },
]

/** What visitors wrote through the contact form. */
export function ContactsTab() {
  const contacts = useQuery(contactsQuery())
  const toggle = useReadToggle()
  const [state, setState] = useTableUrl()
  const { heading } = tabOf('contacts')
  return (
    <AdminPage title={heading} intro="Messages that reached the agency, the newest first.">
      <TablePanel query={contacts} columns={5} failed={(error) => failureText('listContacts', error)}>
        {(rows) => (
          <DataTable
            rows={rows}
            columns={columns}
            rowKey={({ _id }) => _id}
            caption={heading}
            csvFile="contacts.csv"
            state={state}
            onStateChange={setState}
            filters={filters}
            rowClassName={({ read }) =>
              read ? undefined : 'bg-brand-tint font-[560] hover:bg-brand-tint max-sm:hover:bg-brand-tint'
            }
            labels={{ searchHint: 'Name, email or message', actions: 'Mark' }}
            actions={(contact) => (
              <Button size="sm" className="sm:min-w-[8.5rem]" onClick={() => void toggle(contact)}>
                Mark as {contact.read ? 'unread' : 'read'}{' '}
                <span className="sr-only">the message of {contact.name}</span>
              </Button>
            )}
            empty={
              <EmptyState title="No messages yet" level={2}>
                A message that reaches the agency appears here.
              </EmptyState>
            }
          />
        )}
      </TablePanel>
    </AdminPage>
  )
}
