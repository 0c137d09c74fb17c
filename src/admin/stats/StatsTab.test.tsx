import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

test('shows the three totals', async () => {
  await renderRoute('', { scenario: 'admin-stats' })
  for (const label of ['Total Users', 'Total Subscriptions', 'Active Subscriptions']) {
    expect((await screen.findByText(label)).closest('div')).toHaveTextContent(/\d/)
  }
})

test('a failed fetch says so and can be tried again', async () => {
  const { user } = await renderRoute('/admin-dashboard/stats', {
    as: 'admin',
    faults: [{ operation: 'getStats', kind: 'status', status: 500, times: 1 }],
  })
  expect(await screen.findByText('Could not fetch stats.')).toBeVisible()
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Total Users')).toBeVisible()
})
