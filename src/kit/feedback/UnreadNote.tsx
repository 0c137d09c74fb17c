export type UnreadNoteProps = {
  /** How many entries were left out. */
  count: number
}

/** Notes how many entries of a response could not be read. Renders nothing for 0. */
export function UnreadNote({ count }: UnreadNoteProps) {
  if (count === 0) return null
  return (
    <p role="status" className="mt-4 text-14 text-ink-3">
      {count === 1 ? '1 entry' : `${count} entries`} could not be read.
    </p>
  )
}
