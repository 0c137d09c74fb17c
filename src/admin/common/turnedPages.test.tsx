import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { store } from '@mocks/store/db'
import { renderRoute } from '@/testing/renderRoute'

afterEach(() => void vi.restoreAllMocks())

test.each([
  ['approval queue', 'approve', { status: 'pending' }],
  ['renewal requests', 'renewal-requests', { renewalStatus: 'pending' }],
] as const)('shows a turned page of the %s from its first row', async (_list, tab, state) => {
  await renderRoute('/', { as: 'admin' })
  const [row] = store.subscription.where('status', 'active')
  for (let number = 1; number <= 30; number += 1)
    if (row) store.subscription.put({ ...row, _id: `more_${number}`, ...state })
  const { user } = await renderRoute(`/admin-dashboard/${tab}`, { again: true })
  const next = await screen.findByRole('button', { name: 'Next' })
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -900, 300, 2000))
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
  await user.click(next)
  await waitFor(() => expect(screen.getByText('Page 2 of 2')).toBeVisible())
  expect(scroll).toHaveBeenCalledWith({ block: 'start' })
})
