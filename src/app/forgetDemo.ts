import { demoDatabase, demoWorker, setAsidePrefix } from '@/config/demo'

/**
 * Where this site was first published as the demo, browsers keep its worker, though the script is gone, and its database.
 * Removes both, and nothing else. The token, which the product has too, is refused by the server, which ends its session.
 */
export async function forgetDemo(): Promise<void> {
  const { serviceWorker } = navigator
  const script = new URL(import.meta.env.BASE_URL + demoWorker, globalThis.location.href).href
  const registration = await serviceWorker.getRegistration(import.meta.env.BASE_URL)
  if (registration?.active?.scriptURL !== script) return
  await registration.unregister()
  const others = await serviceWorker.getRegistrations()
  // a demo in another folder of this host has the same database
  if (
    others.some(({ active }) => active?.scriptURL !== script && active?.scriptURL.endsWith(`/${demoWorker}`))
  )
    return
  for (const { name } of await indexedDB.databases()) {
    if (name === demoDatabase || name?.startsWith(setAsidePrefix(demoDatabase)))
      indexedDB.deleteDatabase(name)
  }
}
