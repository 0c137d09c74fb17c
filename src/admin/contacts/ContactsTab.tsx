import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Mail, MailOpen } from 'lucide-react'
import { contactsQuery, markContactReadMutation, markContactUnreadMutation } from '@/api/contacts'
import { patch } from '@/api/query'
import type { Contact } from '@/contract'
import { Badge } from '@/kit/feedback/Badge'
import { Button } from '@/kit/actions/Button'
import { LetterDoor } from '@/kit/doors/LetterDoor'
import type { Column } from '@/kit/tables/tableTypes'
import { AddressText } from '@/kit/text/AddressText'
import { TextLink } from '@/kit/text/TextLink'
import { createdColumn, searchColumn, textColumn, valueFilter } from '@/kit/tables/columns'
import { returnFocus } from '../common/returnFocus'
import { TabPage } from '../common/TabPage'
import { TabTable } from '../common/TabTable'

const readText = ({ read }: Contact) => (read ? 'Read' : 'Unread')

const columns: readonly Column<Contact>[] = [
  textColumn('Name', ({ name }) => name),
  {
    ...textColumn('Email', ({ email }: Contact) => email),
    cell: ({ email }) => (
      <TextLink
        href={`mailto:${email}`}
        className="inline-block py-0.5 @max-5xl:wrap-anywhere rows:min-w-[5.5rem]"
      >
        <AddressText>{email}</AddressText>
      </TextLink>
    ),
  },
  {
    ...searchColumn('Message', ({ message }: Contact) => message),
    cell: ({ message }) => (
      <p className="max-w-[56ch] min-w-0 wrap-anywhere whitespace-pre-line rows:min-w-[18ch]">{message}</p>
    ),
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

const filters = [
  valueFilter<Contact>(
    'Status',
    'Read and unread',
    [
      { value: 'unread', label: 'Unread' },
      { value: 'read', label: 'Read' },
    ],
    ({ read }) => (read ? 'read' : 'unread'),
  ),
]

/** Lists what visitors sent with the contact form. */
export function ContactsTab() {
  const contacts = useQuery(contactsQuery())
  const toggle = useReadToggle()
  return (
    <TabPage tab="contacts" intro="Messages we have received, newest first.">
      <TabTable
        query={contacts}
        operation="listContacts"
        columns={columns}
        filters={filters}
        caption="User Contacts"
        csvFile="contacts.csv"
        searchHint="Name, email or message"
        actionsLabel="Mark"
        rowClassName={({ read }) => (read ? undefined : 'bg-brand-tint font-[560]')}
        actions={(contact) => (
          <Button
            size="sm"
            className="rows:min-w-[8.5rem]"
            onClick={({ currentTarget }) => {
              const row = currentTarget.closest('tr')
              const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
              void toggle(contact).then(() => returnFocus(() => neighbour?.querySelector('button')))
            }}
          >
            Mark as {contact.read ? 'unread' : 'read'}
            <span className="sr-only">: message from {contact.name}</span>
          </Button>
        )}
        emptyTitle="No messages yet"
        emptyPicture={<LetterDoor />}
        emptyText="New messages appear here."
      />
    </TabPage>
  )
}

/** Marks a message read or unread on the screen at once; a failed call does not undo this (SPEC section 8). */
function useReadToggle() {
  const client = useQueryClient()
  const read = useMutation(markContactReadMutation())
  const unread = useMutation(markContactUnreadMutation())
  return async ({ _id, read: isRead }: Contact) => {
    await patch(client, contactsQuery(), ({ contacts }) => ({
      contacts: contacts.map((contact) => (contact._id === _id ? { ...contact, read: !isRead } : contact)),
    }))
    if (isRead) unread.mutate(_id)
    else read.mutate(_id)
  }
}
