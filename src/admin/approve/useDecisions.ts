import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Answer } from '@/api/answer'
import { invalidate, patch } from '@/api/query'
import {
  approveAtOnce,
  approveSubscriptionMutation,
  decisionChanges,
  pendingSubscriptionsQuery,
  rejectSubscriptionMutation,
} from '@/api/subscriptions'
import type { Subscription } from '@/contract'
import { failureText, refusal } from '@/texts/calls'
import { miss } from '../common/missed'
import { approvalRemark, rejectionRemark } from '../common/remarks'
import { useIsGone } from '../common/useIsGone'
import { failureNotice } from './failureNotice'

export type Decision = { kind: 'approve' } | { kind: 'reject'; reason: string }
type DecisionKind = Decision['kind']
export type DecisionReport = {
  operation: 'approveSubscription' | 'rejectSubscription'
  done: Subscription[]
  failed: Subscription[]
  /** The error message for the failures. */
  text: string
  /** The reasons that the server gave for its refusals, each once. */
  reasons: string[]
  /** Additions to the success message, from the server's answers, each once. */
  remarks: string[]
}

export type Decisions = ReturnType<typeof useDecisions>

const added = (texts: string[], text: string | null): string[] =>
  text === null || texts.includes(text) ? texts : [...texts, text]

/** The report's failures, except for requests being decided again; empty if none are left. */
function unsettled(report: DecisionReport, again: readonly Subscription[]): DecisionReport[] {
  const failed = report.failed.filter(({ _id }) => again.every((other) => other._id !== _id))
  return failed.length > 0 ? [{ ...report, done: [], failed }] : []
}

type Part = 'done' | 'failed'

/** Empties this part of the chosen reports, and drops empty reports. */
const without = (
  reports: readonly DecisionReport[],
  part: Part,
  isChosen: (report: DecisionReport) => boolean,
): DecisionReport[] =>
  reports
    .map((each) => (isChosen(each) ? { ...each, [part]: [] } : each))
    .filter(({ done, failed }) => done.length + failed.length > 0)

/** Adds a report. Earlier failures for the same reason move into it, so that banners do not pile up. */
function withReport(reports: readonly DecisionReport[], next: DecisionReport): DecisionReport[] {
  const isSame = ({ operation, text, reasons }: DecisionReport) =>
    operation === next.operation && text === next.text && reasons.join() === next.reasons.join()
  const failed = [...reports.filter(isSame).flatMap((each) => each.failed), ...next.failed]
  return [...without(reports, 'failed', isSame), { ...next, failed }]
}

/** Runs decisions one after another; each row leaves the queue as soon as its own call is done. */
export function useDecisions() {
  const client = useQueryClient()
  const isGone = useIsGone()
  const [running, setRunning] = useState<ReadonlyMap<string, DecisionKind>>(new Map())
  const [reports, setReports] = useState<readonly DecisionReport[]>([])

  const leave = (id: string) =>
    patch(client, pendingSubscriptionsQuery(), ({ subscriptions }) => ({
      subscriptions: subscriptions.filter(({ _id }) => _id !== id),
    }))
  // replaces the mutations' own callbacks, to refetch only once, after the last decision
  const approve = useMutation({
    ...approveSubscriptionMutation(),
    onSuccess: (_answer: Answer<'approveSubscription'>, id: string) => leave(id),
    onError: undefined,
  })
  const reject = useMutation({
    ...rejectSubscriptionMutation(),
    onSuccess: (_answer: Answer<'rejectSubscription'>, { id }: { id: string; reason: string }) => leave(id),
    onError: undefined,
  })

  const decide = async (
    subscriptions: readonly Subscription[],
    decision: Decision,
    approveOne: (id: string) => Promise<Answer<'approveSubscription'>> = approve.mutateAsync,
  ): Promise<DecisionReport> => {
    const { kind } = decision
    const operation = kind === 'approve' ? 'approveSubscription' : 'rejectSubscription'
    const next: DecisionReport = { operation, done: [], failed: [], text: '', reasons: [], remarks: [] }
    // failures of other requests stay on the screen, whatever the result of this decision
    setReports((before) => before.flatMap((each) => unsettled(each, subscriptions)))
    setRunning((before) => new Map([...before, ...subscriptions.map(({ _id }) => [_id, kind] as const)]))
    for (const subscription of subscriptions) {
      const id = subscription._id
      try {
        const answer = await (decision.kind === 'approve'
          ? approveOne(id)
          : reject.mutateAsync({ id, reason: decision.reason }))
        next.done.push(subscription)
        const remarkOn = kind === 'approve' ? approvalRemark : rejectionRemark
        next.remarks = added(next.remarks, remarkOn(answer?.subscription))
      } catch (error) {
        next.failed.push(subscription)
        next.text = failureText(operation, error)
        next.reasons = added(next.reasons, refusal(error, next.text))
      }
      setRunning((before) => new Map([...before].filter(([other]) => other !== id)))
    }
    void invalidate(client, decisionChanges)
    if (isGone() && next.failed.length > 0) miss(failureNotice(next))
    setReports((before) => withReport(before, next))
    return next
  }
  /** Starts all approvals before it returns, so that leaving the page loses none of them. */
  const approveNow = (subscriptions: readonly Subscription[]): Promise<DecisionReport> => {
    const begin = async (id: string) => {
      const answer = await approveAtOnce(id)
      await leave(id)
      return answer
    }
    const begun = new Map(subscriptions.map(({ _id }) => [_id, begin(_id)]))
    // prevents unhandled rejections; `decide` reports the failures
    for (const each of begun.values()) each.catch(() => {})
    return decide(subscriptions, { kind: 'approve' }, (id) => begun.get(id) ?? begin(id))
  }
  const dismiss = (report: DecisionReport, part: Part) =>
    setReports((before) => without(before, part, (each) => each === report))
  return { running, decide, approveNow, reports, dismiss }
}
