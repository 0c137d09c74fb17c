import { timeOf } from './dates'

type Dated = { createdAt: string }

const created = ({ createdAt }: Dated) => timeOf(createdAt)

/** A new list. Times are compared, not texts: servers write them with different offsets. A row without a date comes last. */
export function newestFirst<Row extends Dated>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => created(other) - created(one))
}

/** A new list, with whoever has waited longest first. Nobody knows of a row without a date that it has waited less, so it comes before them. */
export function oldestFirst<Row extends Dated>(rows: readonly Row[]): Row[] {
  return rows.toSorted((one, other) => created(one) - created(other))
}
