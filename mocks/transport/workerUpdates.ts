/** Silences failed worker updates, which MSW requests at every start and does not handle. Returns a function that stops it. */
export function ignoreFailedUpdates(): () => void {
  const ignore = (event: PromiseRejectionEvent) => {
    if (String(Object(event.reason).message).startsWith('Failed to update a ServiceWorker'))
      event.preventDefault()
  }
  globalThis.addEventListener('unhandledrejection', ignore)
  return () => globalThis.removeEventListener('unhandledrejection', ignore)
}
