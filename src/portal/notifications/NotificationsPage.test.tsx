import { addFault } from '@mocks/faults'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const MARK_FAILED = 'Could not mark notification as read.'
const route = '/dashboard/notifications'

const panel = async (name: RegExp | string) => within(await screen.findByRole('region', { name }))
const markButtons = () => screen.getAllByRole('button', { name: /^Mark as read/ })

describe('notifications page', () => {
  it('shows unread notifications first', async () => {
    await renderRoute('', { scenario: 'notifications-unread' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
    const fresh = await panel('New, 3 unread')
    expect(fresh.getAllByRole('listitem')).toHaveLength(3)
    expect(fresh.getAllByText('(unread)')).toHaveLength(3)
    const earlier = await panel('Earlier')
    expect(earlier.queryByText('(unread)')).toBeNull()
    expect(earlier.queryByRole('button', { name: /^Mark as read/ })).toBeNull()
  })

  it('marks one as read in place, updates the count and focuses the title', async () => {
    const { user } = await renderRoute('', { scenario: 'notifications-unread' })
    await panel('New, 3 unread')
    await user.click(screen.getByRole('button', { name: 'Mark as read: The monthly report is ready' }))
    const fresh = await panel('New, 2 unread')
    expect(fresh.getAllByRole('listitem')).toHaveLength(3)
    await waitFor(() => expect(fresh.getByText('The monthly report is ready')).toHaveFocus())
    expect(fresh.getByText('Marked as read.')).toHaveRole('status')
    expect((await screen.findAllByRole('link', { name: 'Notifications 2 unread' }))[0]).toBeVisible()
  })

  it('marks all as read and shows how many', async () => {
    const { user } = await renderRoute('', { scenario: 'notifications-unread' })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByText('3 marked as read.')).toBeVisible()
    expect((await panel('New')).queryByText('(unread)')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('keeps the focus when one is left and the button disappears', async () => {
    const failing = { operation: 'markNotificationRead', kind: 'status', status: 500, times: 1 } as const
    const { user } = await renderRoute(route, { as: 'active', faults: [failing] })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('2 marked as read. 1 is still unread.')
    await waitFor(() => expect(document.body).not.toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('reports how many were not marked, until the next attempt', async () => {
    const failing = { operation: 'markNotificationRead', kind: 'status', status: 500 } as const
    const { user } = await renderRoute(route, { as: 'active', faults: [{ ...failing, times: 2 }] })
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(MARK_FAILED)
    expect(alert).toHaveTextContent('1 marked as read. 2 are still unread.')
    expect(screen.getAllByText(MARK_FAILED)).toHaveLength(1)
    await waitFor(() => expect(markButtons()).toHaveLength(2))
    addFault(failing)
    await user.click(markButtons()[0] as HTMLElement)
    const fresh = await panel('New, 2 unread')
    expect(await fresh.findByRole('alert')).toHaveTextContent(MARK_FAILED)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.queryByText(/still unread/)).toBeNull()
  })

  it('shows read notifications when there are no new ones', async () => {
    await renderRoute('', { scenario: 'notifications-read' })
    expect((await panel('All read')).getAllByRole('listitem').length).toBeGreaterThan(3)
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  })

  it('explains the page when there are no notifications', async () => {
    await renderRoute('', { scenario: 'notifications-empty' })
    expect(await screen.findByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  })
})
