import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { liftLatency } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { expect, test } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/users?q=devika'
const roleOf = (name: string) => screen.findByRole('combobox', { name: `${name}’s role` })
const confirm = async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name: 'Change role' }))

test('asks before changing a role and keeps it unless confirmed', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.selectOptions(await roleOf('Devika Nair'), 'Admin')
  const question = await screen.findByRole('alertdialog', { name: 'Change Devika Nair’s role to Admin?' })
  expect(question).toHaveTextContent('An admin can do everything in this panel.')
  await user.click(within(question).getByRole('button', { name: 'Keep role' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await waitFor(async () => expect(await roleOf('Devika Nair')).toHaveFocus())
  expect(await roleOf('Devika Nair')).toHaveDisplayValue('User')
  expect(store.user.get('usr_devika')?.role).toBe('user')
})

test('shows Updating... while changing a role, then a banner that clears', async () => {
  const { user } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'changeUserRole', kind: 'latency', ms: 25_000 }],
  })
  const row = screen.findByRole('row', { name: /Devika Nair/ })
  expect(within(await row).getAllByText('User')[0]).toBeVisible()
  await user.selectOptions(await roleOf('Devika Nair'), 'Admin')
  await confirm(user)
  expect(await roleOf('Devika Nair')).toBeDisabled()
  expect(await roleOf('Devika Nair')).toHaveDisplayValue('Updating...')
  // browsers blur a control that becomes disabled; jsdom does not
  screen.getByRole('searchbox').focus()
  screen.getByRole('searchbox').blur()
  liftLatency()
  expect(await screen.findByText('User role updated to admin successfully!')).toBeVisible()
  expect(await roleOf('Devika Nair')).toHaveDisplayValue('Admin')
  await waitFor(async () => expect(await roleOf('Devika Nair')).toHaveFocus())
  expect(store.user.get('usr_devika')?.role).toBe('admin')
  await waitFor(() => expect(screen.queryByText('User role updated to admin successfully!')).toBeNull())
})

test('focuses the heading if the filter excludes the user’s new role', async () => {
  const { user } = await renderRoute(`${route}&f.role=user`, { as: 'admin' })
  await user.selectOptions(await roleOf('Devika Nair'), 'Admin')
  await confirm(user)
  expect(await screen.findByText('User role updated to admin successfully!')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('shows, until dismissed, that admins cannot change their own role', async () => {
  const { user } = await renderRoute('/admin-dashboard/users?f.role=admin&q=rohan', { as: 'admin' })
  await user.selectOptions(await screen.findByRole('combobox', { name: /^Rohan.*’s role$/ }), 'User')
  await confirm(user)
  expect(await screen.findByText('You cannot change your own role.')).toBeVisible()
  expect(await screen.findByRole('combobox', { name: /^Rohan.*’s role$/ })).toHaveDisplayValue('Admin')
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByText('You cannot change your own role.')).toBeNull()
})
