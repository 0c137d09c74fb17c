import { showsIndianTime } from '@/lib/dates'

export type TimeZoneNoteProps = {
  /** Whether the reader is outside India; by default the device's time zone decides. */
  isElsewhere?: boolean
}

/** Tells readers outside India that all times are India's; renders nothing in India. */
export function TimeZoneNote({ isElsewhere = !showsIndianTime() }: TimeZoneNoteProps) {
  if (!isElsewhere) return null
  return (
    <p className="mt-6 text-14 text-ink-3">All dates and times are in Indian Standard Time (UTC+5:30).</p>
  )
}
