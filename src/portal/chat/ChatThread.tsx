import { type ComponentType, type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Complaint } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { LoadingStatus } from '@/kit/feedback/LoadingStatus'
import { Panel } from '@/kit/layout/Panel'
import { QueryView } from '@/kit/feedback/QueryView'
import { Skeleton } from '@/kit/feedback/Skeleton'
import { FailedCall } from '@/portal/FailedCall'
import { failureText } from '@/texts/calls'
import { ChatHeading } from './ChatHeading'
import { Composer } from './Composer'
import { MessageList } from './MessageList'
import { useChat } from './useChat'
import { useOutbox } from './useOutbox'

/** What differs between the client's and the admin's view of a chat. */
export type ChatSide = {
  me: 'user' | 'admin'
  /** The page around the chat, with a heading. */
  Frame: ComponentType<{ title: string; children: ReactNode }>
  /** The list of all tickets: its address, the texts of links to it, and the word for one ticket. */
  list: { to: string; all: string; go: string; one: string }
  /** The name of the client who wrote the ticket; empty in the client's own view. */
  owner: (ticket: Complaint) => string
  /** The name on the other side's messages. */
  other: (ticket: Complaint) => string
  /** The picture beside the other side's messages. */
  face: (ticket: Complaint) => ReactNode
  /** Shown in a closed chat after a request to reopen it. */
  reopenRequested: string
  /** The reader's actions in a closed chat. */
  whenClosed: (ticket: Complaint, focusHeading: () => void) => ReactNode
}

type ChatThreadProps = { complaintId: string; owner: string; side: ChatSide }

/** One ticket with its messages, for clients and admins. */
export function ChatThread({ complaintId, owner, side }: ChatThreadProps) {
  const { complaint, chat, open } = useChat(complaintId)
  const outbox = useOutbox(complaintId, owner)
  const { unsent, failure } = outbox
  const heading = useRef<HTMLHeadingElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  // closing the chat disables the form, which then loses the focus
  useLayoutEffect(() => {
    if (!open && field.current?.form?.contains(document.activeElement)) heading.current?.focus()
  }, [open])
  const count = unsent.length + (chat.data?.length ?? 0)
  // a longer list may push the field under the bottom bar
  useLayoutEffect(() => {
    if (count > 0 && document.activeElement === field.current)
      field.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  /** Focuses the field, because the pressed button disappears. */
  const fromField = (act: () => void) => {
    field.current?.focus()
    act()
  }
  return (
    <QueryView
      query={complaint}
      skeleton={<ChatSkeleton />}
      failed={(error) => failureText('getComplaint', error)}
    >
      {(ticket) => (
        <Panel flush>
          <ChatHeading complaint={ticket} owner={side.owner(ticket)} headingRef={heading} />
          <QueryView
            query={chat}
            skeleton={<MessagesSkeleton />}
            failed={(error) => failureText('listChatMessages', error)}
            failedClassName="p-5"
          >
            {(messages) => (
              <MessageList
                messages={messages}
                unsent={unsent}
                failure={failure}
                onEdit={open ? (index) => fromField(() => outbox.edit(index)) : null}
                me={side.me}
                other={side.other(ticket)}
                face={side.face(ticket)}
              />
            )}
          </QueryView>
          {!open && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-sunken px-5 py-3 text-14">
              <p role="status" className="text-ink-2">
                {closedText(ticket, side)}
              </p>
              {side.whenClosed(ticket, () => heading.current?.focus())}
            </div>
          )}
          <div className="grid gap-3 border-t border-line p-4">
            {open && failure !== null && (
              <FailedCall
                text={failureText('sendChatMessage', failure)}
                error={failure}
                action={
                  unsent.length > 0 && (
                    <Button size="sm" onClick={() => fromField(outbox.retry)}>
                      Try again
                    </Button>
                  )
                }
              />
            )}
            <Composer ref={field} outbox={outbox} open={open} />
          </div>
        </Panel>
      )}
    </QueryView>
  )
}

function closedText({ reopenStatus }: Complaint, { reopenRequested }: ChatSide): string {
  if (reopenStatus === 'pending') return reopenRequested
  if (reopenStatus === 'rejected') return 'This chat is closed. The request to reopen it was rejected.'
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
      <div className="flex items-end gap-2 border-t border-line p-4">
        <Skeleton shape="block" height={70} className="flex-1" />
        <Skeleton shape="block" width={46} height={46} />
      </div>
    </Panel>
  )
}

function MessagesSkeleton() {
  return (
    <div aria-busy="true" className="grid min-h-[180px] content-start gap-2.5 p-5">
      <LoadingStatus />
      <Skeleton shape="block" height={62} width="62%" className="rounded-3" />
      <Skeleton shape="block" height={44} width="48%" className="justify-self-end rounded-3" />
      <Skeleton shape="block" height={62} width="56%" className="rounded-3" />
    </div>
  )
}
