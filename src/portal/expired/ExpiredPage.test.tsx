import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { store } from '@mocks/store/db'
import { queryClient } from '@/api/queryClient'
import { changeRow } from '@mocks/testing/changeRow'
import { renderRoute } from '@/testing/renderRoute'

const route = '/dashboard/expired'

const plan = async (name = 'Premium') => within(await screen.findByRole('region', { name: `${name} plan` }))
const others = async () => within(await screen.findByRole('region', { name: 'Choose a plan' }))

describe('expired plan page', () => {
  it('requests the same plan again', async () => {
    const { user } = await renderRoute('', { scenario: 'expired' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Expired plan' })).toBeVisible()
    const card = await plan()
    expect(await card.findByText(/^Your plan ended on/)).toBeVisible()
    await user.click(card.getByRole('button', { name: 'Request Renewal' }))
    expect(await card.findByText(/^You requested it on/)).toBeVisible()
    expect(card.queryByRole('button', { name: 'Request Renewal' })).toBeNull()
    await waitFor(() => expect(card.getByRole('heading', { level: 2 })).toHaveFocus())
  })

  it('keeps the focus in the card if another tab requested the renewal', async () => {
    const { user } = await renderRoute('', { scenario: 'expired' })
    const card = await plan()
    const request = await card.findByRole('button', { name: 'Request Renewal' })
    changeRow(store.subscription, 'sub_sameer_premium', { renewalStatus: 'pending' })
    await user.click(request)
    expect(await card.findByText('Your new term begins when we approve the renewal.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Premium plan' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    )
  })

  it('says that the renewal was approved and keeps the focus', async () => {
    const { user } = await renderRoute('', { scenario: 'expired' })
    await user.click(await (await plan()).findByRole('button', { name: 'Request Renewal' }))
    await (await plan()).findByText(/^You requested it on/)
    changeRow(store.subscription, 'sub_sameer_premium', {
      status: 'active',
      renewalStatus: null,
      expiresAt: '2099-02-27T10:00:00.000Z',
    })
    await act(() => queryClient.invalidateQueries({ queryKey: ['listMySubscriptions'] }))
    expect(await screen.findByText('Your Premium renewal was approved')).toBeVisible()
    expect(screen.getByText('The new term ends on 27 February 2099.')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })

  it('lists the plans, with links to their payment pages', async () => {
    await renderRoute('', { scenario: 'expired' })
    const list = await others()
    expect(await list.findByRole('link', { name: 'Choose Pro' })).toHaveAttribute('href', '/payment/pro')
    expect(list.getByText('365 days')).toBeVisible()
    expect(list.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringContaining('₹1,999'),
      expect.stringContaining('₹4,999'),
      expect.stringContaining('₹16,999'),
    ])
  })

  it('shows why a request was rejected and allows a new request', async () => {
    await renderRoute('', { scenario: 'expired-renewal-rejected' })
    const card = await plan()
    expect(await card.findByText(/^Reason: ./)).toBeVisible()
    expect(card.getByRole('button', { name: 'Request Renewal' })).toBeEnabled()
  })
  it('is in the menu and requests a renewal after a rejected request', async () => {
    const { user } = await renderRoute('', { scenario: 'expired-under-rejected' })
    const card = await plan()
    await user.click(await card.findByRole('button', { name: 'Request Renewal' }))
    expect(await card.findByText(/^You requested it on/)).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Expired plan' })[0]).toBeVisible()
  })

  it('offers no renewal of a plan while a new request for it waits', async () => {
    await renderRoute('', { scenario: 'expired' })
    await (await plan()).findByRole('button', { name: 'Request Renewal' })
    changeRow(store.subscription, 'sub_farhan_premium', { userId: 'usr_sameer' })
    await renderRoute(route, { again: true })
    expect(await screen.findByText('Your request for Premium is waiting for approval')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Request Renewal' })).toBeNull()
    expect(screen.queryByText('No expired plan')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Expired plan' })).toBeNull()
  })

  it('offers to renew one plan while another is running', async () => {
    await renderRoute(route, { as: 'active' })
    const card = await plan('Starter')
    expect(await card.findByRole('button', { name: 'Request Renewal' })).toBeEnabled()
    expect(screen.queryByRole('region', { name: 'Premium plan' })).toBeNull()
  })

  it('reports that no plan has expired', async () => {
    await renderRoute(route, { as: 'expiring' })
    expect(await screen.findByRole('heading', { name: 'No expired plan' })).toBeVisible()
    expect(screen.queryByRole('link', { name: 'Expired plan' })).toBeNull()
  })

  it('reports that there are no plans to choose', async () => {
    await renderRoute(route, { as: 'new', seed: 'empty' })
    expect(await (await others()).findByText('No Plans Available')).toBeVisible()
  })
})
