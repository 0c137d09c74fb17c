/** Newest first; of two rows of the same millisecond, the one that was stored later. ISO dates are compared as text. */
export function newestRowsFirst<Row extends { createdAt: string }>(rows: readonly Row[]): Row[] {
  return oldestRowsFirst(rows).toReversed()
}

/** Oldest first, as a queue is worked off. */
export function oldestRowsFirst<Row extends { createdAt: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
}

/** By display order, lowest first. */
export function byOrder<Row extends { order: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.order - b.order)
}
