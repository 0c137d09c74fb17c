export type UnreadNoteProps = {
  /** How many rows were left out. */
  count: number
}

/** Says quietly that something of what the server sent is not on screen. Nothing where all of it is. */
export function UnreadNote({ count }: UnreadNoteProps) {
  if (count === 0) return null
  return (
    <p role="status" className="mt-4 text-14 text-ink-3">
      {count === 1 ? '1 entry' : `${count} entries`} could not be read.
    </p>
  )
}
