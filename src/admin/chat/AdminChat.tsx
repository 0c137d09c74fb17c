import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { complaintsQuery } from '@/api/complaints'
import type { Complaint } from '@/contract'
import { Avatar } from '@/kit/text/Avatar'
import { TextLink } from '@/kit/text/TextLink'
import { AdminPage } from '../shell/AdminPage'
import { tabOf } from '../tabs'

const help = tabOf('help').path

const side = {
  me: 'admin',
  Frame: AdminPage,
  list: { to: help, all: 'All complaints', go: 'Go to the complaints', one: 'complaint' },
  reopenRequested: 'This chat is closed. The client has asked to reopen it.',
  whenClosed: ({ reopenStatus }: Complaint) =>
    reopenStatus === 'pending' && (
      <TextLink standalone to={help}>
        Decide in Help
      </TextLink>
    ),
} as const

type AdminSide = typeof side &
  Record<'owner' | 'other', (ticket: Complaint) => string> & { face: (ticket: Complaint) => ReactNode }

/** The admin's side of a chat; `chat` renders the part shared with clients. */
export function AdminChat({ chat }: { chat: (side: AdminSide) => ReactNode }) {
  const complaints = useQuery(complaintsQuery())
  const owner = ({ _id: id, user }: Complaint) => {
    // a ticket may have only the client's ID; the complaint list has the name
    const listed = complaints.data?.find(({ _id }) => _id === id)
    return (listed?.user ?? user)?.name ?? ''
  }
  return chat({
    ...side,
    owner,
    other: (ticket) => owner(ticket) || 'Client',
    face: (ticket) => <Avatar name={owner(ticket)} size={28} />,
  })
}
