import { store } from '@mocks/store/db'
import { addFault, clearFaults } from '@mocks/faults'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { now } from '@/platform/clock'
import { renderRoute } from '@/testing/renderRoute'
import { POLL_VISIBLE_MS } from './useChat'

const route = '/support-chat/cmp_devika_photos'

const log = async () => within(await screen.findByRole('log', { name: 'Messages' }))
const field = () => screen.findByRole('textbox', { name: 'Your message' })
const send = () => screen.getByRole('button', { name: 'Send' })

describe('chat', () => {
  it('asks the client to choose a ticket when the address has none', async () => {
    await renderRoute('', { scenario: 'chat-select' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Support chat' })).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Select a ticket' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to your tickets' })).toHaveAttribute(
      'href',
      '/dashboard/support',
    )
  })

  it('shows who wrote each message and sends with Enter', async () => {
    const { user } = await renderRoute('', { scenario: 'chat-open' })
    const messages = await log()
    expect(await messages.findByText(/sea view is nearly black/)).toHaveTextContent(/^You: /)
    expect(messages.getByText(/Old colour profile/)).toHaveTextContent(/^Chaukhat: /)
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    await user.type(await field(), '  Sent you another one.{Enter}')
    expect(await messages.findByText('Sent you another one.')).toHaveTextContent(/^You: Sent/)
    // a longer list may push it under the bottom bar
    expect(scrolled.mock.contexts).toContain(await field())
    scrolled.mockRestore()
    await waitFor(async () => expect(await field()).toHaveValue(''))
  })

  it.each([
    ['while a word is being written', { isComposing: true }],
    ['once the word is finished, as in Safari', { keyCode: 229 }],
  ])('does not send on Enter from an input method, %s', async (_when, how) => {
    const { user } = await renderRoute('', { scenario: 'chat-open' })
    await user.type(await field(), 'फोटो')
    fireEvent.keyDown(await field(), { key: 'Enter', ...how })
    expect(await field()).toHaveValue('फोटो')
    expect((await log()).queryByText('फोटो')).toBeNull()
    await user.keyboard('{Enter}')
    expect(await (await log()).findByText('फोटो')).toBeVisible()
  })

  it('starts a new line on Shift+Enter', async () => {
    const { user } = await renderRoute('', { scenario: 'chat-empty' })
    expect(await screen.findByText(/^No messages yet\./)).toBeVisible()
    await user.type(await field(), 'One{Shift>}{Enter}{/Shift}two')
    expect(await field()).toHaveValue('One\ntwo')
    await user.click(send())
    expect(await (await log()).findByText(/One\s+two/)).toBeVisible()
  })

  it('does not send a blank message', async () => {
    const { user } = await renderRoute('', { scenario: 'chat-open' })
    const before = (await (await log()).findAllByText(/./, { selector: 'time' })).length
    await user.type(await field(), ' \u2060 {Enter}')
    await user.click(send())
    expect((await log()).getAllByText(/./, { selector: 'time' })).toHaveLength(before)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reports that the text is too long and keeps it', async () => {
    const { user } = await renderRoute('', { scenario: 'chat-open' })
    const tooLong = 'x'.repeat(5001)
    await user.click(await field())
    await user.paste(tooLong)
    expect(await field()).toHaveAccessibleDescription('At most 5,000 characters.')
    await user.click(send())
    expect(await field()).toHaveValue(tooLong)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.type(await field(), '{Backspace}{Enter}')
    await waitFor(async () => expect(await field()).toHaveValue(''))
  })

  it('when sending fails, keeps the text even after a reload', async () => {
    const { user, unmount } = await renderRoute('', { scenario: 'chat-send-fails' })
    await user.type(await field(), 'Is it in?{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not send message.')
    expect(await field()).toHaveValue('Is it in?')
    unmount()
    await renderRoute(route, { as: 'active' })
    expect(await field()).toHaveValue('Is it in?')
  })
})

describe('resolved chat', () => {
  it('takes no messages and offers Reopen Chat', async () => {
    const { user } = await renderRoute('', { scenario: 'chat-resolved' })
    expect(await screen.findByText('This chat is closed.')).toBeVisible()
    expect(await field()).toBeDisabled()
    expect(send()).toBeDisabled()
    await user.click(screen.getByRole('button', { name: 'Reopen Chat' }))
    expect(await screen.findByText(/^This chat is closed\. You have asked us to reopen it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Reopen Chat' })).toBeNull()
  })

  it.each([
    ['chat-reopen-pending', 'Reopen requested', false, false],
    ['chat-reopen-rejected', 'Reopen rejected', false, true],
    ['chat-reopen-accepted', 'Reopened', true, false],
  ] as const)('shows the reopen status: %s', async (scenario, badge, open, mayReopen) => {
    await renderRoute('', { scenario })
    expect(await screen.findByText(badge)).toBeVisible()
    expect((await field()).matches(':enabled')).toBe(open)
    expect(screen.queryAllByRole('button', { name: 'Reopen Chat' })).toHaveLength(mayReopen ? 1 : 0)
  })
})

describe('chat that fails to load', () => {
  it('still shows the ticket when only its messages fail to load', async () => {
    await renderRoute(route, {
      as: 'active',
      faults: [{ operation: 'listChatMessages', kind: 'status', status: 500 }],
    })
    expect(await screen.findByRole('heading', { name: 'Room photos look dark on Android' })).toBeVisible()
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load complaint.')
  })
})

describe('message from the other side', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const answer = (text: string) =>
    store.chatMessage.put({
      _id: 'msg_new',
      complaintId: 'cmp_devika_photos',
      from: 'admin',
      text,
      createdAt: new Date(now()).toISOString(),
    })

  it('appears within four seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    await renderRoute(route, { as: 'active' })
    const messages = await log()
    await messages.findByText(/sea view is nearly black/)
    answer('Swapped it.')
    await act(() => vi.advanceTimersByTimeAsync(POLL_VISIBLE_MS))
    expect(await messages.findByText('Swapped it.')).toBeVisible()
  })

  it('appears once the server no longer limits polling', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    await renderRoute(route, { as: 'active' })
    const messages = await log()
    await messages.findByText(/sea view is nearly black/)
    addFault({ operation: 'listChatMessages', kind: 'status', status: 429 })
    await act(() => vi.advanceTimersByTimeAsync(POLL_VISIBLE_MS))
    expect(await screen.findByText('Could not load complaint.')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(25_000))
    const failures = queryClient.getQueryCache().find({ queryKey: ['listChatMessages'], exact: false })?.state
    expect(failures?.errorUpdateCount).toBe(1)
    clearFaults()
    answer('Swapped it.')
    await act(() => vi.advanceTimersByTimeAsync(5000))
    expect(await messages.findByText('Swapped it.')).toBeVisible()
    expect(screen.queryByText('Could not load complaint.')).toBeNull()
  })

  it('is marked as the client’s when an admin opens the chat', async () => {
    const { user } = await renderRoute(route, { as: 'admin' })
    const messages = await log()
    expect(await messages.findByText(/Old colour profile/)).toHaveTextContent(/^You: /)
    expect(messages.getByText(/sea view is nearly black/)).toHaveTextContent(/^Devika Nair: /)
    await user.type(await field(), 'Swapped it.{Enter}')
    expect(await messages.findByText('Swapped it.')).toHaveTextContent(/^You: /)
    await waitFor(() =>
      expect(store.chatMessage.list().find(({ text }) => text === 'Swapped it.')?.from).toBe('admin'),
    )
  })

  it('names the client to an admin if the name is known', async () => {
    const said = async () => (await log()).findByText(/sea view is nearly black/)
    const { unmount } = await renderRoute(route, { as: 'admin', quirks: 'id-references' })
    await waitFor(async () => expect(await said()).toHaveTextContent(/^Devika Nair: /))
    unmount()
    const faults = [{ operation: 'listUsers', kind: 'status', status: 500 } as const]
    await renderRoute(route, { as: 'admin', quirks: 'id-references', faults })
    expect(await said()).toHaveTextContent(/^Client: /)
    expect(screen.queryByText(/^, /)).toBeNull()
  })
})

describe('admin’s chat', () => {
  it('is shown in the admin panel, without calls for a client’s data', async () => {
    await renderRoute(route, { as: 'admin' })
    await log()
    const panel = within(screen.getByRole('navigation', { name: 'Admin' }))
    expect(panel.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Help/)
    expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()
    const asked = queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey: [id] }) => id)
    expect(asked).toContain('getComplaint')
    expect(asked.filter((id) => /^(listMy|getDashboard)/.test(String(id)))).toEqual([])
  })

  it('is replaced by a link to the complaints if no chat is chosen', async () => {
    await renderRoute('/support-chat', { as: 'admin' })
    expect(await screen.findByRole('link', { name: 'Go to the complaints' })).toHaveAttribute(
      'href',
      '/admin-dashboard/help',
    )
  })
})
