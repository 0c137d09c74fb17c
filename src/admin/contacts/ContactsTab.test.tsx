import { screen, waitFor, within } from '@testing-library/react'
import { store } from '@mocks/store/db'
import { afterEach, expect, test, vi } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

afterEach(() => void vi.restoreAllMocks())

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
const route = '/admin-dashboard/contacts'

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

test('lists only unread messages; marking one as read focuses the next', async () => {
  const { user } = await renderRoute(`${route}?f.status=unread`, { as: 'admin' })
  const madhavi = await row('Madhavi Tambe')
  // the next frame may come before the next render
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    queueMicrotask(() => callback(0))
    return 0
  })
  expect(screen.getAllByRole('row')).toHaveLength(5)
  await user.click(madhavi.getByRole('button', { name: /^Mark as read/ }))
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4))
  const marks = () => screen.queryAllByRole('button', { name: /^Mark as read/ })
  await waitFor(() => expect(marks()[0]).toHaveFocus())
  for (const left of [2, 1]) {
    await user.click(marks().at(-1) ?? document.body)
    await waitFor(() => expect(marks()).toHaveLength(left))
    await waitFor(() => expect(marks().at(-1)).toHaveFocus())
  }
  await user.click(marks()[0] ?? document.body)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})
