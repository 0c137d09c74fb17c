import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { store } from '@mocks/store/db'
import { token } from '@/platform/token'
import { renderRoute } from '@/testing/renderRoute'

const menu = async () => within(await screen.findByRole('navigation', { name: 'Admin' }))
const labels = [
  ['Dashboard', 'Approve Subs', 'Renewal Requests', 'Help'],
  ['User Plans', 'Manage Users', 'Contacts', 'Notifications', 'Newsletter Subs'],
  ['Plans', 'Coupons', 'Payment Options', 'Team', 'Features', 'Services', 'Site Stats'],
].flat()

test('lists the specified tabs in order, even if the counts fail to load', async () => {
  await renderRoute('/admin-dashboard/newsletter', {
    as: 'admin',
    faults: (
      ['listPendingSubscriptions', 'listRenewalRequests', 'listContacts', 'listComplaints'] as const
    ).map((operation) => ({ operation, kind: 'status', status: 500 })),
  })
  const links = (await menu()).getAllByRole('link')
  await screen.findByRole('table')
  const shown = links.map((link) => link.textContent?.trim() ?? '')
  // ignore further tabs, such as the one that docs/adding-a-resource.md adds
  expect(shown.filter((label) => labels.includes(label))).toEqual(labels)
  expect((await menu()).getByRole('link', { name: 'Newsletter Subs' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect(screen.queryByRole('alert')).toBeNull()
})

test('removes the token on logout and opens the login page', async () => {
  const { user, router } = await renderRoute('/admin-dashboard/stats', { as: 'admin' })
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(token.get()).toBeNull()
})

test('reports an unknown tab inside the admin panel', async () => {
  await renderRoute('/admin-dashboard/invoices', { as: 'admin' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Tab not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute(
    'href',
    '/admin-dashboard',
  )
  expect((await menu()).getByRole('link', { name: 'Dashboard' })).toBeVisible()
})

test('scrolls to the current tab when the tab changes, not on a search', async () => {
  const measured = vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get')
  const measuredLinks = () => measured.mock.contexts.filter((element) => element instanceof HTMLAnchorElement)
  const { router } = await renderRoute('/admin-dashboard/users', { as: 'admin' })
  await waitFor(() => expect(measuredLinks()).toHaveLength(1))
  await act(() => router.navigate('/admin-dashboard/users?q=leela', { replace: true }))
  expect(measuredLinks()).toHaveLength(1)
  await act(() => router.navigate('/admin-dashboard/help'))
  await waitFor(() => expect(measuredLinks()).toHaveLength(2))
})

test('counts open tickets and reopen requests as waiting', async () => {
  await renderRoute('/admin-dashboard/newsletter', { as: 'admin' })
  const tickets = store.complaint.list()
  const open = tickets.filter(({ status }) => status === 'open').length
  const reopening = tickets.filter(({ reopenStatus }) => reopenStatus === 'pending').length
  expect(reopening).toBeGreaterThan(0)
  const name = new RegExp(`^Help *${open + reopening} waiting`)
  expect(await (await menu()).findByRole('link', { name })).toBeVisible()
})
