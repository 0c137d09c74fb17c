import { useMutation } from '@tanstack/react-query'
import { approveRenewalMutation, rejectRenewalMutation } from '@/api/renewals'
import type { Subscription } from '@/contract'
import { planLabel } from '@/domain/plan'
import { doneText } from '@/texts/calls'
import { clientName } from '@/domain/account'
import { focusHeading } from '../common/focusHeading'
import { approvalRemark, rejectionRemark } from '../common/remarks'
import { useDrafts } from '../common/useDrafts'
import type { Notices } from '../common/useNotice'

export type RunningDecision = { id: string; kind: 'approve' | 'reject' }

/** The kind of draft that a reason is. */
export const REJECTION = 'renewal-rejection'

const named = (request: Subscription) => `${clientName(request)}, ${planLabel(request.plan)}`

/** Decides one request at a time and shows the result. */
export function useRenewalDecision(notices: Notices) {
  const approve = useMutation(approveRenewalMutation())
  const reject = useMutation(rejectRenewalMutation())
  const reasons = useDrafts(REJECTION)
  const running: RunningDecision | null = approve.isPending
    ? { id: approve.variables, kind: 'approve' }
    : reject.isPending
      ? { id: reject.variables.id, kind: 'reject' }
      : null
  // the decided card has left the page, and with it the button that had the focus
  const done = (request: Subscription) => {
    reasons.forget(request._id)
    focusHeading()
  }
  return {
    running,
    approve: (request: Subscription) => {
      notices.dismiss()
      approve.mutate(request._id, {
        onSuccess: (answer) => {
          const about = [named(request), approvalRemark(answer?.subscription)].filter(Boolean).join('. ')
          notices.ok(doneText('approveRenewal'), about)
          done(request)
        },
        onError: (error) => notices.failed('approveRenewal', error, named(request)),
      })
    },
    /** A blank reason skips the rejection silently (SPEC section 5). */
    reject: (request: Subscription, reason: string) => {
      const given = reason.trim()
      if (given === '') return
      notices.dismiss()
      reject.mutate(
        { id: request._id, reason: given },
        {
          onSuccess: (answer) => {
            notices.ok(doneText('rejectRenewal'), named(request), rejectionRemark(answer?.subscription))
            done(request)
          },
          onError: (error) => notices.failed('rejectRenewal', error, named(request)),
        },
      )
    },
  }
}
