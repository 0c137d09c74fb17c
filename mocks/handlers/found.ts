import { fail, type MessageOf } from '@mocks/respond'

type Thing =
  MessageOf<404> extends infer Message ? (Message extends `${infer Name} not found.` ? Name : never) : never

/** The row, or 404 `<thing> not found.` */
export function found<Row>(row: Row | undefined, thing: Thing): Row {
  return row ?? fail(404, `${thing} not found.`)
}
