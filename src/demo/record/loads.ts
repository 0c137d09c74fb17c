import type { PersonaId } from '@mocks/seeds/personas'
import { basename } from '@/config/basename'
import { demoFolder } from '@/config/demo'
import { currentRoute } from '../productAddress'
import { isRecording } from './isRecording'
import { addEntry, type Load, recording } from './recording'

/** Notes that the demo signs in this persona, or signs out (null), and loads the page at this route. */
export const noteSwitch = (as: PersonaId | null, route: string) =>
  isRecording.get() && noteLoad({ as }, route)

export function noteLoad(what: Pick<Load, 'as' | 'clockDays'>, route = currentRoute()): void {
  const last = recording.get()?.entries.at(-1)?.step
  if (last?.do === 'load' && last.as !== undefined && last.route === route) return
  addEntry({ step: { do: 'load', route, ...what }, shows: [] }, [])
}

/** Whether a link or script of the product caused the load, not a typed address, a reload or a page of the demo. */
export function isLoadedByPage(): boolean {
  const { referrer } = document
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isDemos = referrer.startsWith(`${location.origin}${basename}${demoFolder}/`)
  return navigation?.type === 'navigate' && referrer.startsWith(location.origin) && !isDemos
}
