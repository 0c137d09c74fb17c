import { expect, test } from 'vitest'
import { pageOf } from './pageOf'

test('formats a long list’s count with separators', () => {
  expect(pageOf(Array.from({ length: 10_048 }), 400).count).toBe('9,976–10,000 of 10,048')
})
