import { mockAdapter } from '@mocks/transport/adapter'
import { store } from '@mocks/store/db'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { provideTransport } from '@/api/transport'
import { DAY, HOUR } from '@/lib/dates'
import { setLogSink } from '@/platform/log'
import { token } from '@/platform/token'
import { logIn } from '@/testing/logIn'
import { renderRoute } from '@/testing/renderRoute'

type Json = Record<string, unknown>

/** The mock server with some responses rewritten, each found by a part of its path. */
function serverThatSays(rewrites: Record<string, (answer: Json) => unknown>, headers: object = {}) {
  provideTransport(() =>
    Promise.resolve(async (config) => {
      const response = await mockAdapter(config)
      const path = Object.keys(rewrites).find((end) => config.url?.includes(end) === true)
      const rewrite = path === undefined ? undefined : rewrites[path]
      if (!rewrite) return response
      const data = JSON.stringify(rewrite(JSON.parse(String(response.data)) as Json))
      return { ...response, data, headers: Object.assign(response.headers, headers) }
    }),
  )
}

async function pay() {
  const { user } = await renderRoute('/payment/pro', { as: 'new' })
  await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), '426811904417')
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
  return user
}

async function notifyDevika() {
  const { user } = await renderRoute('/admin-dashboard/notifications', { as: 'admin' })
  await user.click(await screen.findByRole('radio', { name: 'One user' }))
  await user.type(screen.getByRole('searchbox', { name: 'Find a user' }), 'devika@{Enter}')
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Your photos are live')
  await user.click(screen.getByRole('button', { name: 'Send notification' }))
}

const logged = vi.fn<(failure: Error) => void>()
beforeEach(() => {
  logged.mockReset()
  setLogSink(logged)
})

describe('with a server that departs from the contract', () => {
  it('signs in with only a token, an ID, a name and a role', async () => {
    serverThatSays({
      '/login': (answer) => ({
        success: true,
        token: answer.token,
        user: { id: 'usr_devika', name: 'Devika', role: 'user' },
      }),
    })
    const { user, router } = await renderRoute('/login')
    await logIn(user, 'devika@shorehouse.example')
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard'))
  })

  it('loses only the profile when the dashboard call returns nothing', async () => {
    serverThatSays({ '/api/dashboard': () => ({ success: true }) })
    await renderRoute('/dashboard', { as: 'active' })
    expect(await screen.findByText('The server’s answer could not be read.')).toBeVisible()
    expect(screen.getByRole('heading', { level: 1, name: /Devika/ })).toBeVisible()
    expect(token.get()).not.toBeNull()
  })

  it('skips an unreadable entry and reports it on the screen', async () => {
    serverThatSays({
      '/plans': ({ plans }) => ({
        success: true,
        data: (plans as Json[]).map((plan, index) => ({
          ...plan,
          price: index === 0 ? 'on request' : '₹4,999/-',
          oldPrice: '59,99',
        })),
      }),
    })
    await renderRoute('/plans')
    const list = within(await screen.findByRole('region', { name: 'Plans' }))
    expect(await list.findByText('1 entry could not be read.')).toBeVisible()
    expect(list.getAllByRole('link', { name: /^Choose / })).toHaveLength(store.plan.count() - 1)
    expect(logged).toHaveBeenCalledWith(
      new Error('listPlans: 1 entry left out', { cause: 'data.0.price: a number expected, a text found' }),
    )
    const cause = 'data.1.oldPrice: a number expected, a text found'
    expect(logged.mock.calls.filter(([{ message }]) => message === 'listPlans: oldPrice left out')).toEqual([
      [new Error('listPlans: oldPrice left out', { cause })],
    ])
  })

  it.each([
    ['no Date header', {}, /^Active$/],
    ['with a Date header', { date: new Date(Date.now() - 25 * DAY).toUTCString() }, /20 days left/],
  ])('keeps a running plan active if the clock is 25 days fast: %s', async (_how, headers, shown) => {
    const expiresAt = new Date(Date.now() - 5 * DAY - HOUR).toISOString()
    serverThatSays(
      {
        '/user-subscriptions': ({ subscriptions }) => ({
          subscriptions: (subscriptions as Json[]).map((each) => ({ ...each, status: 'active', expiresAt })),
        }),
      },
      headers,
    )
    await renderRoute('/dashboard/subscription', { as: 'active' })
    expect((await screen.findAllByText(shown))[0]).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Request Renewal' })).toBeNull()
    expect(screen.queryByText(/^Expired/)).toBeNull()
  })

  it('reports a stored approval as done even if the response lacks it', async () => {
    serverThatSays({ '/approve-subscription/': () => ({ success: true, subscription: null }) })
    const { user } = await renderRoute('/admin-dashboard/approve', { as: 'admin' })
    const waiting = store.subscription.where('status', 'pending').length
    await user.click((await screen.findAllByRole('button', { name: /^Approve/ }))[0] as HTMLElement)
    expect(await screen.findByText('Subscription approved!')).toBeVisible()
    expect(store.subscription.where('status', 'pending')).toHaveLength(waiting - 1)
  })

  it('shows the receipt of a stored payment after looking up its ID', async () => {
    serverThatSays({ '/subscribe': () => ({ success: true }) })
    await pay()
    await screen.findByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })
    expect(screen.getByText(store.subscription.where('userId', 'usr_gauri')[0]?.uniqueId ?? '')).toBeVisible()
  })

  it('confirms only what the response to a rejection contains', async () => {
    serverThatSays({
      '/reject-subscription/': ({ subscription }) => ({
        subscription: { ...Object(subscription), rejectionReason: '' },
      }),
    })
    const { user } = await renderRoute('/admin-dashboard/approve', { as: 'admin' })
    await user.click((await screen.findAllByRole('button', { name: /^Reject/ }))[0] as HTMLElement)
    await user.keyboard('Not found')
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    const done = await screen.findByText('Subscription rejected!')
    expect(done.parentElement).toHaveTextContent(
      'The reason is missing from the server’s answer: the client may not see it.',
    )
    expect(screen.queryByText(/notified/)).toBeNull()
  })

  it('reports that a message to one user went to all', async () => {
    serverThatSays({
      '/admin/notifications': ({ notification, ...rest }) =>
        notification ? { notification: { ...Object(notification), userId: undefined, user: null } } : rest,
    })
    await notifyDevika()
    expect(await screen.findByText('The server says that the notification went to all users.')).toBeVisible()
    expect(screen.queryByText(/Devika Nair:/)).toBeNull()
  })

  it('assumes nothing about the recipient if the response names none', async () => {
    const unaddressed = (row: unknown): Json => ({ ...Object(row), userId: undefined })
    serverThatSays({
      '/admin/notifications': ({ notification, notifications }) =>
        notification
          ? { notification: unaddressed(notification) }
          : { notifications: (notifications as Json[]).map(unaddressed) },
    })
    await notifyDevika()
    expect(await screen.findByText('Notification sent!')).toBeVisible()
    expect(screen.queryByText(/went to all users/)).toBeNull()
    const list = within(await screen.findByRole('region', { name: 'List of sent notifications' }))
    expect(await list.findByText('Your photos are live')).toBeVisible()
    expect(list.queryByText('All users')).toBeNull()
  })

  it('shows the end date if the term counts from the request', async () => {
    const expiresAt = '2031-05-04T10:00:00.000Z'
    const withEnd = (row: unknown) => ({ ...Object(row), expiresAt })
    serverThatSays({
      '/subscribe': ({ subscription }) => ({ subscription: withEnd(subscription) }),
      '/user-subscriptions': ({ subscriptions }) => ({
        subscriptions: (subscriptions as Json[]).map(withEnd),
      }),
    })
    const user = await pay()
    expect(await screen.findByText(/ends on 4 May 2031\./)).toBeVisible()
    expect(screen.queryByText(/starts on approval/)).toBeNull()
    await user.click(screen.getByRole('link', { name: /Go to the dashboard/ }))
    expect(await screen.findByText('Its term ends on 4 May 2031.')).toBeVisible()
  })
})
