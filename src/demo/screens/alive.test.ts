import { expect, test } from 'vitest'
import { type Alive, type AliveEvent, nextAlive } from './alive'

const none: Alive = { visible: [], frames: [], drawn: [], most: 3 }
type Events = [AliveEvent['kind'], string][]
const after = (...events: Events) => events.reduce((now, [kind, id]) => nextAlive(now, { kind, id }), none)

test('starts at most two frames at a time', () => {
  expect(after(['seen', 'a'], ['seen', 'b'], ['seen', 'c']).frames).toEqual(['a', 'b'])
  expect(after(['seen', 'a'], ['seen', 'b'], ['seen', 'c'], ['drawn', 'a']).frames).toEqual(['a', 'b', 'c'])
})

test('gives a visible picture the frame of one that is out of view', () => {
  const drawn = (id: string): Events => [
    ['seen', id],
    ['drawn', id],
  ]
  const full = after(...drawn('a'), ...drawn('b'), ...drawn('c'), ['seen', 'd'])
  expect(full.frames).toEqual(['a', 'b', 'c'])
  const scrolled = nextAlive(full, { kind: 'gone', id: 'b' })
  expect(scrolled.frames).toEqual(['a', 'c', 'd'])
  expect(scrolled.drawn).toEqual(['a', 'c'])
})

test('when a picture leaves the view, keeps it only if it has been drawn', () => {
  expect(after(['seen', 'a'], ['drawn', 'a'], ['gone', 'a']).frames).toEqual(['a'])
  expect(after(['seen', 'a'], ['gone', 'a']).frames).toEqual([])
})

test('forgets a picture that left the wall', () => {
  expect(after(['seen', 'a'], ['drawn', 'a'], ['left', 'a'])).toEqual(none)
})
