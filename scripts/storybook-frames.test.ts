import { expect, test, vi } from 'vitest'
import { framesOf } from '../.storybook/frames'

// the system's theme, where none is chosen
vi.stubGlobal('matchMedia', () => ({ matches: false }))

const viewports = { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } }
const phone = { width: 390, height: 844 }

test('one screen in one theme is Storybook’s own canvas', () => {
  expect(framesOf({ theme: 'dark', screens: 'one', viewport: { value: 'phone' } }, viewports)).toEqual([])
})

test.each([
  ['a story’s viewport', { value: 'phone' }, phone],
  ['one by its name alone', 'phone', phone],
  ['one that is turned', { value: 'phone', isRotated: true }, { width: 844, height: 390 }],
  ['one whose edge was drawn', { value: '500px-844px' }, { width: 500, height: 844 }],
  ['none', { value: undefined, isRotated: false }, null],
  ['the whole canvas', { value: '100pct-100pct' }, null],
])('both themes keep %s', (_, viewport, size) => {
  const frames = framesOf({ theme: 'both', screens: 'one', viewport }, viewports)
  expect(frames.map((frame) => [frame.theme, frame.size])).toEqual([
    ['light', size],
    ['dark', size],
  ])
})

test('a phone and a laptop take the place of the viewport', () => {
  const frames = framesOf({ screens: 'both', viewport: { value: 'phone' } }, {})
  expect(frames.map(({ name }) => name)).toEqual(['390 px, light', '1366 px, light'])
})
