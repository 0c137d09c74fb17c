import { isOwnHost } from './backend-address.mjs'

/** In ms. Servers that sleep while nobody uses them may need this long for the first answer. */
const PATIENCE_MS = 10_000

/** @typedef {(body: unknown) => { value: import('../src/contract/index.ts').AnswerOf<'listPlans'>, unread: readonly Error[] }} ReadPlans */

/**
 * The plans of a backend, read as the product reads them, or null when they cannot be fetched. Never rejects: `say` gets
 * a line about what is missing, and why.
 * @param {string} address without a slash at its end
 * @param {ReadPlans} readPlans throws when no list is in the answer
 * @param {(line: string) => void} say
 */
export async function fetchPlans(address, readPlans, say) {
  try {
    if (isOwnHost(address)) throw new Error('the build knows no host to ask')
    const { value, unread } = readPlans(await answerOf(`${address}/api/auth/plans`))
    for (const { message } of unread) say(`A plan is left out of /plans: ${message}.`)
    // there are plans, but none can be read: the page must not say that there are none
    const plans = Array.isArray(value) ? value : value.plans
    if (plans.length === 0 && unread.length > 0) throw new Error('none of them can be read')
    return value
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    say(`/plans is written without its plans, which the browser fetches: ${reason}.`)
    return null
  }
}

/** @param {string} url @returns {Promise<unknown>} */
async function answerOf(url) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch((error) => {
    const late = Object(error).name === 'TimeoutError'
    throw new Error(
      late ? `${url} has not answered for ${PATIENCE_MS / 1000} seconds` : `${url} cannot be reached`,
    )
  })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  const text = await answer.text()
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${url} answered something that is no JSON (${answer.headers.get('content-type')})`)
  }
}
