import { timeOf } from './dates'

type Dated = { createdAt: string }

const created = ({ createdAt }: Dated) => timeOf(createdAt)

/** A new list. Compares times, not strings, because servers write different time-zone offsets. Rows without a date come last. */
export function newestFirst<Row extends Dated>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => created(other) - created(one))
}

/** A new list, longest wait first. Rows without a date come first. */
export function oldestFirst<Row extends Dated>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => created(one) - created(other))
}
