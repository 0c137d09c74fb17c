import { token } from '@/platform/token'

const underWay = new Map<string, Promise<unknown>>()

/** JSON cannot hold a file. Its name, size and time of change stand for it. */
const filesToo = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/**
 * Runs something that must not run twice at the same time. A click, a submit or Enter may come twice before React has
 * rendered. While the first is under way, a second one of the same name, with an equal input and in the same session, gets
 * the result of the first.
 */
export function once<Result>(what: string, input: unknown, run: () => Promise<Result>): Promise<Result> {
  const key = JSON.stringify([what, token.get(), input], filesToo)
  const running = underWay.get(key) as Promise<Result> | undefined
  if (running) return running
  const started = run().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}
