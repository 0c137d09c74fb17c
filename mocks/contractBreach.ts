import { type OperationId, schemas } from '@/contract'
import { events } from '@/platform/signal'
import { misfitOf } from './misfit'

/** A way in which the mock itself broke the contract; the message names operation and place. */
export class Breach extends Error {
  override name = 'Breach'
}

const breaches = events<string>()

/**
 * Calls the listener when the mock breaks the contract; returns how to stop that. As long as nobody listens, as in
 * tests, a breach is thrown and the request fails loudly.
 */
export const onBreach = breaches.subscribe

/** Tells the listeners. Throws the breach when there are none. */
export function reportBreach(breach: Breach): void {
  if (!breaches.emit(breach.message)) throw breach
}

/** Throws a Breach when the answer is not exactly what the contract promises; an undeclared field is one too. */
export function checkAnswer(id: OperationId, answer: unknown): void {
  const misfit = misfitOf(schemas[id].answer)(answer)
  if (misfit === undefined) return
  const place = misfit.place.join('.') || 'its root'
  throw new Breach(`${id}: the answer breaks the contract at ${place}: ${misfit.why()}`)
}
