import { liftLatency } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { resetForTests } from '@/platform/reset'
import { storedDrafts } from '@/testing/drafts'
import { renderRoute } from '@/testing/renderRoute'
import { texts } from '@/texts/texts'

const ticketId = 'cmp_devika_photos'
const route = `/support-chat/${ticketId}`
const slow = { operation: 'sendChatMessage', kind: 'latency', ms: 25_000 } as const
const failingOnce = (status: number) =>
  ({ operation: 'sendChatMessage', kind: 'status', status, times: 1 }) as const

const field = () => screen.findByRole('textbox', { name: 'Your message' })
const log = async () => within(await screen.findByRole('log', { name: 'Messages' }))
const before = () => store.chatMessage.where('complaintId', ticketId).length

/** The texts that the server received after the first `count`. */
const sentSince = (count: number) =>
  store.chatMessage
    .where('complaintId', ticketId)
    .slice(count)
    .map(({ text }) => text)

test('queues messages typed during a request and sends them in order', async () => {
  const { user } = await renderRoute(route, { as: 'active', faults: [slow] })
  const count = before()
  await user.type(await field(), 'One{Enter}Two{Enter}Two{Enter}Thr')
  expect((await log()).getAllByText('Sending…')).toHaveLength(3)
  liftLatency()
  await waitFor(() => expect(sentSince(count)).toEqual(['One', 'Two', 'Two']))
  await waitFor(async () => expect((await log()).queryByText('Sending…')).toBeNull())
  expect(await field()).toHaveValue('Thr')
})

test('keeps the order after a failed message', async () => {
  const { user } = await renderRoute(route, { as: 'active', faults: [failingOnce(500)] })
  const count = before()
  await user.type(await field(), 'One{Enter}Two{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not send message.')
  expect((await log()).getAllByText('Not sent')).toHaveLength(2)
  await user.type(await field(), 'Three{Enter}')
  await waitFor(() => expect(sentSince(count)).toEqual(['One', 'Two', 'Three']))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('returns a refused message to the field on Edit', async () => {
  const { user } = await renderRoute(route, { as: 'active', faults: [failingOnce(400)] })
  const count = before()
  await user.type(await field(), 'Darn{Enter}Two{Enter}')
  await user.click((await screen.findAllByRole('button', { name: 'Edit' }))[0] as HTMLElement)
  expect(await field()).toHaveFocus()
  expect(await field()).toHaveValue('Darn')
  await user.clear(await field())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sentSince(count)).toEqual(['Two']))
})

test('says that the chat is closed, keeps the text and shows no error', async () => {
  const { user } = await renderRoute(route, { as: 'active' })
  const alerts: string[] = []
  const watch = new MutationObserver(() =>
    alerts.push(...screen.queryAllByRole('alert').map(({ textContent }) => textContent)),
  )
  watch.observe(document.body, { childList: true, subtree: true })
  await field()
  changeRow(store.complaint, ticketId, { status: 'resolved', response: 'Done.' })
  await user.type(await field(), 'And the kitchen?{Enter}')
  expect(await screen.findByText('This chat is closed.')).toBeVisible()
  expect((await log()).getByText('And the kitchen?')).toBeVisible()
  expect((await log()).getByText('Not sent')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  watch.disconnect()
  expect(alerts).toEqual([])
})

test('keeps sending after the client leaves the chat', async () => {
  const { user, router } = await renderRoute(route, { as: 'active', faults: [slow] })
  const count = before()
  await user.type(await field(), 'One{Enter}Two{Enter}')
  await act(() => router.navigate('/dashboard/purchases'))
  await act(() => router.navigate(route))
  expect(await (await log()).findAllByText('Sending…')).toHaveLength(2)
  liftLatency()
  await waitFor(() => expect(sentSince(count)).toEqual(['One', 'Two']))
  await waitFor(() => expect(storedDrafts()).toHaveLength(0))
})

const reload = async () => {
  cleanup()
  resetForTests()
  await renderRoute(route, { again: true, as: 'active' })
}

test('after a reload, does not doubt that a message was refused', async () => {
  const { user } = await renderRoute(route, { as: 'active', faults: [failingOnce(500)] })
  await user.type(await field(), 'One{Enter}Two{Enter}')
  await screen.findByRole('alert')
  await reload()
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Could not send message\.Try again$/)
  expect((await log()).getAllByText('Not sent')).toHaveLength(2)
})

test('after a reload during a request, says that the outcome is unknown', async () => {
  const { user } = await renderRoute(route, { as: 'active', faults: [slow] })
  await user.type(await field(), 'One{Enter}Two{Enter}')
  expect(await (await log()).findAllByText('Sending…')).toHaveLength(2)
  await reload()
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.mayBeDone)
  expect((await log()).getByText('Not confirmed')).toBeVisible()
  expect((await log()).getByText('Not sent')).toBeVisible()
  liftLatency()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
})

test('sends none of the waiting messages after a logout', async () => {
  const { user, router } = await renderRoute(route, { as: 'active', faults: [slow] })
  const count = before()
  await user.type(await field(), 'One{Enter}Two{Enter}')
  await act(() => router.navigate('/dashboard'))
  await user.click(await screen.findByRole('button', { name: 'Logout' }))
  liftLatency()
  await waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(sentSince(count)).toEqual(['One'])
})
