import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { onCall } from '@mocks/calls/calls'
import { type Fault, liftLatency } from '@mocks/faults'
import { queryClient } from '@/api/queryClient'
import { hasLeftQueue, queueRow } from '@/testing/queueRows'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/approve'

describe('decision that completes while the admin is on the next request', () => {
  const slow = (operation: 'approveSubscription' | 'rejectSubscription'): Fault => ({
    operation,
    kind: 'latency',
    ms: 25_000,
  })
  const active = () => store.subscription.where('status', 'active').length
  const openReject = async (user: UserEvent, name: string) => {
    await user.click(within(await queueRow(name)).getByRole('button', { name: /^Reject/ }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Why are you rejecting/ })).toHaveFocus())
  }
  const goOnTyping = async (user: UserEvent) => {
    await user.keyboard('Your p')
    liftLatency()
    await waitFor(() => expect(hasLeftQueue('Farhan Sheikh')).toBe(true))
    await screen.findByText(/^Subscription (approved|rejected)!/)
    await user.keyboard('ayment')
    expect(screen.getByRole('textbox', { name: /Imran/ })).toHaveValue('Your payment')
  }

  test('leaves the focus in the reason, where letters are not shortcuts', async () => {
    const { user } = await renderRoute(route, { as: 'admin', faults: [slow('approveSubscription')] })
    const before = active()
    await user.click(within(await queueRow('Farhan Sheikh')).getByRole('button', { name: /^Approve/ }))
    await openReject(user, 'Imran Kazi')
    await goOnTyping(user)
    expect(active()).toBe(before + 1)
  })

  test('leaves the next request’s form open after a rejection', async () => {
    const { user } = await renderRoute(route, { as: 'admin', faults: [slow('rejectSubscription')] })
    await openReject(user, 'Farhan Sheikh')
    await user.keyboard('Not paid{Tab}{Tab}{Tab}{Tab}{Enter}')
    await openReject(user, 'Imran Kazi')
    await goOnTyping(user)
    expect(store.subscription.get('sub_farhan_premium')?.rejectionReason).toBe('Not paid')
  })

  test('decides only one request while a key is held down', async () => {
    await renderRoute(route, { as: 'admin' })
    const before = active()
    const farhan = await queueRow('Farhan Sheikh')
    fireEvent.focus(within(farhan).getByRole('button', { name: /^Approve/ }))
    await waitFor(() => expect(farhan).toHaveAttribute('aria-current'))
    fireEvent.keyDown(document.body, { key: 'Tab' })
    fireEvent.keyDown(document.body, { key: 'a' })
    await waitFor(async () => expect(await queueRow('Sunita Ghag')).toHaveFocus())
    fireEvent.keyDown(document.body, { key: 'a', repeat: true })
    expect(await queueRow('Sunita Ghag')).toHaveAttribute('aria-busy', 'false')
    expect(farhan).toHaveAttribute('aria-busy', 'true')
    fireEvent.keyDown(document.body, { key: 'u' })
    expect(active()).toBe(before)
  })
})

describe('decision that another admin made, or that failed', () => {
  // by keyboard, because a click just after the rows moved is ignored
  const approve = async (user: UserEvent, name: string) => {
    within(await queueRow(name))
      .getByRole('button', { name: /^Approve/ })
      .focus()
    await user.keyboard('{Enter}')
  }

  test('keeps the typed reason and ignores shortcut keys', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    await user.click(within(await queueRow('Leela Sawant')).getByRole('button', { name: /^Reject/ }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Leela/ })).toHaveFocus())
    await user.keyboard('We did not ')
    changeRow(store.subscription, 'sub_leela_premium', { status: 'active' })
    await queryClient.invalidateQueries({ queryKey: ['listPendingSubscriptions'] })
    expect(await screen.findByText('This request has already been decided')).toBeVisible()
    expect(screen.getByText('Leela Sawant, Premium. You were writing: “We did not ”')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await user.keyboard('ja')
    expect((await queueRow('Farhan Sheikh')).ariaBusy).toBe('false')
    expect(await queueRow('Farhan Sheikh')).not.toHaveAttribute('aria-current')
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await user.keyboard('j')
    expect(await queueRow('Farhan Sheikh')).toHaveFocus()
  })

  test('keeps one request’s error after the next one succeeds', async () => {
    const { user } = await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'approveSubscription', kind: 'status', status: 500, times: 1 }],
    })
    await approve(user, 'Farhan Sheikh')
    expect(await screen.findByText('Could not approve.')).toBeVisible()
    await approve(user, 'Sunita Ghag')
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Could not approve.Farhan Sheikh, Premium.')
    await approve(user, 'Farhan Sheikh')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  test('shows failures for the same reason in one banner', async () => {
    const { user } = await renderRoute('', { scenario: 'admin-approve-fails' })
    await approve(user, 'Farhan Sheikh')
    expect(await screen.findByText('Could not approve.')).toBeVisible()
    await approve(user, 'Sunita Ghag')
    expect(await screen.findByText(/2 clients: Farhan Sheikh and Sunita Ghag\./)).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    // a retry leaves the other failure
    await approve(user, 'Farhan Sheikh')
    expect(await screen.findByText(/2 clients: Sunita Ghag and Farhan Sheikh\./)).toBeVisible()
  })

  test('keeps the failures when the success beside them is dismissed', async () => {
    const { user } = await renderRoute(route, {
      as: 'admin',
      faults: [{ operation: 'approveSubscription', kind: 'status', status: 500, times: 1 }],
    })
    await queueRow('Farhan Sheikh')
    await user.click(screen.getByRole('checkbox', { name: 'Select Farhan Sheikh' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select Sunita Ghag' }))
    await user.click(screen.getByRole('button', { name: /^Approve 2/ }))
    const success = (await screen.findByText('Subscription approved!')).closest<HTMLElement>('[role]')
    await user.click(within(success ?? document.body).getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText('Subscription approved!')).toBeNull()
    const failure = screen.getByRole('alert')
    expect(failure).toHaveTextContent('Could not approve.')
    await waitFor(() => expect(failure.parentElement).toHaveFocus())
  })
})

test('refetches the affected lists once after a refused decision', async () => {
  const { user } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'approveSubscription', kind: 'status', status: 404, times: 1 }],
  })
  const farhan = await queueRow('Farhan Sheikh')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  const calls = new Map<number, string | null>()
  const stop = onCall(({ id, operation }) => calls.set(id, operation))
  await user.click(within(farhan).getByRole('button', { name: /^Approve/ }))
  expect(await screen.findByText('Could not approve.')).toBeVisible()
  await waitFor(() => expect([...calls.values()]).toContain('listPendingSubscriptions'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  stop()
  const operations = [...calls.values()]
  expect(operations).toEqual([...new Set(operations)])
})

test('makes a row current when a button in it gets the focus', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const asha = await queueRow('Asha Kulkarni')
  await user.keyboard('j')
  await user.click(within(asha).getByRole('button', { name: /^Copy/ }))
  expect(asha).toHaveAttribute('aria-current')
})

test('does not keep a cleared selection’s reason for the next selection', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await queueRow('Farhan Sheikh')
  await user.click(screen.getByRole('checkbox', { name: 'Select Farhan Sheikh' }))
  await user.click(screen.getByRole('button', { name: 'Reject 1' }))
  await user.keyboard('Not paid')
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toHaveFocus()
  await user.click(screen.getByRole('checkbox', { name: 'Select Asha Kulkarni' }))
  expect(screen.queryByRole('textbox', { name: /^Why/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reject 1' }))
  expect(screen.getByRole('textbox', { name: /^Why/ })).toHaveValue('')
})
