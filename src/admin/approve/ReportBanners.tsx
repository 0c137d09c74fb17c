import type { Subscription } from '@/contract'
import { Banner } from '@/kit/feedback/Banner'
import { planLabel } from '@/domain/plan'
import { doneText } from '@/texts/calls'
import { clientName } from '@/domain/account'
import { listed } from '@/lib/listed'
import type { Decisions } from './useDecisions'

const named = (rows: readonly Subscription[]) =>
  listed(rows.map((row) => `${clientName(row)}, ${planLabel(row.plan)}`))
const names = (rows: readonly Subscription[]) => listed(rows.map(clientName))

/** The result of the last decision. It stays in view while the admin works down the queue. */
export function ReportBanners({ decisions: { report, dismiss } }: { decisions: Decisions }) {
  if (!report) return null
  const { operation, done, failed, text, reasons, remarks } = report
  const total = done.length + failed.length
  // after several approvals the end of each plan can be read in the tables
  const remark = operation === 'rejectSubscription' || done.length === 1 ? remarks.join(' ') : ''
  return (
    <div className="sticky top-[68px] z-[5] mb-4 low:top-3 grid gap-2 rail:top-3">
      {done.length > 0 && (
        <Banner tone="ok" title={doneText(operation)} onDismiss={dismiss}>
          {done.length === 1 ? named(done) : `${done.length} clients: ${names(done)}`}. {remark}
        </Banner>
      )}
      {failed.length > 0 && (
        <Banner tone="err" title={text} onDismiss={dismiss}>
          {total === 1
            ? named(failed)
            : `${failed.length} of ${total}: ${names(failed)}. Still selected, so that you can try again`}
          . {reasons.join(' ')}
        </Banner>
      )}
    </div>
  )
}
