const KEY = 'mock-worker-reloads'
const ALLOWED = 2

/**
 * MSW reloads the page when its worker is registered but does not control the page, as after a hard reload. A page that
 * no worker ever comes to control would reload for ever; this counts, and answers true when it is enough.
 */
export async function keepsReloading(workerUrl: string): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations()
  const isRegistered = registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === workerUrl),
  )
  if (!isRegistered || navigator.serviceWorker.controller) return false
  const count = Number(sessionStorage.getItem(KEY))
  sessionStorage.setItem(KEY, String(count + 1))
  return count >= ALLOWED
}

/** Starts counting anew once a worker controls the page. */
export function forgetReloads(): void {
  if (navigator.serviceWorker.controller) sessionStorage.removeItem(KEY)
}
