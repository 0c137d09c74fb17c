import { expect, test } from 'vitest'
import { productAddress } from '../productAddress'
import { tours } from './tours'

test.each(tours.flatMap((tour) => tour.steps.map((step, index) => ({ tour, step, index }))))(
  'step $index of “$tour.title” is short; only the last ends the tour',
  ({ tour, step, index }) => {
    const address = step.from ?? step.on
    expect(productAddress(address)).toBe(address)
    expect(address).not.toContain(':')
    expect(step.text.length).toBeLessThan(130)
    expect(step.until === 'end').toBe(index === tour.steps.length - 1)
  },
)
