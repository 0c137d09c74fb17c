import { afterEach, expect, test } from 'vitest'
import { currentStep, nextStep, progress, putAside, readProgress } from './progress'
import { storedTour } from './storedTour'
import { ticket } from './ticket'

afterEach(() => progress.set(null))

test('resumes the tour at its step after a reload', () => {
  progress.set({ tour: ticket, index: 3, aside: false })
  expect(currentStep()?.text).toMatch(/^Write an answer/)
  nextStep()
  expect(readProgress(storedTour.read())).toEqual({ tour: ticket, index: 4, aside: false })
})

test('keeps its place while a tour is put aside', () => {
  progress.set({ tour: ticket, index: 3, aside: false })
  putAside()
  expect(currentStep()).toBeUndefined()
  expect(readProgress(storedTour.read())).toEqual({ tour: ticket, index: 3, aside: true })
})

test('stores nothing after the last step', () => {
  progress.set({ tour: ticket, index: ticket.steps.length - 1, aside: false })
  nextStep()
  expect(progress.get()).toBeNull()
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
