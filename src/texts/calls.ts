import type { OperationId } from '@/contract'
import { callTexts, type Texts } from './catalogue'
import { failureOf, isRefused } from './failure'
import { texts } from './texts'

type CallTexts = typeof callTexts
type VariantOf<Id extends OperationId> = CallTexts[Id] extends { variants: infer Variants }
  ? keyof Variants & string
  : never
export type DoneId = { [Id in OperationId]: CallTexts[Id] extends { done: string } ? Id : never }[OperationId]
type ValueOf<Id extends DoneId> = CallTexts[Id]['done'] extends `${string}{${string}` ? [value: string] : []

/** The message for a failed call. Empty if the specification has none. */
export function failureText<Id extends OperationId>(id: Id, error: unknown, variant?: VariantOf<Id>): string {
  const { failed, unauthorized, variants }: Texts = callTexts[id]
  const failure = failureOf(error)
  if (failure.status === 401 && unauthorized !== undefined) return unauthorized
  const text = (variant && variants?.[variant]) ?? failed
  return typeof text === 'string' ? text : text(failure)
}

/** The login page's message after a 401 to this call. */
export function sessionEndedText(id: OperationId): string {
  const { unauthorized = texts.sessionEnded }: Texts = callTexts[id]
  return unauthorized
}

/** The success message. The value replaces its `{…}`. */
export function doneText<Id extends DoneId>(id: Id, ...[value = '']: ValueOf<Id>): string {
  return callTexts[id].done.replace(/\{\w+\}/, () => value)
}

/** What to add to `text`: the server's reason, or that the call may have been done. Null if there is nothing to add. */
export function refusal(error: unknown, text: string): string | null {
  const failure = failureOf(error)
  const { status, serverMessage, mayBeDone } = failure
  if (mayBeDone) return texts.mayBeDone
  if (!isRefused(failure) && status !== 404) return null
  const reason = serverMessage ?? (status === 404 ? 'The server does not support this.' : text)
  return reason === text ? null : reason
}
