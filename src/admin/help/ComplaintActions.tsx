import { useMutation } from '@tanstack/react-query'
import { Ellipsis, MessageCircle, X } from 'lucide-react'
import { decideReopenMutation } from '@/api/complaints'
import type { Complaint } from '@/contract'
import { Button } from '@/kit/actions/Button'
import { IconButton } from '@/kit/actions/IconButton'
import { LinkButton } from '@/kit/actions/LinkButton'
import { Menu } from '@/kit/overlays/Menu'
import type { IsAimed } from '@/kit/tables/useAimedClicks'
import { paths } from '@/paths'
import { doneText } from '@/texts/calls'
import { clientName } from '@/domain/account'
import { returnFocus } from '../common/returnFocus'
import type { Notices } from '../common/useNotice'

type ComplaintActionsProps = {
  complaint: Complaint
  notices: Notices
  isAimed: IsAimed
  onResolve: () => void
}

const actionsId = (id: string): string => `complaint-${id}`

/** Focuses the first control of the complaint's row, whose buttons have changed. */
export const returnToRow = (id: string) =>
  returnFocus(() => document.getElementById(actionsId(id))?.querySelector<HTMLElement>('a, button'))

/** The next step as a button, the other choices in a menu. */
export function ComplaintActions({ complaint, notices, isAimed, onResolve }: ComplaintActionsProps) {
  const decide = useMutation(decideReopenMutation())
  const { _id, status, reopenStatus } = complaint
  const name = clientName(complaint)
  const open = status === 'open'
  const asksToReopen = reopenStatus === 'pending'
  const decideAs = (action: 'accept' | 'reject') => {
    if (decide.isPending) return
    notices.dismiss()
    // callbacks of mutate are lost if a filter removes the row before they run
    void decide
      .mutateAsync({ id: _id, action })
      .then(
        () => notices.ok(doneText('decideReopen', action === 'accept' ? 'accepted' : 'rejected'), name),
        (error: unknown) => notices.failed('decideReopen', error, name),
      )
      .then(() => returnToRow(_id))
  }
  if (!open && !asksToReopen)
    return (
      <div id={actionsId(_id)}>
        <LinkButton size="sm" icon={<MessageCircle aria-hidden="true" />} to={paths.supportChat(_id)}>
          Open chat <span className="sr-only">with {name}</span>
        </LinkButton>
      </div>
    )
  return (
    <div id={actionsId(_id)} className="flex gap-1.5">
      {asksToReopen ? (
        <Button
          key="reopen"
          size="sm"
          variant="primary"
          busy={decide.isPending}
          busyLabel={decide.variables?.action === 'reject' ? 'Rejecting…' : 'Accepting…'}
          onClick={(event) => isAimed(event, _id) && decideAs('accept')}
        >
          Accept request <span className="sr-only">from {name} to reopen</span>
        </Button>
      ) : (
        <Button key="resolve" size="sm" variant="primary" onClick={onResolve}>
          Resolve <span className="sr-only">{name}’s complaint</span>
        </Button>
      )}
      <Menu
        trigger={<IconButton label={`More for ${name}`} icon={<Ellipsis aria-hidden="true" />} />}
        items={[
          ...(asksToReopen
            ? [
                {
                  label: 'Reject request',
                  icon: <X aria-hidden="true" />,
                  onSelect: () => decideAs('reject'),
                },
              ]
            : []),
          { label: 'Open chat', icon: <MessageCircle aria-hidden="true" />, to: paths.supportChat(_id) },
        ]}
      />
    </div>
  )
}
