import { StrictMode } from 'react'
import { storedConditions } from '../conditions/conditions'
import { demoRoot } from '../demoRoot'
import { isToolPage, openedMoment, resumeMoment } from '../errors/addresses'
import { isRecording } from '../record/isRecording'
import { isOffered } from '../start/offer'
import { storedTour } from '../tours/storedTour'
import { DemoBar } from './DemoBar'
import { hideOrShow } from './barState'
import { applyTheme } from './theme'
import { watchWho } from './who'

/** Starts the demo's bar. `wish` is the page's `?demo=…`: `off` hides the bar in this browser tab, `on` shows it again. */
export function startBar(wish: string | null): void {
  hideOrShow(wish)
  applyTheme()
  watchWho()
  // the handle shows the stored conditions, even on a page that calls no server
  if (storedConditions.read() !== null) void import('../backend').then(({ startBackend }) => startBackend())
  showTour()
  storedTour.subscribe(showTour)
  // a moment of the error tour begins again after a reload
  resumeMoment()
  // a visit that begins with a tool or a tour needs no introduction
  if (isToolPage() || openedMoment.read() !== null || storedTour.get() !== null) isOffered.set(false)
  demoRoot('demo-').render(
    <StrictMode>
      <DemoBar />
    </StrictMode>,
  )
  if (isRecording.get()) void import('../record/control').then(({ resumeRecording }) => resumeRecording())
}

/** Continues a tour after a reload, or starts it without one if the browser stores nothing. */
function showTour(): void {
  if (storedTour.get() !== null && !isToolPage()) void import('../tours/guide')
}
