/** Under this name the protocol sends a reference to an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** A driver answers within a few seconds, or it never will: what takes longest is loading a page. */
export const CALL_TIMEOUT_MS = 20_000

/** The keys that have no character of their own, as the protocol writes them. */
const keys: Record<string, string> = { Enter: '\uE007' }

/** A key by its DOM name, as the protocol writes it. Throws for one that is neither a character nor in the table. */
export function keyOf(name: string): string {
  const value = name.length === 1 ? name : keys[name]
  if (value === undefined)
    throw new Error(`The key ${name} has to be added to scripts/browsers/webDriver.ts.`)
  return value
}

export type WebDriver = ReturnType<typeof webDriverAt>

/**
 * The part of the WebDriver protocol (https://www.w3.org/TR/webdriver2/) that the journeys need. It is JSON over HTTP, so
 * that no library stands in between. Each call rejects with the driver's own words where it fails, or that it has
 * said nothing in time.
 */
export function webDriverAt(url: string, timeoutMs = CALL_TIMEOUT_MS) {
  return {
    isReady: () =>
      fetch(`${url}/status`, { signal: AbortSignal.timeout(timeoutMs) }).then(
        ({ ok }) => ok,
        () => false,
      ),
    async newSession(withinMs = timeoutMs) {
      const session = (await call(`${url}/session`, withinMs, 'POST', { capabilities: {} })) as {
        sessionId: string
        capabilities: { browserVersion: string }
      }
      const base = `${url}/session/${session.sessionId}`
      return {
        browserVersion: session.capabilities.browserVersion,
        send: (method: Method, path: string, body?: object) => call(base + path, timeoutMs, method, body),
      }
    },
  }
}

/** The path of the element that a script has returned, or null where it returned none. */
export function elementPath(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !(ELEMENT in value)) return null
  return `/element/${String(value[ELEMENT])}`
}

type Method = 'GET' | 'POST' | 'DELETE'

async function call(url: string, timeoutMs: number, method: Method, body?: object): Promise<unknown> {
  const name = `${method} ${new URL(url).pathname}`
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
    if (!answer.ok) throw new Error(`${value?.error}: ${value?.message} (${name})`)
    return value
  } catch (failure) {
    if (!signal.aborted) throw failure
    throw new Error(`The driver did not answer within ${timeoutMs / 1000} s (${name}).`, { cause: failure })
  }
}
