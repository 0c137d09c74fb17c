import { addFault } from '@mocks/faults'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { token } from '@/platform/token'
import { renderRoute } from '@/testing/renderRoute'

const refetched = async (operation: 'getMe' | 'getDashboard', status: number) => {
  const { router } = await renderRoute('/dashboard', { as: 'active' })
  await waitFor(() => expect(queryClient.getQueryData([operation])).toBeDefined())
  addFault({ operation, kind: 'status', status })
  await act(() => queryClient.refetchQueries({ queryKey: [operation] }))
  return router
}

test.each(['getMe', 'getDashboard'] as const)('ends the session on a later 403 to %s', async (operation) => {
  const router = await refetched(operation, 403)
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible()
  expect(token.get()).toBeNull()
})

test('keeps the session on a later server failure', async () => {
  const router = await refetched('getDashboard', 500)
  expect(router.state.location.pathname).toBe('/dashboard')
  expect(token.get()).not.toBeNull()
  expect(screen.queryByText(/Network error/)).toBeNull()
})
