import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('finds records by name and keeps the search in the address', async () => {
  const { user, router } = await renderRoute('/admin-dashboard/plans', { as: 'admin' })
  await screen.findByRole('heading', { name: 'Existing plans (3)' })
  await user.type(screen.getByRole('searchbox', { name: 'Search plans' }), 'PREM')
  expect(names()).toEqual(['Premium'])
  await waitFor(() => expect(router.state.location.search).toBe('?q=PREM'))
  await user.type(screen.getByRole('searchbox'), 'zz')
  expect(await screen.findByRole('heading', { name: 'No plans match' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show all plans' }))
  expect(names()).toHaveLength(3)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test.each([
  ['team', 'team members', 'Rohan'],
  ['features', 'features', 'UPI'],
  ['services', 'services', 'design'],
  ['payment-options', 'payment options', 'upi'],
])('applies the search in the address: %s', async (tab, things, search) => {
  await renderRoute(`/admin-dashboard/${tab}?q=${search}`, { as: 'admin' })
  expect(await screen.findByRole('searchbox', { name: `Search ${things}` })).toHaveValue(search)
  expect(names().length).toBeGreaterThan(0)
  for (const name of names()) expect(name?.toLowerCase()).toContain(search.toLowerCase())
})

test('shows no search for an empty list', async () => {
  await renderRoute('', { scenario: 'admin-features-empty' })
  expect(await screen.findByRole('heading', { name: 'No features yet' })).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})
