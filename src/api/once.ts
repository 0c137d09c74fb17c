import { readToken } from '@/platform/token'

const underWay = new Map<string, Promise<unknown>>()

/** JSON knows no files: what tells two of them apart stands for them. */
const filesToo = (_key: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

/**
 * Does a thing once at a time. A click, a submit or Enter may come twice before anything was rendered: who asks for the
 * same with an equal input, in the same session, while it is under way, shares its outcome.
 */
export function once<Result>(what: string, input: unknown, run: () => Promise<Result>): Promise<Result> {
  const key = JSON.stringify([what, readToken(), input], filesToo)
  const running = underWay.get(key) as Promise<Result> | undefined
  if (running) return running
  const started = run().finally(() => underWay.delete(key))
  underWay.set(key, started)
  return started
}
