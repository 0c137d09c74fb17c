import { expect, test } from 'vitest'
import { productAddress } from '../productAddress'
import { tours } from './tours'

test.each(tours.flatMap((tour) => tour.steps.map((step, index) => ({ tour, step, index }))))(
  '$tour.title, step $index: short, at an address of the product, and only the last is the end',
  ({ tour, step, index }) => {
    const address = step.from ?? step.on
    expect(productAddress(address)).toBe(address)
    expect(address).not.toContain(':')
    expect(step.text.length).toBeLessThan(130)
    expect(step.until === 'end').toBe(index === tour.steps.length - 1)
  },
)
