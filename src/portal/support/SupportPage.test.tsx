import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedDrafts } from '@/testing/drafts'
import { renderRoute } from '@/testing/renderRoute'

const route = '/dashboard/support'
const BLANK = 'Please enter a message for your complaint.'

const field = () => screen.findByRole('textbox', { name: 'What can we do for you?' })
const submit = () => screen.getByRole('button', { name: 'Submit' })
const tickets = async () => within(await screen.findByRole('region', { name: 'Your tickets' }))

describe('new ticket', () => {
  it('needs a message that is more than blank characters', async () => {
    const { user } = await renderRoute('', { scenario: 'support' })
    await user.type(await field(), ' \u200B ')
    await user.click(submit())
    expect(await screen.findByText(BLANK)).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(await field()).toHaveAccessibleDescription(expect.stringContaining(BLANK))
    await user.type(await field(), 'The map is gone')
    await waitFor(() => expect(screen.queryByText(BLANK)).toBeNull())
  })

  it('appears as open after it is sent, and the form is cleared', async () => {
    const { user } = await renderRoute('', { scenario: 'support-empty' })
    expect(await (await tickets()).findByText('No tickets yet')).toBeVisible()
    await user.type(await field(), 'The map is gone')
    await user.click(submit())
    const list = await tickets()
    expect(await list.findByText('The map is gone')).toBeVisible()
    expect(list.getByText('Open')).toBeVisible()
    expect(await screen.findByText(/^Ticket submitted\./)).toBeVisible()
    expect(await field()).toHaveValue('')
    expect(storedDrafts()).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(async () => expect((await field()).closest('form')).toHaveFocus())
  })

  it('keeps the input if sending fails, even after a reload', async () => {
    const { user, unmount } = await renderRoute('', { scenario: 'support-submit-fails' })
    await user.type(await field(), 'The map is gone')
    await user.click(submit())
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not submit your complaint.')
    expect(await field()).toHaveValue('The map is gone')
    unmount()
    const second = await renderRoute(route, { as: 'active' })
    expect(await field()).toHaveValue('The map is gone')
    await second.user.click(submit())
    expect(await (await tickets()).findByText('The map is gone')).toBeVisible()
  })
  it('does not show a user’s draft to the next user', async () => {
    const { user, unmount } = await renderRoute(route, { as: 'active' })
    await user.type(await field(), 'Between us')
    unmount()
    await renderRoute(route, { as: 'expiring' })
    expect(await field()).toHaveValue('')
  })
})

describe('ticket list', () => {
  it('shows each ticket’s status and links to its chat', async () => {
    await renderRoute('', { scenario: 'support' })
    const list = await tickets()
    expect(await list.findAllByRole('listitem')).toHaveLength(3)
    expect(list.getByText('Open')).toBeVisible()
    expect(list.getAllByText('Resolved')).toHaveLength(2)
    expect(list.getByText('Reopen requested')).toBeVisible()
    expect(list.getAllByText('With us')).toHaveLength(2)
    expect(list.getByText('Answered')).toBeVisible()
    expect(list.getByText(/Done, ₹2,800 from Friday noon\./)).toBeVisible()
    expect(list.getByRole('link', { name: 'Open chat' })).toHaveAttribute(
      'href',
      '/support-chat/cmp_devika_photos',
    )
    expect(list.getAllByRole('link', { name: 'Read chat' })).toHaveLength(2)
  })

  it('allows one reopen request per ticket', async () => {
    const { user } = await renderRoute('', { scenario: 'support' })
    const list = await tickets()
    await user.click(await list.findByRole('button', { name: 'Reopen Chat' }))
    await waitFor(() => expect(list.getAllByText('Reopen requested')).toHaveLength(2))
    expect(list.queryByRole('button', { name: 'Reopen Chat' })).toBeNull()
    await waitFor(() => expect(list.getByText('Change the weekend tariff').parentElement).toHaveFocus())
    expect(list.getByText('Reopen requested.')).toHaveRole('status')
  })

  it('keeps the focus in the ticket if it was reopened in another tab', async () => {
    const { user } = await renderRoute('', { scenario: 'support' })
    const list = await tickets()
    const reopen = await list.findByRole('button', { name: 'Reopen Chat' })
    const buttons = reopen.parentElement
    changeRow(store.complaint, 'cmp_devika_tariff', { reopenStatus: 'pending' })
    await user.click(reopen)
    await waitFor(() => expect(list.getAllByText('Reopen requested')).toHaveLength(2))
    await waitFor(() => expect(buttons).toHaveFocus())
  })

  it('reports that the server does not support reopening', async () => {
    const { user } = await renderRoute('', { scenario: 'support', quirks: 'missing-routes' })
    const list = await tickets()
    await user.click(await list.findByRole('button', { name: 'Reopen Chat' }))
    expect(await list.findByRole('alert')).toHaveTextContent(
      /^Could not process reopen request\. ?The server does not support this\.$/,
    )
    expect(list.getByRole('button', { name: 'Reopen Chat' })).toBeEnabled()
  })
})
