/**
 * Whether the worker is registered but does not control this page: after a hard reload, or when the page was left while
 * the worker was still being installed. MSW would load such a page anew, and what somebody has typed by then would go.
 */
export async function isOutOfReach(workerUrl: string): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === workerUrl),
  )
}
