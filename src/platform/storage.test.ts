// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { storedName, storedText } from './storage'

afterEach(() => vi.unstubAllGlobals())

function inFrame(storesUnder: string) {
  const frame = document.createElement('iframe')
  frame.dataset['storesUnder'] = storesUnder
  vi.stubGlobal('frameElement', frame)
}

test('keeps everything in memory in a frame that stores nothing', () => {
  const frame = document.createElement('iframe')
  frame.dataset['storesNothing'] = ''
  vi.stubGlobal('frameElement', frame)
  const word = storedText('localStorage', 'fleeting')
  word.write('kept')
  expect(word.read()).toBe('kept')
  expect(localStorage.getItem('fleeting')).toBeNull()
})

test('stores texts under the frame’s prefix, if it has one', () => {
  const word = storedText('localStorage', 'word')
  word.write('of the page')
  inFrame('left:')
  expect(word.read()).toBeNull()
  word.write('of the left')
  inFrame('right:')
  word.write('of the right')
  expect(localStorage.getItem('word')).toBe('of the page')
  expect(localStorage.getItem('left:word')).toBe('of the left')
  expect(localStorage.getItem('right:word')).toBe('of the right')
  word.write(null)
  expect(word.read()).toBeNull()
  inFrame('left:')
  expect(word.read()).toBe('of the left')
  expect(storedName('word')).toBe('left:word')
})

test('separates frames even when storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined)
  const word = storedText('sessionStorage', 'word')
  inFrame('left:')
  word.write('of the left')
  inFrame('right:')
  expect(word.read()).toBeNull()
  inFrame('left:')
  expect(word.read()).toBe('of the left')
})
