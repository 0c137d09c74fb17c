import { showsIndianTime } from '@/lib/dates'

export type TimeZoneNoteProps = {
  /** By default what the device says. */
  isElsewhere?: boolean
}

/** Says once to a reader elsewhere that every time on the page is India's. Nothing for a reader whose clock shows the same. */
export function TimeZoneNote({ isElsewhere = !showsIndianTime() }: TimeZoneNoteProps) {
  if (!isElsewhere) return null
  return <p className="mt-6 text-14 text-ink-3">All dates and times are India’s (UTC+5:30).</p>
}
