type Dated = { createdAt: string }

const created = ({ createdAt }: Dated) => Date.parse(createdAt)

/** A new list. Times are compared, not texts: servers write them with different offsets. */
export function newestFirst<Row extends Dated>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => created(other) - created(one))
}

/** A new list, with whoever has waited longest first. */
export function oldestFirst<Row extends Dated>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => created(one) - created(other))
}
