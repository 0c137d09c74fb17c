import { useRef } from 'react'
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
import { focusHeading, isFocusAt } from '../common/focusHeading'
import type { Notices } from '../common/useNotice'

type ComplaintActionsProps = {
  complaint: Complaint
  notices: Notices
  isAimed: IsAimed
  onResolve: () => void
}

/** The next step as a button, the other choices in a menu. */
export function ComplaintActions({ complaint, notices, isAimed, onResolve }: ComplaintActionsProps) {
  const decide = useMutation(decideReopenMutation())
  const place = useRef<HTMLDivElement>(null)
  const { _id, status, reopenStatus } = complaint
  const name = clientName(complaint)
  const open = status === 'open'
  const asksToReopen = reopenStatus === 'pending'
  const decideAs = (action: 'accept' | 'reject') => {
    if (decide.isPending) return
    const buttons = place.current
    notices.dismiss()
    // callbacks of mutate are lost if a filter removes the row before they run
    void decide.mutateAsync({ id: _id, action }).then(
      () => {
        notices.ok(doneText('decideReopen', action === 'accept' ? 'accepted' : 'rejected'), name)
        if (isFocusAt([buttons])) focusHeading()
      },
      (error: unknown) => notices.failed('decideReopen', error, name),
    )
  }
  if (!open && !asksToReopen)
    return (
      <LinkButton size="sm" icon={<MessageCircle aria-hidden="true" />} to={paths.supportChat(_id)}>
        Open chat <span className="sr-only">with {name}</span>
      </LinkButton>
    )
  return (
    <div ref={place} className="flex gap-1.5">
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
