import { demoDatabase, demoWorker, setAsidePrefix } from '@/config/demo'

/** Removes an earlier demo's service worker and database. Its token may stay: the server refuses it. */
export async function forgetDemo(): Promise<void> {
  const { serviceWorker } = navigator
  const script = new URL(import.meta.env.BASE_URL + demoWorker, globalThis.location.href).href
  const registration = await serviceWorker.getRegistration(import.meta.env.BASE_URL)
  if (registration?.active?.scriptURL !== script) return
  await registration.unregister()
  const others = await serviceWorker.getRegistrations()
  // a demo in another folder of this host shares the database
  if (
    others.some(({ active }) => active?.scriptURL !== script && active?.scriptURL.endsWith(`/${demoWorker}`))
  )
    return
  for (const { name } of await indexedDB.databases()) {
    if (name === demoDatabase || name?.startsWith(setAsidePrefix(demoDatabase)))
      indexedDB.deleteDatabase(name)
  }
}
