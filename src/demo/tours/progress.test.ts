import { afterEach, expect, test } from 'vitest'
import { forgetUnfinished } from '../forgetUnfinished'
import { currentStep, nextStep, tourProgress, pauseTour, readProgress } from './progress'
import { storedTour } from './storedTour'
import { ticket } from './ticket'

afterEach(() => tourProgress.set(null))

test('stores the tour’s current step for a reload', () => {
  tourProgress.set({ tour: ticket, index: 3, aside: false })
  expect(currentStep()?.text).toMatch(/^Write an answer/)
  nextStep()
  expect(readProgress(storedTour.get())).toEqual({ tour: ticket, index: 4, aside: false })
})

test('has no current step while paused, and keeps its place', () => {
  tourProgress.set({ tour: ticket, index: 3, aside: false })
  pauseTour()
  expect(currentStep()).toBeUndefined()
  expect(readProgress(storedTour.get())).toEqual({ tour: ticket, index: 3, aside: true })
})

test('ends the tour after the last step, and stores nothing', () => {
  tourProgress.set({ tour: ticket, index: ticket.steps.length - 1, aside: false })
  nextStep()
  expect(tourProgress.get()).toBeNull()
  expect(storedTour.get()).toBeNull()
})

test('ends on the last step instead of pausing', () => {
  tourProgress.set({ tour: ticket, index: ticket.steps.length - 1, aside: false })
  pauseTour()
  expect(tourProgress.get()).toBeNull()
})

test('ends when the demo’s data is replaced', () => {
  tourProgress.set({ tour: ticket, index: 3, aside: true })
  forgetUnfinished()
  expect(tourProgress.get()).toBeNull()
  expect(storedTour.get()).toBeNull()
})

test.each([
  null,
  'no JSON',
  '{"tour":"unknown","index":0,"aside":false}',
  '{"tour":"ticket","index":99,"aside":false}',
  '{"tour":"ticket","index":-1,"aside":false}',
  '{"tour":"ticket","index":0.5,"aside":false}',
  '{"tour":"ticket","index":0,"aside":false,"more":true}',
])('ignores an invalid stored tour: %s', (stored) => {
  expect(readProgress(stored)).toBeNull()
})
