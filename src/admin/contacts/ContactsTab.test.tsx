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

test('a message is marked read and unread, and the menu counts along', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const madhavi = await row('Madhavi Tambe')
  expect(await screen.findByRole('link', { name: 'Contacts 4 unread' })).toBeVisible()
  await user.click(madhavi.getByRole('button', { name: 'Mark as read the message of Madhavi Tambe' }))
  expect(await madhavi.findByText('Read')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Contacts 3 unread' })).toBeVisible()
  await vi.waitFor(() => expect(store.contact.get('con_madhavi')?.read).toBe(true))
  await user.click(madhavi.getByRole('button', { name: 'Mark as unread the message of Madhavi Tambe' }))
  expect(await madhavi.findByText('Unread')).toBeVisible()
  await vi.waitFor(() => expect(store.contact.get('con_madhavi')?.read).toBe(false))
})

test('a toggle that fails is ignored silently', async () => {
  const { user } = await renderRoute('', { scenario: 'admin-contact-toggle-fails' })
  const madhavi = await row('Madhavi Tambe')
  await user.click(madhavi.getByRole('button', { name: 'Mark as read the message of Madhavi Tambe' }))
  // what the screen shows it showed before the answer
  await vi.waitFor(() => expect(outcomes()).toEqual(['error']))
  expect(madhavi.getByText('Read')).toBeVisible()
  await user.click(madhavi.getByRole('button', { name: 'Mark as unread the message of Madhavi Tambe' }))
  await vi.waitFor(() => expect(outcomes()).toEqual(['error', 'error']))
  expect(madhavi.getByText('Unread')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('unread ones can be filtered out', async () => {
  const { user } = await renderRoute(`${route}?f.status=unread`, { as: 'admin' })
  const madhavi = await row('Madhavi Tambe')
  expect(screen.getAllByRole('row')).toHaveLength(5)
  await user.click(madhavi.getByRole('button', { name: /^Mark as read/ }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('a failed fetch says so', async () => {
  await renderRoute('', { scenario: 'admin-contacts-failed' })
  expect(await screen.findByText('Could not fetch contacts.')).toBeVisible()
})

test('without a message it says so', async () => {
  await renderRoute('', { scenario: 'admin-contacts-empty' })
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible()
})
