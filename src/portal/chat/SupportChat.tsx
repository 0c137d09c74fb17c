import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { LinkButton } from '@/kit/actions/LinkButton'
import { TicketDoor } from '@/kit/doors/TicketDoor'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { Panel } from '@/kit/layout/Panel'
import { TextLink } from '@/kit/text/TextLink'
import { useSession } from '@/session/session'
import { ownerOf } from '@/session/owner'
import { type ChatSide, ChatThread } from './ChatThread'

/** The chat page. Without a ticket in the address, it shows a link to the list. */
export function SupportChat({ side }: { side: ChatSide }) {
  const { complaintId } = useParams()
  const { user } = useSession()
  const { Frame, list } = side
  if (!user) return null
  return (
    <>
      <TextLink standalone to={list.to} className="mb-3 self-start text-14">
        <ArrowLeft aria-hidden="true" />
        {list.all}
      </TextLink>
      <Frame title="Support chat">
        {complaintId === undefined ? (
          <Panel flush>
            <EmptyState
              level={2}
              title={`Select a ${list.one}`}
              picture={<TicketDoor />}
              action={
                <LinkButton variant="primary" to={list.to}>
                  {list.go}
                </LinkButton>
              }
            >
              Every {list.one} has its own chat. Choose one to read it.
            </EmptyState>
          </Panel>
        ) : (
          <ChatThread key={complaintId} complaintId={complaintId} owner={ownerOf(user)} side={side} />
        )}
      </Frame>
    </>
  )
}
