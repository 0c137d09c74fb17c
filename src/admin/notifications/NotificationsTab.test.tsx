import { fireEvent, screen, waitFor } from '@testing-library/react'
import { clearFaults } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { server } from '@mocks/transport/node'
import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { usersQuery } from '@/api/users'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/notifications'
const sent = (message: string) => store.notification.list().find((row) => row.message === message)
const message = () => screen.findByRole('textbox', { name: 'Message' })
const send = () => screen.getByRole('button', { name: 'Send notification' })
const list = () => screen.findByRole('region', { name: 'List of sent notifications' })

test('sends an empty user ID for “All users” and lists the notification', async () => {
  const bodies: unknown[] = []
  const listen = async ({ request }: { request: Request }) => {
    if (request.method === 'POST') bodies.push(await request.clone().json())
  }
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(await screen.findByRole('radio', { name: 'All users' }))
  await user.type(await message(), 'Power cut on Friday')
  server.events.on('request:start', listen)
  await user.click(send())
  expect(await screen.findByText('Notification sent!')).toBeVisible()
  server.events.removeListener('request:start', listen)
  expect(bodies).toEqual([{ message: 'Power cut on Friday', userId: '' }])
  expect(await message()).toHaveValue('')
  expect(sent('Power cut on Friday')?.userId).toBeNull()
  expect(await screen.findByText('Power cut on Friday')).toBeVisible()
})

test('sends a notification to one user found by a search', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(await screen.findByRole('radio', { name: 'One user' }))
  await user.click(send())
  expect(await screen.findByText('Please choose a user.')).toBeVisible()
  expect(screen.getByText('Please enter a message.')).toBeVisible()
  const finder = screen.getByRole('searchbox', { name: 'Find a user' })
  await waitFor(() => expect(finder).toHaveFocus())
  expect(screen.getByText('Showing 5 of 48 users. Type a name or email to narrow the list.')).toBeVisible()
  await user.type(finder, 'devika@')
  await user.click(screen.getByRole('button', { name: /^Devika Nair/ }))
  await waitFor(async () => expect(await message()).toHaveFocus())
  await user.keyboard('Your photos are live')
  await user.click(send())
  expect(await screen.findByText('Notification sent!')).toBeVisible()
  expect(sent('Your photos are live')?.userId).toBe('usr_devika')
})

test('chooses a user on Enter and offers to change the choice', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.click(await screen.findByRole('radio', { name: 'One user' }))
  const finder = screen.getByRole('searchbox', { name: 'Find a user' })
  await user.type(finder, 'devika@')
  // Enter in an input method picks a word, not a user
  fireEvent.keyDown(finder, { key: 'Enter', isComposing: true })
  expect(finder).toBeVisible()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Change the user' }))
  await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Find a user' })).toHaveFocus())
})

test('sends nothing until a recipient is chosen', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await user.type(await message(), 'Only for Gauri')
  await user.click(send())
  expect(await screen.findByText('Please choose who gets the notification.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('radio', { name: 'All users' })).toHaveFocus())
  expect(sent('Only for Gauri')).toBeUndefined()
})

test('cannot send to one user until a failed list of users is reloaded', async () => {
  const { user } = await renderRoute(route, {
    as: 'admin',
    faults: [{ operation: 'listUsers', kind: 'status', status: 500 }],
  })
  await user.type(await message(), 'Only for Gauri')
  await waitFor(() => expect(queryClient.getQueryState(usersQuery().queryKey)?.status).toBe('error'))
  expect(screen.queryByText(/list of users/)).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'One user' }))
  expect(screen.getByText('The list of users could not be loaded.')).toBeVisible()
  await user.click(send())
  expect(await screen.findByText('Please choose a user.')).toBeVisible()
  expect(sent('Only for Gauri')).toBeUndefined()
  clearFaults()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.type(await screen.findByRole('searchbox', { name: 'Find a user' }), 'devika@{Enter}')
  await user.click(send())
  expect(await screen.findByText('Notification sent!')).toBeVisible()
  expect(sent('Only for Gauri')?.userId).toBe('usr_devika')
})

test('shows how many reminders were sent; the second time, none are due', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  const remind = await screen.findByRole('button', { name: 'Send auto-expiry notifications' })
  await user.click(remind)
  const sentText = 'Auto notifications sent to users with expiring plans!'
  expect(await screen.findByText(sentText)).toBeVisible()
  // the seed has two clients whose plans end in two days, and one of them has a reminder
  expect(screen.getByText('1 reminder sent.')).toBeVisible()
  await user.click(remind)
  expect(await screen.findByText('No reminders due.')).toBeVisible()
  expect(screen.queryByText(sentText)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Dismiss' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

test('limits the list to a height of 300 px', async () => {
  await renderRoute(route, { as: 'admin' })
  expect(await list()).toHaveStyle({ maxHeight: '300px' })
})
