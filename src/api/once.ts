import { token } from '@/platform/token'

const underWay = new Map<string, Promise<unknown>>()

/** Resolves when all calls that are under way now have ended. */
export const allEnded = () => Promise.allSettled(underWay.values())

/** JSON cannot hold a file; use its name, size and date. */
const filesToo = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/** A double click before React renders gets the first run's result. Keyed by name, input and session. */
export function once<Result>(what: string, input: unknown, run: () => Promise<Result>): Promise<Result> {
  const key = JSON.stringify([what, token.get(), input], filesToo)
  const running = underWay.get(key) as Promise<Result> | undefined
  if (running) return running
  const started = run().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}
