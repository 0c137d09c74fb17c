/** As after a hard reload. MSW would then reload the page and lose what the user has typed. */
export async function isOutOfReach(workerUrl: string): Promise<boolean> {
  if (navigator.serviceWorker.controller) return false
  const registrations = await navigator.serviceWorker.getRegistrations()
  return registrations.some(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker?.scriptURL === workerUrl),
  )
}
