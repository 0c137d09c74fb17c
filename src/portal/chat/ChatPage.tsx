import { ArrowLeft } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { EmptyState } from '@/kit/feedback/EmptyState'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Panel } from '@/kit/layout/Panel'
import { TextLink } from '@/kit/text/TextLink'
import { paths } from '@/paths'
import { PageHeader } from '@/portal/shell/PageHeader'
import { isAdmin } from '@/domain/account'
import { useSession } from '@/session/session'
import { ChatThread } from './ChatThread'

export function ChatPage() {
  const { complaintId } = useParams()
  const { user } = useSession()
  const admin = isAdmin(user)
  const back = admin ? paths.admin('help') : paths.support()
  return (
    <>
      <TextLink standalone to={back} className="mb-3 self-start text-14">
        <ArrowLeft aria-hidden="true" />
        {admin ? 'All complaints' : 'All tickets'}
      </TextLink>
      <PageHeader title="Support chat" />
      {complaintId === undefined ? (
        <Panel flush>
          <EmptyState
            level={2}
            title="Select a complaint"
            action={
              <LinkButton variant="primary" to={back}>
                {admin ? 'To the complaints' : 'To your tickets'}
              </LinkButton>
            }
          >
            Every {admin ? 'complaint' : 'ticket'} has a chat of its own. Choose one to open it.
          </EmptyState>
        </Panel>
      ) : (
        user && <ChatThread key={complaintId} complaintId={complaintId} user={user} />
      )}
    </>
  )
}
