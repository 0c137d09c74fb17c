import { expect, test } from 'vitest'
import { optionsOf } from './options'

test('a ref alone compares all stories', () => {
  expect(optionsOf(['main'])).toEqual({ ref: 'main', only: [], outDir: 'visual-report' })
})

test('titles and the folder of the report can be named, in any place', () => {
  const args = ['--only', 'Kit/Actions', 'HEAD~2', '--only=Site/Home', '--outDir', 'elsewhere']
  expect(optionsOf(args)).toEqual({
    ref: 'HEAD~2',
    only: ['Kit/Actions', 'Site/Home'],
    outDir: 'elsewhere',
  })
})

test.for([
  ['no ref', 'Name what to compare with.', []],
  ['two refs', 'what is HEAD?', ['main', 'HEAD']],
  ['an option that does not exist', '--fast', ['main', '--fast']],
  ['a title that is not there', '--only', ['main', '--only']],
  ['an empty title', '--only needs a title.', ['main', '--only', ' ']],
] satisfies [string, string, string[]][])('refuses %s', ([, reason, args]) => {
  expect(() => optionsOf(args)).toThrow(reason)
})
