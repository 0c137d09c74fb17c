import { currentOrigin } from '@mocks/store/origin'
import { DAY } from '@/lib/dates'
import { demoFolder } from '@/config/demo'
import { clockOffset } from '@/platform/clock'
import { startBackend } from '../backend'
import { currentRoute } from '../productAddress'
import { isRecording } from './isRecording'
import { isLoadedByPage, noteLoad } from './loads'
import { record } from './recorder'
import { recording } from './recording'
import { textKey, textsOn } from './screen'
import { startState } from './startState'

let stopNoting = () => {}

const currentTexts = () => textsOn(document).map(textKey)
const seededAt = () => currentOrigin()?.seededAt ?? 0

export async function startRecording(): Promise<void> {
  stopRecording()
  const start = await startState()
  recording.set({ start, entries: [], before: currentTexts(), seededAt: seededAt() })
  isRecording.set(true)
  stopNoting = record(document)
}

export function stopRecording(): void {
  stopNoting()
  stopNoting = () => {}
  isRecording.set(false)
}

export function clearRecording(): void {
  stopRecording()
  recording.set(null)
}

/** Resumes after a page load, and notes the load unless the product caused it. Starts over if the data was replaced. */
export async function resumeRecording(): Promise<void> {
  const current = recording.get()
  if (!current) return isRecording.set(false)
  // a component test cannot open the demo's own pages
  if (currentRoute().startsWith(`${demoFolder}/`)) return
  stopNoting = record(document)
  await startBackend()
  if (seededAt() !== current.seededAt) return startRecording()
  const clockDays = clockOffset() / DAY
  const known = current.entries.findLast(
    ({ step }) => step.do === 'load' && step.clockDays !== undefined,
  )?.step
  const before = known?.do === 'load' ? known.clockDays : current.start.clockDays
  if (clockDays !== before) noteLoad({ clockDays })
  else if (!isLoadedByPage()) noteLoad({})
}
