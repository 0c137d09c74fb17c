const query = globalThis.matchMedia('(width < 640px)')

/** Whether the panel is a sheet over the whole page. */
export const isPhone = () => query.matches

/** Calls the listener when that changes; returns how to stop it. */
export function onPhoneChange(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
