import { expect, test } from 'vitest'
import { listed } from './listed'

test.each([[[]], [['A']], [['A', 'B']], [['A', 'B', 'C']]])('joins %j as an English list', (texts) => {
  expect(listed(texts)).toBe(new Intl.ListFormat('en-IN').format(texts))
})
