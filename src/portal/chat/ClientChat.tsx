import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { brand } from '@/config/brand'
import { mayReopen } from '@/domain/complaint'
import { LinkButton } from '@/kit/actions/LinkButton'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { Panel } from '@/kit/layout/Panel'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { PageHeader } from '@/portal/shell/PageHeader'
import { ReopenChat } from '@/portal/support/ReopenChat'
import type { ChatSide } from './ChatThread'

const side: ChatSide = {
  me: 'user',
  owner: () => '',
  other: () => brand.name,
  reopenRequested: 'This chat is closed. You have asked us to reopen it, and an admin decides about it.',
  whenClosed: (ticket, focusHeading) =>
    mayReopen(ticket) && (
      <ReopenChat variant="secondary" complaintId={ticket._id} onRequested={focusHeading} />
    ),
}

type ClientChatProps = {
  complaintId: string | undefined
  thread: (complaintId: string, side: ChatSide) => ReactNode
}

/** A client's chat about one of the own tickets. */
export function ClientChat({ complaintId, thread }: ClientChatProps) {
  return (
    <>
      <TextLink standalone to={paths.support()} className="mb-3 self-start text-14">
        <ArrowLeft aria-hidden="true" />
        All tickets
      </TextLink>
      <PageHeader title="Support chat" />
      {complaintId === undefined ? (
        <Panel flush>
          <EmptyState
            level={2}
            title="Select a complaint"
            action={
              <LinkButton variant="primary" to={paths.support()}>
                To your tickets
              </LinkButton>
            }
          >
            Every ticket has a chat of its own. Choose one to open it.
          </EmptyState>
        </Panel>
      ) : (
        thread(complaintId, side)
      )}
    </>
  )
}
