import { expect, test } from 'vitest'
import { optionsOf } from './options'

test('without options both browsers are driven on fresh builds, and none of them has to be there', () => {
  expect(optionsOf([])).toEqual({ build: true, only: ['firefox', 'webkit'], require: [] })
})

test('browsers are left out and required by their names', () => {
  const args = ['--build', 'no', '--only', 'webkit', '--require', 'webkit']
  expect(optionsOf(args)).toEqual({ build: false, only: ['webkit'], require: ['webkit'] })
  expect(optionsOf(['--require=firefox, webkit']).require).toEqual(['firefox', 'webkit'])
})

test.for([
  ['a browser that is not known', 'No browser is called safari: firefox, webkit.', ['--require', 'safari']],
  ['no browser', '--only names no browser.', ['--only', '']],
  [
    'to require what is left out',
    '--require names webkit, which --only leaves out.',
    ['--only', 'firefox', '--require', 'webkit'],
  ],
  ['half a build', '--build is yes or no, and not maybe.', ['--build', 'maybe']],
  ['an option that does not exist', '--fast', ['--fast']],
] satisfies [string, string, string[]][])('refuses %s', ([, reason, args]) => {
  expect(() => optionsOf(args)).toThrow(reason)
})
