import { type OperationId, schemas } from '@/contract'
import { events } from '@/platform/signal'
import { misfitOf } from './misfit'

/** The mock itself broke the contract; the message names the operation and the place. */
export class Breach extends Error {
  override name = 'Breach'
}

const breaches = events<string>()

/** Returns a function that unsubscribes. Without a listener, as in tests, a breach is thrown and the request fails. */
export const onBreach = breaches.subscribe

export function reportBreach(breach: Breach): void {
  if (!breaches.emit(breach.message)) throw breach
}

/** Throws a Breach if the answer does not fit the contract or has an undeclared field. */
export function checkAnswer(id: OperationId, answer: unknown): void {
  const misfit = misfitOf(schemas[id].answer)(answer)
  if (misfit === undefined) return
  const place = misfit.place.join('.') || 'its root'
  throw new Breach(`${id}: the answer breaks the contract at ${place}: ${misfit.why()}`)
}
