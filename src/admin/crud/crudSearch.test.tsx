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
  expect(screen.getByRole('searchbox')).toHaveFocus()
  expect(names()).toHaveLength(3)
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('applies the search in the address', async () => {
  await renderRoute('/admin-dashboard/payment-options?q=counter', { as: 'admin' })
  expect(await screen.findByRole('searchbox', { name: 'Search payment options' })).toHaveValue('counter')
  expect(names()).toEqual(['Counter wallet'])
})
