import { Banner } from '@/kit/feedback/Banner'
import { doneText } from '@/texts/calls'
import { failureNotice, namesOf } from './failureNotice'
import type { Decisions, DecisionReport } from './useDecisions'

/** The last result and earlier failures. They stay in view while the admin works down the queue. */
export function ReportBanners({ decisions: { reports, dismiss } }: { decisions: Decisions }) {
  if (reports.length === 0) return null
  return (
    <div className="sticky top-[68px] z-[5] mb-4 low:top-3 flat:top-[68px] grid gap-2 rail:top-3">
      {reports.map((report, index) => (
        <ReportBanner key={index} report={report} dismiss={dismiss} />
      ))}
    </div>
  )
}

type ReportBannerProps = { report: DecisionReport; dismiss: Decisions['dismiss'] }

function ReportBanner({ report, dismiss }: ReportBannerProps) {
  const { operation, done, failed, text, remarks } = report
  // omitted if several were approved together: the tables show when each plan ends
  const remark = operation === 'rejectSubscription' || done.length === 1 ? remarks.join(' ') : ''
  const onDismiss = (part: 'done' | 'failed') => () => dismiss(report, part)
  return (
    <>
      {done.length > 0 && (
        <Banner tone="ok" title={doneText(operation)} onDismiss={onDismiss('done')}>
          {namesOf(done)}. {remark}
        </Banner>
      )}
      {failed.length > 0 && (
        <Banner tone="err" title={text} onDismiss={onDismiss('failed')}>
          {failureNotice(report).detail}
        </Banner>
      )}
    </>
  )
}
