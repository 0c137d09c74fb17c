import { useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { complaintsQuery } from '@/api/complaints'
import type { Complaint, User } from '@/contract'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { mayReopen } from '@/domain/complaint'
import { ReopenChat } from '@/portal/support/ReopenChat'
import { failureText } from '@/texts/calls'
import { isAdmin } from '@/domain/account'
import { ChatHeading } from './ChatHeading'
import { Composer } from './Composer'
import { MessageList } from './MessageList'
import { useChat } from './useChat'

/** One ticket with its messages. An admin writes here too, for the other side. */
export function ChatThread({ complaintId, user }: { complaintId: string; user: User }) {
  const { complaint, chat, open } = useChat(complaintId)
  const heading = useRef<HTMLHeadingElement>(null)
  const admin = isAdmin(user)
  // the panel has the list anyway, and it knows the names of clients whom the ticket tells by an id alone
  const complaints = useQuery({ ...complaintsQuery(), enabled: admin })
  const listed = complaints.data?.find(({ _id }) => _id === complaintId)
  const withClient = (ticket: Complaint) => ({ ...ticket, user: listed?.user ?? ticket.user })
  return (
    <QueryView
      query={complaint}
      skeleton={<ChatSkeleton />}
      failed={(error) => failureText('getComplaint', error)}
    >
      {(ticket) => (
        <Panel flush>
          <ChatHeading complaint={withClient(ticket)} headingRef={heading} forAdmin={admin} />
          <QueryView
            query={chat}
            skeleton={<MessagesSkeleton />}
            failed={(error) => failureText('listChatMessages', error)}
            failedClassName="p-5"
          >
            {(messages) => (
              <MessageList messages={messages} me={admin ? 'admin' : 'user'} complaint={withClient(ticket)} />
            )}
          </QueryView>
          {!open && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken px-5 py-3 text-14">
              <p className="text-ink-2">{closedText(ticket, admin)}</p>
              {admin ? (
                <TextLink standalone to={paths.admin('help')}>
                  Decide in Help
                </TextLink>
              ) : (
                mayReopen(ticket) && (
                  <ReopenChat
                    variant="secondary"
                    complaintId={complaintId}
                    onRequested={() => heading.current?.focus()}
                  />
                )
              )}
            </div>
          )}
          <Composer complaintId={complaintId} userId={user._id} open={open} />
        </Panel>
      )}
    </QueryView>
  )
}

function closedText({ reopenStatus }: Complaint, admin: boolean): string {
  if (reopenStatus === 'pending')
    return admin
      ? 'This chat is closed, and its reopening was asked for.'
      : 'This chat is closed. You have asked us to reopen it, and an admin decides about it.'
  if (reopenStatus === 'rejected') return 'This chat is closed. The request to reopen it was declined.'
  return 'This chat is closed.'
}

function ChatSkeleton() {
  return (
    <Panel flush>
      <div className="grid gap-2.5 border-b border-line px-5 py-4">
        <Skeleton width="46%" height={18} />
        <Skeleton width={92} height={22} />
      </div>
      <MessagesSkeleton />
    </Panel>
  )
}

function MessagesSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-2.5 p-5">
      <LoadingStatus />
      <Skeleton shape="block" height={62} width="62%" className="rounded-3" />
      <Skeleton shape="block" height={44} width="48%" className="justify-self-end rounded-3" />
      <Skeleton shape="block" height={62} width="56%" className="rounded-3" />
    </div>
  )
}
