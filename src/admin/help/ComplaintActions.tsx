import { useMutation } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { decideReopenMutation } from '@/api/complaints'
import type { Complaint } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { LinkButton } from '@/kit/actions/LinkButton'
import { paths } from '@/paths'
import { doneText } from '@/texts/calls'
import { clientName } from '@/domain/account'
import { focusHeading, isFocusAt } from '../common/focusHeading'
import type { Notices } from '../common/useNotice'

type ComplaintActionsProps = { complaint: Complaint; notices: Notices; onResolve: () => void }

export function ComplaintActions({ complaint, notices, onResolve }: ComplaintActionsProps) {
  const decide = useMutation(decideReopenMutation())
  const { _id, status, reopenStatus } = complaint
  const name = clientName(complaint)
  const running = decide.isPending ? decide.variables.action : null
  const decideAs = (action: 'accept' | 'reject', button: Element) => {
    if (running !== null) return
    notices.dismiss()
    // callbacks of mutate are lost when a filter removes the row first
    void decide.mutateAsync({ id: _id, action }).then(
      () => {
        notices.ok(doneText('decideReopen', action === 'accept' ? 'accepted' : 'rejected'), name)
        if (isFocusAt([button])) focusHeading()
      },
      (error: unknown) => notices.failed('decideReopen', error, name),
    )
  }
  return (
    <>
      {status === 'open' && (
        <Button size="sm" variant="primary" onClick={onResolve}>
          Resolve <span className="sr-only">the complaint of {name}</span>
        </Button>
      )}
      {reopenStatus === 'pending' && (
        <>
          <Button
            size="sm"
            variant="primary"
            busy={running === 'accept'}
            busyLabel="Accepting…"
            onClick={({ currentTarget }) => decideAs('accept', currentTarget)}
          >
            Accept reopen <span className="sr-only">of {name}</span>
          </Button>
          <Button
            size="sm"
            variant="danger"
            busy={running === 'reject'}
            busyLabel="Rejecting…"
            onClick={({ currentTarget }) => decideAs('reject', currentTarget)}
          >
            Reject reopen <span className="sr-only">of {name}</span>
          </Button>
        </>
      )}
      <LinkButton size="sm" icon={<MessageCircle aria-hidden="true" />} to={paths.supportChat(_id)}>
        Open chat <span className="sr-only">with {name}</span>
      </LinkButton>
    </>
  )
}
