const query = globalThis.matchMedia('(width < 640px)')

export const isPhoneSize = () => query.matches

/** Returns a function that unsubscribes. */
export function onPhoneChange(listener: () => void): () => void {
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
