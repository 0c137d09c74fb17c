import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { sendAutoExpiryNotificationsMutation } from '@/api/notifications'
import { Button } from '@/kit/actions/Button'
import { Panel } from '@/kit/layout/Panel'
import { formatCount } from '@/lib/count'
import { doneText } from '@/texts/calls'
import type { Notices } from '../common/useNotice'

const NONE_DUE =
  'Either no active plan has 2 days left, or all clients with such a plan have already been reminded today.'

/** Empty if the server does not say how many reminders it sent. */
function sentText(count: number | undefined): string {
  if (count === undefined) return ''
  return count === 1 ? '1 reminder sent.' : `${formatCount(count)} reminders sent.`
}

export function AutoExpiryPanel({ notices }: { notices: Notices }) {
  const remind = useMutation(sendAutoExpiryNotificationsMutation())
  const send = () => {
    notices.dismiss()
    // callbacks of mutate are lost if the tab unmounts before they run
    void remind.mutateAsync().then(
      (answer) => {
        if (answer?.count === 0) notices.info('No reminders due.', NONE_DUE)
        else notices.ok(doneText('sendAutoExpiryNotifications'), sentText(answer?.count))
      },
      (error: unknown) => notices.failed('sendAutoExpiryNotifications', error),
    )
  }
  return (
    <Panel title="Expiry reminders">
      <div className="grid justify-items-start gap-4">
        <p className="text-14 text-ink-2">Reminds every client whose plan has 2 days left.</p>
        <Button
          size="sm"
          icon={<BellRing aria-hidden="true" />}
          busy={remind.isPending}
          busyLabel="Sending…"
          onClick={send}
        >
          Send auto-expiry notifications
        </Button>
      </div>
    </Panel>
  )
}
