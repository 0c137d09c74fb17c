import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Subscription } from '@/contract'
import { store } from '@mocks/store/db'
import { renderRoute } from '@/testing/renderRoute'

afterEach(() => void vi.restoreAllMocks())

async function renderTwoPages(tab: string, state: Partial<Subscription>) {
  await renderRoute('/', { as: 'admin' })
  const [row] = store.subscription.where('status', 'active')
  for (let number = 1; number <= 30; number += 1)
    if (row) store.subscription.put({ ...row, _id: `more_${number}`, ...state })
  const { user } = await renderRoute(`/admin-dashboard/${tab}`, { again: true })
  return { user, next: await screen.findByRole('button', { name: 'Next' }) }
}
const secondPage = () => waitFor(() => expect(screen.getByText('Page 2 of 2')).toBeVisible())

test.each([
  ['approval queue', 'approve', { status: 'pending' }],
  ['renewal requests', 'renewal-requests', { renewalStatus: 'pending' }],
] as const)('shows a turned page of the %s from its first row', async (_list, tab, state) => {
  const { user, next } = await renderTwoPages(tab, state)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 2000))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  await user.click(next)
  await secondPage()
  expect(scroll).toHaveBeenCalledWith({ block: 'start' })
})

test('ignores Approve just after the queue’s page was turned', async () => {
  const { user, next } = await renderTwoPages('approve', { status: 'pending', transactionId: null })
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  await user.click(next)
  await secondPage()
  const [approve = document.body] = screen.getAllByRole('button', { name: /^Approve/ })
  await user.click(approve)
  expect(approve).not.toHaveAttribute('aria-busy')
})
