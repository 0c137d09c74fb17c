/** Whether no worker controls the page, as after a hard reload. MSW would then reload it and lose typed text. */
export async function isOutOfReach(workerUrl: string): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === workerUrl),
  )
}
