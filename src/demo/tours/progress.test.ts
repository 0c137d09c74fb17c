import { afterEach, expect, test } from 'vitest'
import { currentStep, nextStep, tourProgress, putAside, readProgress } from './progress'
import { storedTour } from './storedTour'
import { ticket } from './ticket'

afterEach(() => tourProgress.set(null))

test('a reload finds the tour at the step where it was', () => {
  tourProgress.set({ tour: ticket, index: 3, aside: false })
  expect(currentStep()?.text).toMatch(/^Write an answer/)
  nextStep()
  expect(readProgress(storedTour.read())).toEqual({ tour: ticket, index: 4, aside: false })
})

test('a tour that is put aside asks for nothing, and keeps its place', () => {
  tourProgress.set({ tour: ticket, index: 3, aside: false })
  putAside()
  expect(currentStep()).toBeUndefined()
  expect(readProgress(storedTour.read())).toEqual({ tour: ticket, index: 3, aside: true })
})

test('after the last step there is no tour, and nothing is stored', () => {
  tourProgress.set({ tour: ticket, index: ticket.steps.length - 1, aside: false })
  nextStep()
  expect(tourProgress.get()).toBeNull()
  expect(storedTour.read()).toBeNull()
})

test.each([
  null,
  'no JSON',
  '{}',
  '{"tour":"unknown","index":0,"aside":false}',
  '{"tour":"constructor","index":0,"aside":false}',
  '{"tour":"ticket","index":99,"aside":false}',
  '{"tour":"ticket","index":-1,"aside":false}',
  '{"tour":"ticket","index":0.5,"aside":false}',
  '{"tour":"ticket","index":0,"aside":false,"more":true}',
])('ignores an invalid stored tour: %s', (stored) => {
  expect(readProgress(stored)).toBeNull()
})
