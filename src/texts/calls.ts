import type { OperationId } from '@/contract'
import { callTexts, type Texts } from './catalogue'
import { failureOf, isRefused } from './failure'
import { texts } from './texts'

type CallTexts = typeof callTexts
type VariantOf<Id extends OperationId> = CallTexts[Id] extends { variants: infer Variants }
  ? keyof Variants & string
  : never
export type DoneId = { [Id in OperationId]: CallTexts[Id] extends { done: string } ? Id : never }[OperationId]
/** A value for the text's `{…}`, where it has one. */
type ValueOf<Id extends DoneId> = CallTexts[Id]['done'] extends `${string}{${string}` ? [value: string] : []

/** What a screen says about a failed call, in one of the call's variants. Empty where the specification stays silent. */
export function failureText<Id extends OperationId>(id: Id, error: unknown, variant?: VariantOf<Id>): string {
  const { failed, unauthorized, variants }: Texts = callTexts[id]
  const failure = failureOf(error)
  if (failure.status === 401 && unauthorized !== undefined) return unauthorized
  const text = (variant && variants?.[variant]) ?? failed
  return typeof text === 'string' ? text : text(failure)
}

/** What the login page says after a 401 to this call has ended the session. */
export function sessionEndedText(id: OperationId): string {
  const { unauthorized = texts.sessionEnded }: Texts = callTexts[id]
  return unauthorized
}

/** What a screen says once a call is done. */
export function doneText<Id extends DoneId>(id: Id, ...[value = '']: ValueOf<Id>): string {
  return callTexts[id].done.replace(/\{\w+\}/, () => value)
}

/**
 * Why the server refused a request, in its own words; null where it gave no reason, or where the text says it already. A
 * 404 without a message is about the call itself and not about a record: trying again would end the same. Where no answer
 * came: what may have happened all the same.
 */
export function refusal(error: unknown, text: string): string | null {
  const failure = failureOf(error)
  const { status, serverMessage, mayBeDone } = failure
  if (mayBeDone) return texts.mayBeDone
  if (!isRefused(failure) && status !== 404) return null
  const reason = serverMessage ?? (status === 404 ? 'The server does not offer this.' : text)
  return reason === text ? null : reason
}
