import { store } from '@mocks/store/db'
import { clearFaults } from '@mocks/faults'
import { approve } from '@mocks/rules/approval'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { now } from '@/platform/clock'
import { token } from '@/platform/token'
import { renderRoute } from '@/testing/renderRoute'
import { POLL_WAITING_MS } from './usePortalLinks'

const rail = async () => {
  const [first] = await screen.findAllByRole('navigation', { name: 'Dashboard' })
  if (!first) throw new Error('There is no rail')
  return within(first)
}

describe('portal layout', () => {
  it.each([
    ['Asia/Colombo', null],
    ['America/New_York', 'All dates and times are in Indian Standard Time (UTC+5:30).'],
  ])('notes its dates’ time zone only where clocks differ: %s', async (zone, note) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const [page, as] of [
      ['/dashboard', 'active'],
      ['/admin-dashboard/users', 'admin'],
    ] as const) {
      const { unmount } = await renderRoute(page, { as })
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
      expect(screen.queryByText(/Indian Standard Time/)?.textContent ?? null).toBe(note)
      unmount()
    }
  })

  it('links to its pages and shows their counts', async () => {
    await renderRoute('/dashboard', { as: 'active' })
    const nav = await rail()
    expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page')
    expect(await nav.findByRole('link', { name: 'Notifications 3 unread' })).toBeVisible()
    expect(nav.getByRole('link', { name: 'Support 1 open' })).toBeVisible()
    expect(nav.getAllByRole('link')).toHaveLength(5)
  })

  it('links to the page for an expired plan', async () => {
    await renderRoute('/dashboard', { as: 'expired' })
    const link = await (await rail()).findByRole('link', { name: 'Expired plan' })
    expect(link).toHaveAttribute('href', '/dashboard/expired')
  })
  it('marks Support as current on a chat’s page', async () => {
    await renderRoute('', { scenario: 'chat-open' })
    const nav = await rail()
    expect(nav.getByRole('link', { name: /^Support/ })).toHaveAttribute('aria-current', 'page')
    expect(nav.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current')
  })

  it('logs out: removes the token and opens the login page', async () => {
    const { user, router } = await renderRoute('/dashboard', { as: 'active' })
    await user.click(await screen.findByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toBe('')
    expect(token.get()).toBeNull()
    // login will return to a page requested after logout
    await act(() => router.navigate('/dashboard/support'))
    await waitFor(() => expect(router.state.location.search).toBe('?next=%2Fdashboard%2Fsupport'))
  })

  it('logs out from the account menu on a phone', async () => {
    const { user, router } = await renderRoute('/dashboard', { as: 'active' })
    await user.click(await screen.findByRole('button', { name: 'Devika Nair, account menu' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  })

  it('reports an unreachable server, keeps the session and can retry', async () => {
    const { user } = await renderRoute('/dashboard', {
      as: 'active',
      faults: [{ operation: 'getMe', kind: 'network' }],
    })
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Network error. Please check your internet connection.',
    )
    // nothing is loading, so nothing should look busy
    expect(document.querySelector('.skel')).toBeNull()
    expect(token.get()).not.toBeNull()
    clearFaults()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: /Devika/ })).toHaveFocus())
  })
})

describe('decision by an admin', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  const waiting = async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    await renderRoute('/dashboard', { as: 'pending' })
    expect(await screen.findByText('Waiting for approval')).toBeVisible()
    // a response still in flight would predate the decision
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const row = store.subscription.get('sub_farhan_premium')
    if (row) store.subscription.put(approve(row, 90, now()))
  }

  it('appears within 20 s', async () => {
    await waiting()
    await act(() => vi.advanceTimersByTimeAsync(POLL_WAITING_MS))
    expect(await screen.findByText(/^of 90, ends on/)).toBeVisible()
  })

  // a window that stayed visible beside another gets only `focus`
  it.each(['visibilitychange', 'focus'])('appears at once when the tab regains focus: %s', async (event) => {
    await waiting()
    await waitFor(() => {
      // dispatch repeatedly: a page that has just rendered may not be listening yet
      globalThis.dispatchEvent(new Event(event))
      expect(screen.getByText(/^of 90, ends on/)).toBeVisible()
    })
  })
})
