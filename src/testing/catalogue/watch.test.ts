import { afterEach, beforeEach, expect, test } from 'vitest'
import { ApiFailure } from '@/api/failure'
import type { OperationId } from '@/contract'
import { CatalogueWatch } from './watch'

const watch = new CatalogueWatch()

beforeEach(() => watch.start())
// the next file's tests are shown in the same document
afterEach(() => document.body.replaceChildren())

/** Shows it as React does: within an element, as a text of its own. */
function show(text: string, attributes: Record<string, string> = {}): Text {
  const element = document.createElement('p')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  const node = document.createTextNode(text)
  element.append('Before: ', node)
  document.body.append(element)
  return node
}

const failure = (operation: OperationId, how: number | 'network', serverMessage?: string) =>
  new ApiFailure({
    operation,
    ...(how === 'network' ? { kind: how } : { kind: 'status', status: how }),
    serverMessage,
  })

test('a text without a call counts as soon as it is shown', () => {
  show('Plan added!')
  expect(watch.stop()).toEqual(['Plan added!'])
})

test('a text that takes the place of another counts as well', () => {
  show('Saving…').data = 'Plan added!'
  expect(watch.stop()).toEqual(['Plan added!'])
})

test('a text that is gone at the end has been there', async () => {
  const { parentElement } = show('Plan added!')
  await Promise.resolve()
  parentElement?.remove()
  expect(watch.stop()).toEqual(['Plan added!'])
})

test.each(['Coupon applied! ₹500 off.', 'User role updated to admin successfully!'])('%s', (text) => {
  show(text)
  expect(watch.stop()).toHaveLength(1)
})

test.each([[{ hidden: '' }], [{ 'aria-hidden': 'true' }]])(
  'nobody sees what is hidden by %j',
  (attributes) => {
    show('Plan added!', attributes)
    expect(watch.stop()).toEqual([])
  },
)

test('a failure’s text counts after that failure alone', async () => {
  show('Authentication failed. Please log in again.')
  await Promise.resolve()
  watch.failed(failure('updateFeature', 403))
  watch.failed(failure('deleteFeature', 401, 'Token is not valid.'))
  expect(watch.stop()).toEqual([])
  watch.start()
  watch.failed(failure('deleteFeature', 401, 'Token is not valid.'))
  show('Authentication failed. Please log in again.')
  expect(watch.stop()).toEqual(['Authentication failed. Please log in again. (deleteFeature: 401)'])
})

test.each<[ApiFailure, string, string[]]>([
  [
    failure('updateFeature', 400),
    'Invalid data provided.',
    ['Invalid data provided. (createFeature, updateFeature: 400)'],
  ],
  [failure('updateFeature', 400, 'Too long.'), 'Invalid data provided.', []],
  [
    failure('updateFeature', 400, 'Too long.'),
    'Too long.',
    ['Server message (createFeature, updateFeature: 400)'],
  ],
  [
    failure('updateFeature', 409, 'Taken.'),
    'Taken.',
    ['Server message (createFeature, updateFeature: else)'],
  ],
  [failure('updateFeature', 409, 'Taken.'), 'Too long.', []],
  [
    failure('login', 503),
    'Server error. Please try again later.',
    ['Server error. Please try again later. (login: 5xx)'],
  ],
  [failure('login', 'network'), 'Server error. Please try again later.', []],
])('after %s the screen says %s', (call, text, reached) => {
  watch.failed(call)
  show(text)
  expect(watch.stop()).toEqual(reached)
})

test('silence counts when the call failed and nothing was said', () => {
  expect(watch.stop()).toEqual([])
  watch.start()
  watch.failed(failure('markContactRead', 500))
  expect(watch.stop()).toEqual(['Nothing (markContactRead)'])
  watch.start()
  watch.failed(failure('markContactRead', 500))
  show('Something', { role: 'alert' })
  expect(watch.stop()).toEqual([])
})

test('a text that a dialog hid at first counts once the dialog has gone', async () => {
  const page = document.createElement('main')
  page.setAttribute('aria-hidden', 'true')
  document.body.append(page)
  page.append(show('Plan added!').parentElement ?? '')
  // as the browser does between two tasks
  await Promise.resolve()
  page.removeAttribute('aria-hidden')
  expect(watch.stop()).toEqual(['Plan added!'])
})
