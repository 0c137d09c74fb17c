import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { store } from '@mocks/store/db'
import { hasLeftQueue, queueRow } from '@/testing/queueRows'
import { renderRoute } from '@/testing/renderRoute'

let time = 0

beforeEach(() => {
  // React reads this clock too, so its time must not go backwards
  time = Math.ceil(performance.now())
  vi.spyOn(performance, 'now').mockImplementation(() => time)
})
afterEach(() => void vi.restoreAllMocks())

const queue = '/admin-dashboard/approve'
const approveIn = (row: HTMLElement) => within(row).getByRole('button', { name: /^Approve|^Approving/ })

test('ignores Approve just after another request has left the queue', async () => {
  const { user } = await renderRoute(queue, { as: 'admin' })
  await user.click(approveIn(await queueRow('Farhan Sheikh')))
  expect(await screen.findByText('Subscription approved!')).toBeVisible()
  const sunita = await queueRow('Sunita Ghag')
  time += 450
  await user.click(approveIn(sunita))
  expect(sunita).toHaveAttribute('aria-busy', 'false')
  time += 50
  await user.click(approveIn(sunita))
  await waitFor(() => expect(hasLeftQueue('Sunita Ghag')).toBe(true))
})

test('ignores Approve just after a failure has moved the queue down', async () => {
  const { user } = await renderRoute('', { scenario: 'admin-approve-fails' })
  await user.click(approveIn(await queueRow('Sunita Ghag')))
  expect(await screen.findByText('Could not approve.')).toBeVisible()
  await user.click(approveIn(await queueRow('Farhan Sheikh')))
  expect(await queueRow('Farhan Sheikh')).toHaveAttribute('aria-busy', 'false')
  time += 500
  await user.click(approveIn(await queueRow('Leela Sawant')))
  expect(await screen.findByText(/2 clients: Sunita Ghag and Leela Sawant\./)).toBeVisible()
})

test('accepts another try at the same request at once', async () => {
  const { user } = await renderRoute(queue, {
    as: 'admin',
    faults: [{ operation: 'approveSubscription', kind: 'status', status: 500, times: 1 }],
  })
  await user.click(approveIn(await queueRow('Farhan Sheikh')))
  expect(await screen.findByText('Could not approve.')).toBeVisible()
  await user.click(approveIn(await queueRow('Farhan Sheikh')))
  await waitFor(() => expect(hasLeftQueue('Farhan Sheikh')).toBe(true))
})

test('accepts Enter on Approve, however recently the rows moved', async () => {
  const { user } = await renderRoute(queue, { as: 'admin' })
  await user.click(approveIn(await queueRow('Farhan Sheikh')))
  expect(await screen.findByText('Subscription approved!')).toBeVisible()
  approveIn(await queueRow('Sunita Ghag')).focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(hasLeftQueue('Sunita Ghag')).toBe(true))
})

test.each([
  ['Accept request', 'help?f.reopen=pending', () => store.complaint.where('reopenStatus', 'pending')],
  ['Deactivate', 'coupons', () => store.coupon.where('active', true)],
] as const)('ignores %s just after another row was decided', async (action, tab, left) => {
  const { user } = await renderRoute(`/admin-dashboard/${tab}`, { as: 'admin' })
  const before = left().length
  const [first = document.body, next = document.body] = await screen.findAllByRole('button', {
    name: new RegExp(`^${action}`),
  })
  await user.click(first)
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeVisible()
  await user.click(next)
  expect(next).not.toHaveAttribute('aria-busy')
  time += 500
  await user.click(next)
  await waitFor(() => expect(left()).toHaveLength(before - 2))
})

test('ignores Deactivate just after a filter has changed the rows', async () => {
  const { user } = await renderRoute('/admin-dashboard/coupons', { as: 'admin' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Active')
  const deactivate = screen.getByRole('button', { name: 'Deactivate FIRST500' })
  await user.click(deactivate)
  expect(deactivate).not.toHaveAttribute('aria-busy')
  time += 500
  await user.click(deactivate)
  expect(await screen.findByText('Coupon deactivated!')).toBeVisible()
})

test('ignores Approve just after another renewal request has left', async () => {
  const { user } = await renderRoute('/admin-dashboard/renewal-requests', { as: 'admin' })
  const pending = () => store.subscription.where('renewalStatus', 'pending').length
  const before = pending()
  const approve = () => screen.findAllByRole('button', { name: /^Approve .*’s renewal$/ })
  await user.click((await approve())[0] ?? document.body)
  expect(await screen.findByText('Renewal approved')).toBeVisible()
  const [next = document.body] = await approve()
  await user.click(next)
  expect(next).not.toHaveAttribute('aria-busy')
  time += 500
  await user.click(next)
  await waitFor(() => expect(pending()).toBe(before - 2))
})
