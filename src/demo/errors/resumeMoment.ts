import { momentHref, openedMoment } from './addresses'

/** Begins the moment again that this tab was in, when its page was loaded anew; forgets it when another was opened. */
export function resumeMoment(): void {
  const id = openedMoment.read()
  const isOpen = 'demoStrip' in document.documentElement.dataset
  if (id === null || isOpen) return
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type === 'navigate') openedMoment.write(null)
  else globalThis.location.replace(momentHref(id))
}
