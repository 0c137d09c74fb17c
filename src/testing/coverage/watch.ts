import { type OperationId, operations, pathPattern } from '@/contract'
import type { ScenarioId } from '@mocks/scenarios'
import { screenAt } from './screens'

/** What a test or a story has shown: its screens with the operations that were called on each, and its scenarios. */
export type Shown = { screens: Record<string, OperationId[]>; scenarios: ScenarioId[] }

let shown: Shown = { screens: {}, scenarios: [] }
let pathname: (() => string) | null = null

const ids = Object.keys(operations) as OperationId[]

/** From now on calls are those of the screen at this path, until the next `takeShown`. */
export function watchPath(current: () => string): void {
  pathname = current
  noteScreen()
}

export function noteScenario(id: ScenarioId): void {
  shown.scenarios.push(id)
}

/** Notes the screen that stands now. Without a screen, as in a test of the client, nothing is noted. */
function noteScreen(): OperationId[] {
  if (pathname === null) return []
  return (shown.screens[screenAt(pathname()).id] ??= [])
}

/** Notes a call of the screen that stands now. */
export function noteCall(method: string, url: string): void {
  const path = new URL(url, 'http://localhost').pathname
  const called = ids.find(
    (id) => operations[id].method === method.toLowerCase() && pathPattern(id).test(path),
  )
  const noted = noteScreen()
  if (called !== undefined && !noted.includes(called)) noted.push(called)
}

/** What was noted since the last time. */
export function takeShown(): Shown {
  const taken = shown
  shown = { screens: {}, scenarios: [] }
  pathname = null
  return taken
}
