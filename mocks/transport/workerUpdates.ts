/**
 * MSW has the browser look for a newer worker at every start and never reads the answer. That it found none, because the
 * network is gone or a tab that had begun the same search was closed, is no error of the page. Returns how to stop.
 */
export function ignoreFailedUpdates(): () => void {
  const ignore = (event: PromiseRejectionEvent) => {
    if (String(Object(event.reason).message).startsWith('Failed to update a ServiceWorker'))
      event.preventDefault()
  }
  globalThis.addEventListener('unhandledrejection', ignore)
  return () => globalThis.removeEventListener('unhandledrejection', ignore)
}
