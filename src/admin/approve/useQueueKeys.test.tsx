import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { store } from '@mocks/store/db'
import { hasLeftQueue, queueRow } from '@/testing/queueRows'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/approve'
const statusOf = (id: string) => store.subscription.get(id)?.status
const farhan = () => statusOf('sub_farhan_premium')

beforeEach(() => localStorage.removeItem('admin-approve-keys'))

const renderQueue = async () => {
  const advanceTimers = (ms: number) => void (vi.isFakeTimers() && vi.advanceTimersByTime(ms))
  const rendered = await renderRoute(route, { as: 'admin', advanceTimers })
  await queueRow('Farhan Sheikh')
  return rendered
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

describe('keyboard shortcuts', () => {
  test('move, select, approve and reject', async () => {
    const { user } = await renderQueue()
    await user.keyboard('jj')
    await waitFor(async () => expect(await queueRow('Sunita Ghag')).toHaveFocus())
    await user.keyboard('kx')
    expect(await queueRow('Farhan Sheikh')).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('checkbox', { name: 'Select Farhan Sheikh' })).toBeChecked()
    await user.keyboard('a')
    await waitFor(async () => expect(await queueRow('Sunita Ghag')).toHaveFocus())
    await user.keyboard('r')
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /Sunita will read your reason/ })).toHaveFocus(),
    )
    await user.keyboard('jar')
    expect(screen.getByRole('textbox', { name: /Sunita will read your reason/ })).toHaveValue('jar')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
  })

  test('tell screen readers what they have done', async () => {
    const { user } = await renderQueue()
    const said = (text: string) => expect(screen.getByText(text, { selector: 'output' })).toBeVisible()
    await user.keyboard('jjx')
    said('Sunita Ghag selected, 1 selected')
    await user.keyboard('kx')
    said('Farhan Sheikh selected, 2 selected')
    await user.keyboard('jx')
    said('Sunita Ghag not selected')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    said('Selection cleared')
    await user.keyboard('ka')
    await screen.findByText('Approving in a few seconds')
    await user.keyboard('u')
    said('Approval of Farhan Sheikh taken back')
  })

  test('decide nothing after a click until a key moves the focus', async () => {
    const { user } = await renderQueue()
    await user.click(within(await queueRow('Farhan Sheikh')).getByRole('button', { name: /^Approve/ }))
    await waitFor(async () => expect(await queueRow('Sunita Ghag')).toHaveFocus())
    await user.keyboard('asha')
    expect(screen.queryByText('Approving in a few seconds')).toBeNull()
    await user.keyboard('{Tab}a')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
  })

  test.each([
    ['Caps Lock', { key: 'J', code: 'KeyJ' }],
    ['a Russian layout', { key: 'о', code: 'KeyJ' }],
  ])('work with %s', async (_layout, key) => {
    await renderQueue()
    fireEvent.keyDown(document.body, key)
    expect(await queueRow('Farhan Sheikh')).toHaveFocus()
  })

  test('can be switched off and stay off on the next visit', async () => {
    const { user, unmount } = await renderQueue()
    await user.click(await screen.findByRole('button', { name: 'Turn off shortcuts' }))
    await user.keyboard('j')
    expect(await queueRow('Farhan Sheikh')).not.toHaveAttribute('aria-current')
    unmount()
    await renderRoute(route, { as: 'admin' })
    expect(await screen.findByRole('button', { name: 'Turn on shortcuts' })).toBeVisible()
  })
})

test('j and k turn the page and focus its nearest row', async () => {
  const { user } = await renderRoute('', { scenario: 'admin-approve-large' })
  const rows = () => screen.getAllByRole('listitem').filter(({ id }) => id.startsWith('request-'))
  await waitFor(() => expect(rows()).toHaveLength(25))
  const last = rows().at(-1)?.id
  await user.keyboard('j'.repeat(25))
  expect(document.activeElement?.id).toBe(last)
  await user.keyboard('j')
  await waitFor(() => expect(rows()[0]).toHaveFocus())
  expect(rows()[0]).not.toHaveProperty('id', last)
  await user.keyboard('k')
  await waitFor(() => expect(document.activeElement?.id).toBe(last))
})

describe('approval by keyboard', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())

  const approveByKey = async () => {
    const rendered = await renderQueue()
    await rendered.user.keyboard('ja')
    expect(await screen.findByText('Approving in a few seconds')).toBeVisible()
    expect(farhan()).toBe('pending')
    return rendered
  }

  test('is sent after five seconds', async () => {
    await approveByKey()
    await wait(4000)
    expect(farhan()).toBe('pending')
    await wait(1000)
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    expect(farhan()).toBe('active')
    expect(hasLeftQueue('Farhan Sheikh')).toBe(true)
  })

  test('leaves the other requests selectable until it is sent', async () => {
    const { user } = await approveByKey()
    const box = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` })
    expect(box('Farhan Sheikh')).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
    expect(screen.getByText('6 selected')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Approve 6' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Reject 6' }))
    await user.keyboard('Not paid')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    expect(await screen.findByText('Subscription rejected!')).toBeVisible()
    expect(farhan()).toBe('pending')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByText('1 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(box('Farhan Sheikh')).not.toBeChecked()
  })

  test.each(['with its button', 'with a key'])('can be undone %s', async (how) => {
    const { user } = await approveByKey()
    if (how === 'with a key') await user.keyboard('u')
    else await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByText('Approving in a few seconds')).toBeNull()
    await wait(6000)
    expect(farhan()).toBe('pending')
    expect(await queueRow('Farhan Sheikh')).toHaveFocus()
    expect(await queueRow('Farhan Sheikh')).toHaveAttribute('aria-busy', 'false')
  })

  test.each([
    [
      'another tab of the panel is opened',
      (router: Router) => act(() => router.navigate('/admin-dashboard/users')),
    ],
    ['the page is left', () => Promise.resolve(fireEvent(window, new Event('pagehide')))],
    [
      'the admin logs out',
      () => Promise.resolve(fireEvent.click(screen.getByRole('button', { name: 'Logout' }))),
    ],
  ])('is sent at once when %s', async (_when, leave) => {
    const { router } = await approveByKey()
    await leave(router)
    await waitFor(() => expect(farhan()).toBe('active'))
  })
})

type Router = Awaited<ReturnType<typeof renderRoute>>['router']
