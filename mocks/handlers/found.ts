import { fail } from '@mocks/respond'

/** The row, or 404 `<thing> not found.` */
export function found<Row>(row: Row | undefined, thing: string): Row {
  return row ?? fail(404, `${thing} not found.`)
}
