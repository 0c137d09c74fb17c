import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/user-plans'
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('shows each user’s latest subscription', async () => {
  await renderRoute(`${route}?q=devika`, { as: 'admin' })
  expect(await screen.findByText('Devika Nair')).toBeVisible()
  expect(cells('Devika Nair')).toEqual([
    'Devika Nair',
    'devika@shorehouse.example',
    'Premium',
    'Active',
    expect.stringMatching(/^\d+ \w{3} \d{4}$/),
  ])
})

test('shows None and N/A for a user without a subscription', async () => {
  await renderRoute('', { scenario: 'admin-user-plans-empty' })
  expect(await screen.findByText('gauri@pottersyard.example')).toBeVisible()
  expect(cells('gauri@').slice(2)).toEqual(['None', 'N/A', 'N/A'])
})

test('keeps the status filter in the address', async () => {
  const { user, router } = await renderRoute(route, { as: 'admin' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Expired')
  expect(router.state.location.search).toBe('?f.status=expired')
  // the rows render with low priority
  await waitFor(() => {
    const statuses = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[3]?.textContent)
    expect(new Set(statuses)).toEqual(new Set(['Expired']))
  })
})

test.each(['listAllSubscriptions', 'listUsers'] as const)('reports that %s failed', async (operation) => {
  const { user } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation, kind: 'status', status: 500, times: 1 }],
  })
  expect(await screen.findByText('Could not fetch user plans.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'User Plans' })).toBeVisible()
})

test.each([
  ['plan', 2, 'None'],
  ['expires-at', 4, 'N/A'],
] as const)('sorts users without a value last by %s', async (sort, column, none) => {
  for (const dir of ['asc', 'desc']) {
    const { unmount } = await renderRoute(`${route}?sort=${sort}&dir=${dir}`, { as: 'admin' })
    await screen.findByRole('table')
    const [, first] = screen.getAllByRole('row')
    expect(first && within(first).getAllByRole('cell')[column]).not.toHaveTextContent(none)
    unmount()
  }
})
