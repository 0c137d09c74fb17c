import { clearFaults, type Fault, setFaults } from '@mocks/faults'
import type { PersonaId } from '@mocks/seeds/personas'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { type OperationId, operations } from '@/contract'
import { token } from '@/platform/token'
import { renderRoute } from '@/testing/renderRoute'

const everything = Object.keys(operations) as OperationId[]

/** If one of these fails while the app starts, the session ends; that is tested separately. */
const sessionChecks: OperationId[] = ['getMe', 'getDashboard']

const outage = (status: number): Fault[] =>
  everything
    .filter((operation) => status === 429 || !sessionChecks.includes(operation))
    .map((operation) => ({ operation, kind: 'status', status }))

const tryAgain = () => screen.queryAllByRole('button', { name: /^Try again$/i })

test.each<[url: string, status: number, as?: PersonaId]>([
  ['/plans', 500],
  ['/dashboard', 429, 'active'],
  ['/admin-dashboard/approve', 500, 'admin'],
])('recovers %s with one click after an outage with %i', async (url, status, as) => {
  const { user, router } = await renderRoute(url, { as, faults: outage(status) })
  await waitFor(() => expect(tryAgain().length).toBeGreaterThan(0))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  clearFaults()
  await user.click(tryAgain()[0] as HTMLElement)
  await waitFor(() => expect(tryAgain()).toEqual([]))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(tryAgain()).toEqual([])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(router.state.location.pathname).toBe(url)
  expect(token.get() !== null).toBe(as !== undefined)
})

test.each<[url: string, operation: OperationId, as?: PersonaId]>([
  ['/dashboard', 'getMe', 'active'],
  ['/admin-dashboard/approve', 'listAllSubscriptions', 'admin'],
])('on %s, keeps the focus on “Try again” while %s is retried', async (url, operation, as) => {
  await renderRoute(url, { as, faults: [{ operation, kind: 'network' }] })
  const button = await screen.findByRole('button', { name: /^Try again$/i })
  button.focus()
  setFaults([{ operation, kind: 'timeout' }])
  await waitFor(() => {
    // repeatedly, because a page that has just rendered may not be listening yet
    window.dispatchEvent(new Event('focus'))
    expect(queryClient.isFetching()).toBe(1)
  })
  await waitFor(() => expect(button).toHaveAccessibleName('Trying…'))
  expect(button).toHaveFocus()
})

test('reloads a failed list when the connection is back', async () => {
  await renderRoute('/dashboard/support', {
    as: 'active',
    faults: [{ operation: 'listMyComplaints', kind: 'network' }],
  })
  await waitFor(() => expect(tryAgain()).toHaveLength(1))
  clearFaults()
  for (const event of ['offline', 'online']) window.dispatchEvent(new Event(event))
  await waitFor(() => expect(tryAgain()).toEqual([]))
})
