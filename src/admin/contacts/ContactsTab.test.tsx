import { screen, waitFor, within } from '@testing-library/react'
import { store } from '@mocks/store/db'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { renderRoute } from '@/testing/renderRoute'

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const route = '/admin-dashboard/contacts'
const outcomes = () =>
  queryClient
    .getMutationCache()
    .getAll()
    .map(({ state }) => state.status)

test('marks a message as read, then unread, and updates the menu’s count', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const madhavi = await row('Madhavi Tambe')
  expect(await screen.findByRole('link', { name: 'Contacts 4 unread' })).toBeVisible()
  await user.click(madhavi.getByRole('button', { name: 'Mark as read: message from Madhavi Tambe' }))
  expect(await madhavi.findByText('Read')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contacts 3 unread' })).toBeVisible()
  await vi.waitFor(() => expect(store.contact.get('con_madhavi')?.read).toBe(true))
  await user.click(madhavi.getByRole('button', { name: 'Mark as unread: message from Madhavi Tambe' }))
  expect(await madhavi.findByText('Unread')).toBeVisible()
  await vi.waitFor(() => expect(store.contact.get('con_madhavi')?.read).toBe(false))
})

test('keeps the toggled mark after a failure and shows no error', async () => {
  const { user } = await renderRoute('', { scenario: 'admin-contact-toggle-fails' })
  const madhavi = await row('Madhavi Tambe')
  await user.click(madhavi.getByRole('button', { name: 'Mark as read: message from Madhavi Tambe' }))
  // the update is optimistic, so wait for the response
  await vi.waitFor(() => expect(outcomes()).toEqual(['error']))
  expect(madhavi.getByText('Read')).toBeVisible()
  await user.click(madhavi.getByRole('button', { name: 'Mark as unread: message from Madhavi Tambe' }))
  await vi.waitFor(() => expect(outcomes()).toEqual(['error', 'error']))
  expect(madhavi.getByText('Unread')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('filters unread messages', async () => {
  const { user } = await renderRoute(`${route}?f.status=unread`, { as: 'admin' })
  const madhavi = await row('Madhavi Tambe')
  expect(screen.getAllByRole('row')).toHaveLength(5)
  await user.click(madhavi.getByRole('button', { name: /^Mark as read/ }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('reports a failed fetch', async () => {
  await renderRoute('', { scenario: 'admin-contacts-failed' })
  expect(await screen.findByText('Could not fetch contacts.')).toBeVisible()
})

test('shows that there are no messages', async () => {
  await renderRoute('', { scenario: 'admin-contacts-empty' })
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
})
