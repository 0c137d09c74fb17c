import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'
import { greeting } from './greeting'

const region = async (name: string) => within(await screen.findByRole('region', { name }))

describe('dashboard', () => {
  it('shows the profile, the plan, three notifications and three tickets', async () => {
    await renderRoute('', { scenario: 'dashboard-active' })
    expect(await screen.findByRole('heading', { level: 1, name: /Good \w+, Devika/ })).toBeVisible()

    const plan = await region('Current plan')
    expect(await plan.findByRole('heading', { name: 'Premium' })).toBeVisible()
    expect(plan.getByText('Active')).toBeVisible()
    expect(plan.getByText('20')).toBeVisible()
    expect(await plan.findByText(/^of 90, ends on/)).toBeVisible()
    expect(await plan.findByRole('img', { name: '70 of 90 days used' })).toBeVisible()
    expect(plan.getByText('4258 1190 6634')).toBeVisible()
    expect(await plan.findByText('₹4,999')).toBeVisible()
    expect(plan.getByText('UPI')).toBeVisible()

    expect((await region('Notifications')).getAllByRole('listitem')).toHaveLength(3)
    expect((await region('Support tickets')).getAllByRole('listitem')).toHaveLength(3)

    const profile = await region('Profile')
    expect(await profile.findByText('devika@shorehouse.example')).toBeVisible()
    expect(profile.getByText('Member since')).toBeVisible()
  })
  it('offers another plan next to the notice that the current plan ends', async () => {
    await renderRoute('', { scenario: 'dashboard-expiring' })
    const plan = await region('Current plan')
    expect(await plan.findByText(/or choose another plan today\.$/)).toBeVisible()
    expect(plan.getByRole('link', { name: 'Choose another plan' })).toHaveAttribute('href', '/plans')
  })

  it('opens the door only once for an approved plan', async () => {
    const { unmount, container } = await renderRoute('', { scenario: 'dashboard-approved' })
    const note = await screen.findByText('We have approved your Premium plan')
    expect(note.closest('[role=status]')).toHaveTextContent(/It runs until .+ tell us what to start with\.$/)
    expect(container.querySelector('.opening-door')).not.toBeNull()
    unmount()
    await renderRoute('/dashboard', { again: true })
    expect(await screen.findByRole('heading', { name: 'Premium' })).toBeVisible()
    expect(screen.queryByText('We have approved your Premium plan')).toBeNull()
  })

  it('opens no door for a plan that was seen active before', async () => {
    const { unmount } = await renderRoute('/dashboard/subscription', { scenario: 'dashboard-approved' })
    expect(await screen.findByText('days left')).toBeVisible()
    unmount()
    const { container } = await renderRoute('/dashboard', { again: true })
    expect(await screen.findByRole('heading', { name: 'Premium' })).toBeVisible()
    expect(container.querySelector('.opening-door')).toBeNull()
  })

  it('announces a plan approved weeks after it was seen pending', async () => {
    const { unmount } = await renderRoute('', { scenario: 'dashboard-pending' })
    expect(await screen.findByText('Waiting for approval')).toBeVisible()
    unmount()
    const expiresAt = '2099-02-19T12:00:00+05:30'
    changeRow(store.subscription, 'sub_farhan_premium', { status: 'active', expiresAt })
    await renderRoute('/dashboard', { again: true, as: 'pending', clockDays: 20 })
    expect(await screen.findByText('We have approved your Premium plan')).toBeVisible()
  })

  it('announces a renewal that the page for ended plans showed as requested', async () => {
    const { unmount } = await renderRoute('', { scenario: 'expired-renewal-pending' })
    expect(await screen.findByText(/^You requested it on/)).toBeVisible()
    unmount()
    const expiresAt = '2099-02-19T12:00:00+05:30'
    const approved = { status: 'active', expiresAt, renewalStatus: null } as const
    changeRow(store.subscription, 'sub_sameer_premium', approved)
    await renderRoute('/dashboard', { again: true })
    const note = await screen.findByText('We have renewed your Premium plan')
    expect(note.closest('[role=status]')).toHaveTextContent(/It runs until 19 February 2099\.$/)
  })

  it('shows the running plan below a newer request', async () => {
    await renderRoute('', { scenario: 'dashboard-pending-beside-active' })
    const plan = await region('Current plan')
    expect(await plan.findByText('Waiting for approval')).toBeVisible()
    expect(screen.getByText(/^Your Premium plan is also active, until \d+ \w{3} \d{4}$/)).toBeVisible()
    expect(screen.getByText(/20 days left\.$/)).toBeVisible()
    expect(screen.queryByText(/^Your request for/)).toBeNull()
  })

  it('links to the plans when the client has no plan', async () => {
    await renderRoute('', { scenario: 'dashboard-new' })
    const plan = await region('Current plan')
    expect(await plan.findByRole('heading', { name: 'No plan yet' })).toBeVisible()
    expect(plan.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/plans')
  })
  it('shows a user’s unknown role on the dashboard', async () => {
    const { router } = await renderRoute('/admin-dashboard', {
      as: 'active',
      faults: [{ operation: 'getMe', kind: 'unknown-value' }],
    })
    expect(await screen.findByText('Your role is “unheard-of”')).toBeVisible()
    expect(router.state.location.pathname).toBe('/dashboard')
  })

  it('marks a notification as read', async () => {
    const { user } = await renderRoute('', { scenario: 'dashboard-active' })
    const panel = await region('Notifications')
    const buttons = await panel.findAllByRole('button', { name: /^Mark as read/ })
    await user.click(buttons[0] as HTMLElement)
    await waitFor(() =>
      expect(panel.getAllByRole('button', { name: /^Mark as read/ })).toHaveLength(buttons.length - 1),
    )
  })
  it.each([
    ['dashboard-subscription-failed', 'Current plan', 'Could not fetch subscription info.'],
    ['dashboard-notifications-failed', 'Notifications', 'Could not fetch notifications.'],
    ['dashboard-complaints-failed', 'Support tickets', 'Could not fetch complaints.'],
  ] as const)('keeps the other panels when one fails: %s', async (scenario, name, text) => {
    await renderRoute('', { scenario })
    const panel = await region(name)
    expect(await panel.findByRole('alert')).toHaveTextContent(text)
    expect(panel.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(screen.getAllByText(text)).toHaveLength(1)
    expect(await (await region('Profile')).findByText('devika@shorehouse.example')).toBeVisible()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })
})

describe('greeting', () => {
  it.each([
    ['Devika Nair', 6, 'Good morning, Devika'],
    ['Devika', 12, 'Good afternoon, Devika'],
    ['  ', 17, 'Good evening'],
    [undefined, 0, 'Good morning'],
  ])('for %s at %i: %s', (name, hour, text) => {
    expect(greeting(name, hour)).toBe(text)
  })
})
