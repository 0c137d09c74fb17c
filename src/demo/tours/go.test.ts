import { resetMock } from '@mocks/scenarios/applyScenario'
import { personaOf } from '@mocks/seeds/personas'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { token } from '@/platform/token'
import { startBackend, userOf } from '../backend'
import { isToolPage } from '../errors/addresses'
import { buyAPlan } from './buyAPlan'
import { skipStep } from './go'
import { tourProgress, readProgress } from './progress'
import { storedTour } from './storedTour'

const assign = vi.fn<(address: string) => void>()
const at = (path: string) => vi.stubGlobal('location', { pathname: path, search: '', hash: '', assign })

beforeEach(async () => {
  await startBackend()
  await resetMock()
  assign.mockClear()
})

afterEach(() => {
  vi.unstubAllGlobals()
  tourProgress.set(null)
  delete document.documentElement.dataset['demoStrip']
})

test('on a skip, opens the next step’s page as that step’s person', async () => {
  at('/register')
  await skipStep({ tour: buyAPlan, index: 1, aside: false })
  expect(assign).toHaveBeenCalledWith('/dashboard')
  expect(await userOf(token.get() ?? '')).toMatchObject({ _id: personaOf('new').userId })
  expect(readProgress(storedTour.read())).toEqual({ tour: buyAPlan, index: 2, aside: false })
})

test('loads nothing on a skip if the next step is on the same page', async () => {
  at('/payment/premium')
  tourProgress.set({ tour: buyAPlan, index: 4, aside: false })
  await skipStep({ tour: buyAPlan, index: 4, aside: false })
  expect(assign).not.toHaveBeenCalled()
  expect(tourProgress.get()?.index).toBe(5)
})

test('recognises a page of another tool, which a tour must not cover', () => {
  at('/dashboard')
  expect(isToolPage()).toBe(false)
  document.documentElement.dataset['demoStrip'] = ''
  expect(isToolPage()).toBe(true)
  delete document.documentElement.dataset['demoStrip']
  at('/demo/errors')
  expect(isToolPage()).toBe(true)
})
