import { resetMock } from '@mocks/scenarios/applyScenario'
import { personaOf } from '@mocks/seeds/personas'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { token } from '@/platform/token'
import { startBackend, userOf } from '../backend'
import { isToolPage } from '../errors/addresses'
import { buyAPlan } from './buyAPlan'
import { skipStep, startTour } from './go'
import { tourProgress, readProgress } from './progress'
import { storedTour } from './storedTour'
import { ticket } from './ticket'

const at = (path: string) => history.replaceState(null, '', path)

beforeEach(async () => {
  await startBackend()
  await resetMock()
})

afterEach(() => {
  at('/')
  tourProgress.set(null)
  delete document.documentElement.dataset['demoStrip']
})

test('on a skip, opens the next step’s page as that step’s person', async () => {
  at('/register')
  await skipStep({ tour: buyAPlan, index: 1, aside: false })
  expect(location.pathname).toBe('/dashboard')
  expect(await userOf(token.get() ?? '')).toMatchObject({ _id: personaOf('new').userId })
  expect(readProgress(storedTour.get())).toEqual({ tour: buyAPlan, index: 2, aside: false, skipped: true })
})

test('loads nothing on a skip if the next step is on the same page', async () => {
  at('/payment/premium')
  tourProgress.set({ tour: buyAPlan, index: 4, aside: false })
  await skipStep({ tour: buyAPlan, index: 4, aside: false })
  expect(location.pathname).toBe('/payment/premium')
  expect(tourProgress.get()).toMatchObject({ index: 5, skipped: true })
})

test('starts without a page load if the browser stores nothing', async () => {
  at('/plans')
  await startTour(ticket)
  expect(location.pathname).toBe('/dashboard/support')
  expect(await userOf(token.get() ?? '')).toMatchObject({ _id: personaOf('new').userId })
  expect(tourProgress.get()).toEqual({ tour: ticket, index: 0, aside: false })
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
