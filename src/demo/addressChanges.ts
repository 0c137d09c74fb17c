const ways = ['pushState', 'replaceState'] as const

/** Calls the listener after each change of this document's address: by the router, and by Back and Forward. */
export function onAddressChange(listener: () => void): void {
  for (const way of ways) {
    const change = history[way].bind(history)
    history[way] = (...to) => {
      change(...to)
      listener()
    }
  }
  globalThis.addEventListener('popstate', listener)
}
