import { expect, test } from 'vitest'
import { listed } from './listed'

test.each([[[]], [['A']], [['A', 'B']], [['A', 'B', 'C']]])('%j is listed as English is', (texts) => {
  expect(listed(texts)).toBe(new Intl.ListFormat('en-IN').format(texts))
})
