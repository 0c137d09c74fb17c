import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { liftLatency } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { queryClient } from '@/api/queryClient'
import { expect, test } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/help'
const row = async (message: RegExp) => within(await screen.findByRole('row', { name: message }))
const photos = /Room photos look dark/
const map = /The map pin is/

test('resolves an open complaint with a response', async () => {
  const { user, router } = await renderRoute(route, { as: 'admin' })
  await user.click((await row(photos)).getByRole('button', { name: 'Resolve Devika Nair’s complaint' }))
  const dialog = within(await screen.findByRole('dialog', { name: /Devika Nair/ }))
  expect(router.state.location.search).toBe('?resolve=cmp_devika_photos')
  await user.click(dialog.getByRole('button', { name: 'Resolve' }))
  expect(await dialog.findByText('Please enter a response.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Response' }), 'Lightened all of them.')
  await user.click(dialog.getByRole('button', { name: 'Resolve' }))
  expect(await screen.findByText('Complaint resolved')).toBeVisible()
  expect(router.state.location.search).toBe('')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const chat = (await row(photos)).getByRole('link', { name: 'Open chat with Devika Nair' })
  await waitFor(() => expect(chat).toHaveFocus())
  expect(store.complaint.get('cmp_devika_photos')).toMatchObject({
    status: 'resolved',
    response: 'Lightened all of them.',
  })
  expect((await row(photos)).getByText(/Lightened all of them\./)).toBeVisible()
})

const more = async (user: UserEvent, message: RegExp, command: string) => {
  await user.click((await row(message)).getByRole('button', { name: 'More for Devika Nair' }))
  await user.click(await screen.findByRole('menuitem', { name: command }))
}

test('accepts a reopen request, even if the filter then hides it', async () => {
  const { user } = await renderRoute(`${route}?f.reopen=pending`, { as: 'admin' })
  await user.click(
    (await row(map)).getByRole('button', { name: 'Accept request from Devika Nair to reopen' }),
  )
  expect(await screen.findByText('Reopen request accepted')).toBeVisible()
  expect(store.complaint.get('cmp_devika_map')).toMatchObject({ status: 'open', reopenStatus: 'accepted' })
  // the message may show one render before the new list
  await waitFor(() => expect(screen.queryByRole('row', { name: map })).toBeNull())
})

test('keeps the focus in the row after a decision on reopening', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(
    (await row(map)).getByRole('button', { name: 'Accept request from Devika Nair to reopen' }),
  )
  const resolve = await (await row(map)).findByRole('button', { name: 'Resolve Devika Nair’s complaint' })
  await waitFor(() => expect(resolve).toHaveFocus())
})

test('rejects a reopen request from the menu and focuses the heading', async () => {
  const { user } = await renderRoute(`${route}?f.reopen=pending`, { as: 'admin' })
  await more(user, map, 'Reject request')
  expect(await screen.findByText('Reopen request rejected')).toBeVisible()
  expect(store.complaint.get('cmp_devika_map')).toMatchObject({
    status: 'resolved',
    reopenStatus: 'rejected',
  })
  await waitFor(() => expect(screen.queryByRole('row', { name: map })).toBeNull())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Help' })).toHaveFocus())
})

test('keeps the focus when a decision completes after the page is left', async () => {
  const { user, router } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'decideReopen', kind: 'latency', ms: 25_000 }],
  })
  await user.click(
    (await row(map)).getByRole('button', { name: 'Accept request from Devika Nair to reopen' }),
  )
  await router.navigate('/admin-dashboard/features')
  const title = await screen.findByRole('textbox', { name: /Title/ })
  await user.click(title)
  liftLatency()
  await waitFor(() => expect(store.complaint.get('cmp_devika_map')?.reopenStatus).toBe('accepted'))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(title).toHaveFocus()
})

test('keeps the new address when resolving ends after the page is left', async () => {
  const { user, router } = await renderRoute(`${route}?resolve=cmp_devika_photos`, {
    as: 'admin',
    faults: [{ operation: 'resolveComplaint', kind: 'latency', ms: 25_000 }],
  })
  const dialog = within(await screen.findByRole('dialog', { name: /Devika Nair/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Response' }), 'Lightened.')
  await user.click(dialog.getByRole('button', { name: 'Resolve' }))
  await router.navigate('/admin-dashboard/users?q=asha')
  await screen.findByRole('searchbox')
  liftLatency()
  await waitFor(() => expect(store.complaint.get('cmp_devika_photos')?.status).toBe('resolved'))
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(router.state.location.search).toBe('?q=asha')
})

test('reports a failure after the dialog is closed and keeps the response', async () => {
  const { user } = await renderRoute(`${route}?resolve=cmp_devika_photos`, {
    as: 'admin',
    faults: [
      { operation: 'resolveComplaint', kind: 'latency', ms: 25_000 },
      { operation: 'resolveComplaint', kind: 'status', status: 500 },
    ],
  })
  const dialog = within(await screen.findByRole('dialog', { name: /Devika Nair/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Response' }), 'Lightened.')
  await user.click(dialog.getByRole('button', { name: 'Resolve' }))
  expect(await dialog.findByRole('button', { name: 'Resolving…' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  liftLatency()
  expect(await screen.findByText('Could not update complaint.')).toBeVisible()
  await user.click((await row(photos)).getByRole('button', { name: 'Resolve Devika Nair’s complaint' }))
  expect(await screen.findByRole('textbox', { name: 'Response' })).toHaveValue('Lightened.')
})

test('keeps a started response if another admin resolves the complaint', async () => {
  const { user } = await renderRoute(`${route}?resolve=cmp_devika_photos`, { as: 'admin' })
  const dialog = within(await screen.findByRole('dialog', { name: /Devika Nair/ }))
  await user.type(dialog.getByRole('textbox', { name: 'Response' }), 'Lightened.')
  changeRow(store.complaint, 'cmp_devika_photos', { status: 'resolved', response: 'Done by me.' })
  await queryClient.invalidateQueries({ queryKey: ['listComplaints'] })
  expect(await dialog.findByText('Someone else has already resolved this complaint')).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Response' })).toHaveValue('Lightened.')
})

test('opens the chat of an open complaint from the row’s menu', async () => {
  const { user, router } = await renderRoute(route, { as: 'admin' })
  await more(user, photos, 'Open chat')
  await waitFor(() => expect(router.state.location.pathname).toBe('/support-chat/cmp_devika_photos'))
})

test('links a resolved complaint directly to its chat', async () => {
  await renderRoute(`${route}?f.status=resolved`, { as: 'admin' })
  const [chat] = await screen.findAllByRole('link', { name: /^Open chat with/ })
  expect(chat).toHaveAttribute('href', expect.stringMatching(/^\/support-chat\/cmp_/))
})
