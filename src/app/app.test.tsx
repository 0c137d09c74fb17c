import { signInAs } from '@mocks/scenarios/applyScenario'
import { addFault, type Fault } from '@mocks/faults'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { token } from '@/platform/token'
import { closeSession } from '@/session/state'
import { logIn } from '@/testing/logIn'
import { renderRoute } from '@/testing/renderRoute'

type Rendered = Awaited<ReturnType<typeof renderRoute>>
const address = ({ router }: Rendered) => router.state.location.pathname + router.state.location.search
const arrives = (view: Rendered, at: string) => waitFor(() => expect(address(view)).toBe(at))

test('sends a visitor on a portal page to log in, then back to that page', async () => {
  const view = await renderRoute('/dashboard?from=mail')
  await arrives(view, '/login?next=%2Fdashboard%3Ffrom%3Dmail')
  // nothing is fetched before the login
  const asked = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status !== 'pending' })
  expect([...asked, ...queryClient.getQueryCache().findAll({ fetchStatus: 'fetching' })]).toEqual([])
  await logIn(view.user, 'devika@shorehouse.example')
  await arrives(view, '/dashboard?from=mail')
})

test.each([
  ['active', 'devika@shorehouse.example', '/dashboard'],
  ['admin', 'rohan@chaukhat.example', '/admin-dashboard'],
])('opens the %s persona’s home after login without a return page', async (_, email, home) => {
  const view = await renderRoute('/login')
  await logIn(view.user, email)
  await arrives(view, home)
})

test.each([
  ['devika@shorehouse.example', '/support-chat/cmp_devika_photos'],
  ['nilesh@kadamcashews.example', '/dashboard'],
])('after a session ends on a client’s chat, %s lands on %s', async (email, at) => {
  const view = await renderRoute('/support-chat/cmp_devika_photos', { as: 'active' })
  await screen.findByRole('log')
  act(() => closeSession({ notice: 'Your session has ended. Please log in again.' }))
  await arrives(view, '/login?next=%2Fsupport-chat%2Fcmp_devika_photos')
  // the return address survives moving between Login and Register
  for (const [page, other] of [
    ['Login', 'Register'],
    ['Register', 'Login'],
  ] as const) {
    await screen.findByRole('form', { name: page })
    await view.user.click(within(screen.getByRole('main')).getByRole('link', { name: other }))
  }
  await logIn(view.user, email)
  await arrives(view, at)
})

test('shows the new user’s page after another tab signs in', async () => {
  await renderRoute('/dashboard', { as: 'active' })
  await screen.findByRole('heading', { level: 1, name: /Devika/ })
  token.set(await signInAs('expiring'))
  expect(await screen.findByRole('heading', { level: 1, name: /Nilesh/ })).toBeVisible()
})

test('does not redirect to an external site after login', async () => {
  const view = await renderRoute('/login?next=//evil.example')
  await logIn(view.user, 'devika@shorehouse.example')
  await arrives(view, '/dashboard')
})

test('sends a client to the dashboard instead of the admin panel', async () => {
  await arrives(await renderRoute('/admin-dashboard/approve', { as: 'active' }), '/dashboard')
})

test.each<[string, Fault]>([
  ['fails', { operation: 'getMe', times: 1, kind: 'status', status: 500 }],
  ['sends an unreadable response', { operation: 'getMe', times: 1, kind: 'html' }],
])('logs out if the server %s on getMe; login restores the draft', async (_, fault) => {
  const before = await renderRoute('/dashboard/support', { as: 'active' })
  const message = () => screen.findByLabelText('What can we do for you?')
  await before.user.type(await message(), 'The map')
  before.unmount()
  const view = await renderRoute('/dashboard/support', { as: 'active', faults: [fault] })
  await arrives(view, '/login?next=%2Fdashboard%2Fsupport')
  expect(
    await screen.findByText(
      'The server could not check your login, so you were logged out. Please log in again.',
    ),
  ).toBeVisible()
  expect(localStorage.getItem('token')).toBeNull()
  await logIn(view.user, 'devika@shorehouse.example')
  expect(await message()).toHaveValue('The map')
})

test.each(['getMe', 'getDashboard'] as const)('ends the session on a later 403 to %s', async (operation) => {
  const view = await renderRoute('/dashboard', { as: 'active' })
  await waitFor(() => expect(queryClient.getQueryData([operation])).toBeDefined())
  addFault({ operation, kind: 'status', status: 403 })
  await act(() => queryClient.refetchQueries({ queryKey: [operation] }))
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'))
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(token.get()).toBeNull()
})

test('keeps a known user signed in when the server fails later', async () => {
  await renderRoute('/dashboard', { as: 'active' })
  const profile = await screen.findByText('Member since')
  addFault({ operation: 'getMe', kind: 'status', status: 500 })
  addFault({ operation: 'getDashboard', kind: 'status', status: 500 })
  await act(() => queryClient.refetchQueries())
  expect(profile).toBeVisible()
  expect(screen.queryByText(/Network error/)).toBeNull()
  expect(localStorage.getItem('token')).not.toBeNull()
})

test('focuses the new page’s heading, but only once', async () => {
  const { router } = await renderRoute('/about')
  await screen.findByRole('heading', { level: 1 })
  await act(() => router.navigate('/team'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  const elsewhere = screen.getByRole('link', { name: 'Skip to content' })
  elsewhere.focus()
  await act(async () => {
    await frame()
    await frame()
  })
  expect(elsewhere).toHaveFocus()
})

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
