import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { complaintsQuery } from '@/api/complaints'
import type { Complaint } from '@/contract'
import { LinkButton } from '@/kit/actions/LinkButton'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { Panel } from '@/kit/layout/Panel'
import { TextLink } from '@/kit/text/TextLink'
import { AdminPage } from '../shell/AdminPage'
import { tabOf } from '../tabs'

const help = tabOf('help').path

const side = {
  me: 'admin',
  reopenRequested: 'This chat is closed, and its reopening was asked for.',
  whenClosed: () => (
    <TextLink standalone to={help}>
      Decide in Help
    </TextLink>
  ),
} as const

type AdminSide = typeof side & Record<'owner' | 'other', (ticket: Complaint) => string>

type AdminChatProps = {
  complaintId: string | undefined
  /** The messages, which clients and admins see alike. */
  thread: (complaintId: string, side: AdminSide) => ReactNode
}

/** An admin's chat with a client, about one complaint. */
export function AdminChat({ complaintId, thread }: AdminChatProps) {
  const complaints = useQuery(complaintsQuery())
  // a ticket may give only the client's id; then the list of complaints knows the name
  const listed = complaints.data?.find(({ _id }) => _id === complaintId)
  const owner = (ticket: Complaint) => (listed?.user ?? ticket.user)?.name ?? ''
  return (
    <>
      <TextLink standalone to={help} className="mb-3 self-start text-14">
        <ArrowLeft aria-hidden="true" />
        All complaints
      </TextLink>
      <AdminPage title="Support chat">
        {complaintId === undefined ? (
          <Panel flush>
            <EmptyState
              level={2}
              title="Select a complaint"
              action={
                <LinkButton variant="primary" to={help}>
                  To the complaints
                </LinkButton>
              }
            >
              Every complaint has a chat of its own. Choose one to open it.
            </EmptyState>
          </Panel>
        ) : (
          thread(complaintId, { ...side, owner, other: (ticket) => owner(ticket) || 'Client' })
        )}
      </AdminPage>
    </>
  )
}
