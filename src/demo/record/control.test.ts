import { resetMock } from '@mocks/scenarios/applyScenario'
import { currentOrigin } from '@mocks/store/origin'
import { afterEach, expect, test, vi } from 'vitest'
import { startBackend } from '../backend'
import { clearRecording, resumeRecording } from './control'
import { recording } from './recording'
import { emptyRecording } from './samples'
import { entryInWords } from './story'

const words = () => recording.get()?.entries.map(entryInWords)

afterEach(() => {
  clearRecording()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

test('skips the demo’s own pages and notes the way back', async () => {
  await startBackend()
  await resetMock()
  recording.set({ ...emptyRecording, seededAt: currentOrigin()?.seededAt ?? 0 })
  history.replaceState(null, '', '/demo/screens')
  await resumeRecording()
  expect(words()).toEqual([])
  const link = { type: 'navigate' } as unknown as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([link])
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(location.href)
  history.replaceState(null, '', '/plans')
  await resumeRecording()
  expect(words()).toEqual(['Load /plans'])
})
