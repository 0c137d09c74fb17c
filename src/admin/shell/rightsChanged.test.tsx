import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { personaOf } from '@mocks/seeds/personas'
import { queryClient } from '@/api/queryClient'
import { logIn } from '@/testing/logIn'
import { renderRoute } from '@/testing/renderRoute'

const { userId, email } = personaOf('admin')

function giveRole(role: 'admin' | 'user') {
  changeRow(store.user, userId, { role })
}

const title = () => screen.findByLabelText(/^Title/)

test('informs a demoted admin; a new login restores the tab and the draft', async () => {
  const { user, router } = await renderRoute('/admin-dashboard/features', { as: 'admin' })
  await screen.findAllByRole('button', { name: /^Edit / })
  await user.type(await title(), 'Opening hours')
  await user.type(screen.getByLabelText(/^Icon/), 'clock')
  await user.type(screen.getByLabelText(/^Description/), 'Always right')
  expect(screen.queryByText('Your permissions have changed')).toBeNull()

  giveRole('user')
  await user.type(await title(), '{Enter}')
  expect(await screen.findByText('You do not have permission to perform this action.')).toBeVisible()
  expect(await screen.findByText('Your permissions have changed')).toBeVisible()

  // the next getMe reports that the user is no longer an admin
  await act(() => queryClient.refetchQueries({ queryKey: ['getMe'] }))
  expect(await title()).toHaveValue('Opening hours')

  giveRole('admin')
  await user.click(screen.getByRole('button', { name: 'Log in again' }))
  expect(await screen.findByText('Your permissions have changed. Please log in again.')).toBeVisible()
  await logIn(user, email)
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin-dashboard/features'))
  expect(await title()).toHaveValue('Opening hours')
  expect(screen.queryByText('Your permissions have changed')).toBeNull()
})

test('disappears once a refused request succeeds again', async () => {
  await renderRoute('/admin-dashboard/features', { as: 'admin' })
  await screen.findAllByRole('button', { name: /^Edit / })
  const refetch = (name: string) => act(() => queryClient.refetchQueries({ queryKey: [name] }))
  giveRole('user')
  await refetch('listContacts')
  expect(await screen.findByText('Your permissions have changed')).toBeVisible()
  giveRole('admin')
  await refetch('getMe')
  expect(screen.getByText('Your permissions have changed')).toBeVisible()
  await refetch('listContacts')
  await waitFor(() => expect(screen.queryByText('Your permissions have changed')).toBeNull())
})

test('reports a revoked role as soon as getMe returns the new one', async () => {
  const { router } = await renderRoute('/admin-dashboard/features', { as: 'admin' })
  await screen.findAllByRole('button', { name: /^Edit / })
  giveRole('user')
  await act(() => queryClient.refetchQueries({ queryKey: ['getMe'] }))
  expect(await screen.findByText('Your permissions have changed')).toBeVisible()
  expect(router.state.location.pathname).toBe('/admin-dashboard/features')
})

test('ignores a refusal of a request that clients can make too', async () => {
  const { user } = await renderRoute('/support-chat/cmp_devika_photos', {
    as: 'admin',
    faults: [{ operation: 'sendChatMessage', kind: 'status', status: 403 }],
  })
  await user.type(await screen.findByRole('textbox', { name: /message/i }), 'Hello{Enter}')
  expect(await screen.findByText('Could not send message.')).toBeVisible()
  expect(screen.queryByText('Your permissions have changed')).toBeNull()
})
