import { useMutation } from '@tanstack/react-query'
import { BellRing } from 'lucide-react'
import { doneText, failureText } from '@/api/errors'
import { sendAutoExpiryNotificationsMutation } from '@/api/notifications'
import { Button } from '@/kit/Button'
import { Panel } from '@/kit/Panel'
import type { Notices } from '../useNotice'

/** One click reminds every client whose plan has two days left. */
export function AutoExpiryPanel({ notices }: { notices: Notices }) {
  const remind = useMutation(sendAutoExpiryNotificationsMutation())
  const send = () => {
    notices.dismiss()
    remind.mutate(undefined, {
      onSuccess: () => notices.ok(doneText('sendAutoExpiryNotifications')),
      onError: (error) => notices.err(failureText('sendAutoExpiryNotifications', error)),
    })
  }
  return (
    <Panel title="Expiry reminders">
      <div className="grid justify-items-start gap-4">
        <p className="text-14 text-ink-2">Tells every client whose plan has 2 days left that it ends.</p>
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
