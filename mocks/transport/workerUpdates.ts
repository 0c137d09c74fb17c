/** Silences failures of the worker updates that MSW requests at every start. Returns a function that ends this. */
export function ignoreFailedUpdates(): () => void {
  const ignore = (event: PromiseRejectionEvent) => {
    if (String(Object(event.reason).message).startsWith('Failed to update a ServiceWorker'))
      event.preventDefault()
  }
  globalThis.addEventListener('unhandledrejection', ignore)
  return () => globalThis.removeEventListener('unhandledrejection', ignore)
}
