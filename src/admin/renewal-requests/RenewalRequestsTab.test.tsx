import { screen, waitFor, within } from '@testing-library/react'
import { store } from '@mocks/store/db'
import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/renewal-requests'

const name = 'Swati Mayekar'
const findCard = async () => within(await screen.findByRole('listitem', { name }))
const pending = () => store.subscription.list().filter(({ renewalStatus }) => renewalStatus === 'pending')

test('shows the count in the heading and each request as a card', async () => {
  await renderRoute(route, { as: 'admin' })
  const card = await findCard()
  expect(
    screen.getByRole('heading', { level: 1, name: `Renewal Requests (${pending().length})` }),
  ).toBeVisible()
  for (const term of ['Plan', 'Status', 'Expired on', 'Requested']) expect(card.getByText(term)).toBeVisible()
  expect(card.getByText('Expired')).toBeVisible()
})

test('removes an approved request and names its client', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const before = pending().length
  const card = await findCard()
  await user.click(card.getByRole('button', { name: /^Approve/ }))
  expect(await screen.findByText('Renewal approved')).toBeVisible()
  expect(screen.getByText(/^Swati Mayekar, /)).toBeVisible()
  expect(screen.queryByRole('heading', { level: 2, name })).toBeNull()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(pending()).toHaveLength(before - 1)
})

test('reports and removes a request that another admin has decided', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const card = await findCard()
  for (const row of pending()) store.subscription.put({ ...row, renewalStatus: null })
  await user.click(card.getByRole('button', { name: /^Approve/ }))
  expect(await screen.findByText(/No pending renewal request found\./)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('heading', { level: 2, name })).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('rejects with a reason of at most 5,000 characters', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const before = pending().length
  const card = await findCard()
  await user.click(card.getByRole('button', { name: /^Reject/ }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveFocus())
  await user.paste('x'.repeat(5001))
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  const reason = screen.getByRole('textbox', { name: 'Reason' })
  await waitFor(() => expect(reason).toHaveAccessibleDescription(/At most 5,000 characters\./))
  await user.clear(reason)
  await user.type(reason, 'Not paid')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  expect(await screen.findByText('Renewal rejected')).toBeVisible()
  expect(pending()).toHaveLength(before - 1)
  expect(store.subscription.list().map((row) => row.renewalRejectionReason)).toContain('Not paid')
})

test('keeps a started reason if another admin decides the request', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const card = await findCard()
  await user.click(card.getByRole('button', { name: /^Reject/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Not paid')
  for (const row of pending()) store.subscription.put({ ...row, renewalStatus: null })
  await queryClient.invalidateQueries({ queryKey: ['listRenewalRequests'] })
  expect(await screen.findByText('This request has already been decided')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Not paid')
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('closes the dialog without rejecting if the reason is blank', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const before = pending().length
  const card = await findCard()
  await user.click(card.getByRole('button', { name: /^Reject/ }))
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), ' \u200B ')
  await user.click(screen.getByRole('button', { name: 'Submit' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(pending()).toHaveLength(before)
})
