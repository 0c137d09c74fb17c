import { expect, test } from 'vitest'
import { chosen, paired, type Story } from './stories'

const story = (title: string, name = 'Small'): Story => ({ id: `${title}--${name}`, title, name })
const titles = (stories: readonly Story[]) => stories.map(({ title }) => title)

test('a place in the tree stands for what is below it, and for nothing that only begins like it', () => {
  const stories = [story('Kit/Actions/Button'), story('Kit/Actions/ButtonLink'), story('Site/Home')]
  expect(titles(chosen(stories, ['Kit/Actions/Button']))).toEqual(['Kit/Actions/Button'])
  expect(chosen(stories, ['kit / actions'])).toHaveLength(2)
  expect(chosen(stories, ['Kit/Actions/Button', 'Site'])).toHaveLength(2)
  expect(chosen(stories, ['Kit/Actions/Button/Small'])).toHaveLength(1)
  expect(chosen(stories, ['Actions'])).toEqual([])
  expect(chosen(stories, [])).toEqual(stories)
})

test('stories are paired by their ids, and those of one side alone are told apart', () => {
  const { both, added, removed } = paired([story('Old'), story('Kept')], [story('Kept'), story('New')])
  expect([both, added, removed].map(titles)).toEqual([['Kept'], ['New'], ['Old']])
})
