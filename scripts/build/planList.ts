import { operations, readBody, schemas } from '../../src/contract'

/** Servers that sleep when idle may need this long for the first answer. */
const TIMEOUT_MS = 10_000

/** The backend's plans for the document of /plans. If it has none or they cannot be read, prints why and resolves with null. */
export async function fetchPlans(address: string) {
  const url = `${address.replace(/\/$/, '')}${operations.listPlans.path}`
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const { value, unread } = readBody(schemas.listPlans.answer, await answer.json())
    for (const { message } of unread) process.stdout.write(`A plan is left out of /plans: ${message}.\n`)
    const plans = Array.isArray(value) ? value : value.plans
    if (plans.length > 0) return value
    throw new Error('no plans')
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stdout.write(
      `/plans is written without its plans, which the browser fetches. ${url}: ${reason}.\n`,
    )
    return null
  }
}
