import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const main = () => within(screen.getByRole('main'))
const value = (term: string) => main().getByText(term).closest('div')

test('shows the totals, the derived figures, hints, status and footer', async () => {
  await renderRoute('', { scenario: 'admin-home' })
  expect(await screen.findByText('Total Revenue')).toBeVisible()
  expect(value('Total Users')).toHaveTextContent(/\d/)
  expect(value('Total Revenue')).toHaveTextContent(/\$[\d,]+/)
  expect(value('Conversion Rate')).toHaveTextContent(/\d+\.\d%/)
  expect(value('Avg Revenue per User')).toHaveTextContent(/\$[\d,]+\.\d\d/)
  expect(value('Active Rate')).toHaveTextContent(/\d+\.\d%/)
  expect(main().getByText(/^Welcome to the admin panel, Rohan/)).toBeVisible()
  expect(main().getByRole('heading', { name: 'Quick Actions' })).toBeVisible()
  expect(main().getAllByText('Healthy')).toHaveLength(4)
  expect(main().getByText(/^Version \d/)).toBeVisible()
})

test('says when the figures cannot be fetched, and leaves the rest standing', async () => {
  await renderRoute('', { scenario: 'admin-home-failed' })
  expect(await screen.findByText('Failed to fetch dashboard statistics')).toBeVisible()
  expect(main().getByRole('heading', { name: 'System Status' })).toBeVisible()
})
