import { CalendarPlus } from 'lucide-react'
import type { Subscription } from '@/contract'
import { brand } from '@/config/brand'
import { Button } from '@/kit/actions/Button'
import { downloadFile } from '@/kit/actions/download'
import { Panel } from '@/kit/layout/Panel'
import { useNow } from '@/kit/useNow'
import { daysText } from '@/lib/count'
import { formatLongDate } from '@/lib/dates'
import { now } from '@/platform/clock'
import { planLabel } from '@/domain/plan'
import type { Term } from '@/domain/term'
import { expiryCalendar, reminderDays } from './expiryCalendar'

export function ReminderPanel({ subscription, term }: { subscription: Subscription; term: Term }) {
  const { _id, uniqueId, plan } = subscription
  const name = uniqueId || _id
  const ahead = reminderDays(term.endsAt, useNow())
  const save = () =>
    downloadFile(`${name}.ics`, 'text/calendar;charset=utf-8', [
      expiryCalendar({
        uid: `${name}@${brand.name.toLowerCase()}`,
        planName: planLabel(plan),
        endsAt: term.endsAt,
        nowMs: now(),
      }),
    ])
  return (
    <Panel title="Save the date">
      <div className="grid justify-items-start gap-3">
        <p className="text-14 text-ink-2">
          Add {formatLongDate(term.endsAt)} to your calendar{remindersText(ahead)}.
        </p>
        <Button size="sm" icon={<CalendarPlus aria-hidden="true" />} onClick={save}>
          Add to calendar
        </Button>
      </div>
    </Panel>
  )
}

function remindersText(days: readonly number[]): string {
  const [one, other] = days
  if (one === undefined) return ''
  return other === undefined
    ? `, with a reminder ${daysText(one)} before`
    : `, with reminders ${one} and ${daysText(other)} before`
}
