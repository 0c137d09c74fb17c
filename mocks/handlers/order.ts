/** Of rows with the same time, the one stored last comes first. */
export function newestRowsFirst<Row extends { createdAt: string }>(rows: readonly Row[]): Row[] {
  return oldestRowsFirst(rows).toReversed()
}

export function oldestRowsFirst<Row extends { createdAt: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
}

export function byOrder<Row extends { order: number }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => a.order - b.order)
}
