import { screen, waitFor } from '@testing-library/react'
import { store } from '@mocks/store/db'
import { expect, test } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

test('shows each subscriber with date and status', async () => {
  const { user, router } = await renderRoute('/admin-dashboard/newsletter', { as: 'admin' })
  expect(await screen.findByRole('table', { name: 'Newsletter Subscribers' })).toBeVisible()
  const headers = screen.getAllByRole('columnheader').map((header) => header.textContent)
  expect(headers).toEqual(['Email', 'Subscribed At', 'Status'])
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Unsubscribed')
  const left = store.subscriber.list().filter(({ status }) => status === 'unsubscribed')
  // the rows render with low priority
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(left.length + 1))
  expect(router.state.location.search).toBe('?f.status=unsubscribed')
})
