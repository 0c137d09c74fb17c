import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { renderRoute } from '@/testing/renderRoute'

const main = () => within(screen.getByRole('main'))
const value = (term: string) =>
  within(main().getByText(term).parentElement ?? document.body).getAllByRole('definition')[0]?.textContent

test('shows totals, derived figures, hints, status and footer', async () => {
  await renderRoute('', { scenario: 'admin-home' })
  expect(await screen.findByText('Total Revenue')).toBeVisible()
  const terms = [
    'Total Users',
    'Total Revenue',
    'Total Subscriptions',
    'Active Subscriptions',
    'Conversion Rate',
    'Avg Revenue per User',
    'Active Rate',
  ]
  expect(terms.map(value)).toEqual(['48', '$1,70,967', '45', '17', '35.4%', '$3,561.81', '37.8%'])
  expect(main().getByText(/^Welcome to the admin panel, Rohan/)).toBeVisible()
  expect(main().getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  expect(main().getAllByText('Healthy')).toHaveLength(4)
  expect(main().getByText('in rupees, despite the $')).toBeVisible()
  expect(main().getByText(/all four always say Healthy/)).toBeVisible()
  expect(main().getByText(/^Version \d/)).toBeVisible()
})

test('shows a dash for a missing figure and for figures derived from it', async () => {
  await renderRoute('', { scenario: 'admin-home' })
  await screen.findByText('Total Revenue')
  act(() => {
    queryClient.setQueryData(['getStats'], {
      userCount: 40,
      totalRevenue: Number.NaN,
      subCount: Number.NaN,
      activeSubs: 10,
    })
  })
  const terms = ['Total Users', 'Total Revenue', 'Total Subscriptions', 'Active Subscriptions']
  const derived = ['Conversion Rate', 'Avg Revenue per User', 'Active Rate']
  await waitFor(() => expect(terms.map(value)).toEqual(['40', '—', '—', '10']))
  expect(derived.map(value)).toEqual(['25.0%', '—', '—'])
})
