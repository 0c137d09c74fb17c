import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { approveRenewalMutation, rejectRenewalMutation } from '@/api/renewals'
import type { Subscription } from '@/contract'
import { planLabel } from '@/domain/plan'
import { doneText } from '@/texts/calls'
import { clientName } from '@/domain/account'
import { focusHeading, isFocusAt } from '../common/focusHeading'
import { approvalRemark, rejectionRemark } from '../common/remarks'
import { useDrafts } from '../common/useDrafts'
import type { Notices } from '../common/useNotice'
import { useOpenItem } from '../common/useOpenItem'

export type RenewalDecision = ReturnType<typeof useRenewalDecision>

export const RENEWAL_REJECTION = 'renewal-rejection'

export const cardId = ({ _id }: Subscription): string => `renewal-${_id}`

const named = (request: Subscription) => `${clientName(request)}, ${planLabel(request.plan)}`

export function useRenewalDecision(requests: readonly Subscription[] | undefined, notices: Notices) {
  const approve = useMutation(approveRenewalMutation())
  const reject = useMutation(rejectRenewalMutation())
  const reasons = useDrafts(RENEWAL_REJECTION)
  const refused = (approve.isError && approve.variables) || (reject.isError && reject.variables.id)
  // the refetched list lacks the request, because another admin has decided on it
  const gone = refused && requests?.every(({ _id }) => _id !== refused)
  useEffect(() => {
    if (gone && isFocusAt([])) focusHeading()
  }, [gone])
  const { openId, show } = useOpenItem('reject')
  const linked = requests?.find(({ _id }) => _id === openId)
  // keeps a started reason even if another admin decides the request first
  const [begun, setBegun] = useState<Subscription | null>(null)
  if (linked && linked._id !== begun?._id) setBegun(linked)
  const asked = begun?._id === openId ? begun : null
  const isDecided = asked !== null && !linked
  // the dialog closes, but the button that opened it is gone
  useEffect(() => (isDecided ? focusHeading : undefined), [isDecided])
  // the card disappears, and with it the focused button, to which the closing dialog would return the focus
  const done = (request: Subscription) => {
    reasons.forget(request._id)
    const closing = document.querySelector('[role="dialog"]')
    if (isFocusAt([document.getElementById(cardId(request)), closing])) focusHeading()
  }
  return {
    /** The ID of the request being approved, and of the one being rejected. */
    approving: approve.isPending ? approve.variables : null,
    rejecting: reject.isPending ? reject.variables.id : null,
    asked,
    /** Whether another admin has decided the asked request. */
    isDecided,
    ask: (request: Subscription) => show(request._id),
    cancel: () => show(null),
    approve: (request: Subscription) => {
      notices.dismiss()
      // callbacks of mutate are lost if the tab unmounts before they run
      void approve.mutateAsync(request._id).then(
        (answer) => {
          const about = [named(request), approvalRemark(answer?.subscription)].filter(Boolean).join('. ')
          notices.ok(doneText('approveRenewal'), about)
          done(request)
        },
        (error) => notices.failed('approveRenewal', error, named(request)),
      )
    },
    /** A blank reason skips the rejection silently (SPEC section 5). */
    reject: (reason: string) => {
      show(null)
      if (!asked || reason === '') return
      notices.dismiss()
      void reject.mutateAsync({ id: asked._id, reason }).then(
        (answer) => {
          notices.ok(doneText('rejectRenewal'), named(asked), rejectionRemark(answer?.subscription))
          done(asked)
        },
        (error) => notices.failed('rejectRenewal', error, named(asked)),
      )
    },
  }
}
