/** Whether a registered worker does not control the page, as after a hard reload: MSW's reload would lose typed text. */
export async function isOutOfReach(workerUrl: string): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === workerUrl),
  )
}
