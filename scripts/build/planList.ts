import type { AnswerOf } from '../../src/contract'
import { isOwnHost } from './backendAddress'

/** Servers that sleep when idle may need this long for the first answer. */
const TIMEOUT_MS = 10_000

/** Throws if there is no list in the answer. */
type ReadPlans = (body: unknown) => {
  value: AnswerOf<'listPlans'>
  unread: readonly Error[]
  missed: readonly Error[]
}

/** The server has nothing to sell: /plans would say so to visitors and search engines until the next build. */
export class NoPlansError extends Error {}

/** Null if the plans cannot be read; `say` reports why. Rejects only with NoPlansError. */
export async function fetchPlans(address: string, readPlans: ReadPlans, say: (line: string) => void) {
  try {
    if (isOwnHost(address)) throw new Error('the build knows no host to ask')
    const url = `${address}/api/auth/plans`
    const { value, unread, missed } = readPlans(await fetchJson(url))
    for (const { message } of unread) say(`A plan is left out of /plans: ${message}.`)
    for (const { message } of missed) say(`A field is left out of /plans: ${message}.`)
    const plans = Array.isArray(value) ? value : value.plans
    if (plans.length > 0) return value
    throw unread.length > 0
      ? new Error('none of them can be read')
      : new NoPlansError(`${url} has no plans yet. Add one, and build again.`)
  } catch (error) {
    if (error instanceof NoPlansError) throw error
    const reason = error instanceof Error ? error.message : String(error)
    say(`/plans is written without its plans, which the browser fetches: ${reason}.`)
    return null
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError'
    throw new Error(`${url} ${isTimeout ? 'has not answered in time' : 'cannot be reached'}`)
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${url} answered with something other than JSON (${answer.headers.get('content-type')})`)
  }
}
