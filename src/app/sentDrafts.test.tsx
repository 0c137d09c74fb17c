import { liftLatency } from '@mocks/faults'
import type { PersonaId } from '@mocks/seeds/personas'
import { store } from '@mocks/store/db'
import { setQuirks } from '@mocks/quirks/state'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { queryClient } from '@/api/queryClient'
import type { OperationId } from '@/contract'
import { token } from '@/platform/token'
import { storedDrafts } from '@/testing/drafts'
import { logIn } from '@/testing/logIn'
import { renderRoute } from '@/testing/renderRoute'

type Sent = {
  as: PersonaId
  route: string
  away: string
  operation: OperationId
  /** The first field; `fill` enters the other required input, and `button` sends the form. */
  field: RegExp | string
  fill?: (user: UserEvent) => Promise<void>
  button: string
  stored: () => number
}

const TEXT = 'Maps are gone'
const typeInto = async (user: UserEvent, label: RegExp, text: string) =>
  user.type(screen.getByLabelText(label), text)

const forms: Sent[] = [
  {
    as: 'active',
    route: '/dashboard/support',
    away: '/dashboard/purchases',
    operation: 'createComplaint',
    field: 'What can we do for you?',
    button: 'Submit',
    stored: () => store.complaint.filter(({ message }) => message === TEXT).length,
  },
  {
    as: 'admin',
    route: '/admin-dashboard/notifications',
    away: '/admin-dashboard/users',
    operation: 'sendNotification',
    field: 'Message',
    fill: (user) => user.click(screen.getByRole('radio', { name: 'All users' })),
    button: 'Send notification',
    stored: () => store.notification.filter(({ message }) => message === TEXT).length,
  },
  {
    as: 'admin',
    route: '/admin-dashboard/features',
    away: '/admin-dashboard/users',
    operation: 'createFeature',
    field: /^Title/,
    fill: async (user) => {
      await typeInto(user, /^Icon/, 'map')
      await typeInto(user, /^Description/, 'Where to find you')
    },
    button: 'Add feature',
    stored: () => store.feature.filter(({ title }) => title === TEXT).length,
  },
]

describe('form left while it is being sent', () => {
  it.each(forms)('keeps its text until the request succeeds: $operation', async (form) => {
    const { user, router } = await renderRoute(form.route, {
      as: form.as,
      faults: [{ operation: form.operation, kind: 'latency', ms: 25_000 }],
    })
    const field = () => screen.findByRole('textbox', { name: form.field })
    await user.type(await field(), TEXT)
    await form.fill?.(user)
    await user.click(screen.getByRole('button', { name: form.button }))
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await act(() => router.navigate(form.away))
    await act(() => router.navigate(form.route))
    const again = await field()
    expect(again).toHaveValue(TEXT)
    expect(again.closest('form')?.querySelector('button[aria-busy=true]')).toBeVisible()
    liftLatency()
    await waitFor(async () => expect(await field()).toHaveValue(''))
    expect(form.stored()).toBe(1)
    expect(storedDrafts()).toHaveLength(0)
  })
})

describe('other request still running when the user leaves the screen', () => {
  it('clears the draft of a renewal’s rejection reason', async () => {
    const { user, router } = await renderRoute('/admin-dashboard/renewal-requests', {
      as: 'admin',
      faults: [{ operation: 'rejectRenewal', kind: 'latency', ms: 25_000 }],
    })
    const [reject] = await screen.findAllByRole('button', { name: /^Reject .*’s renewal$/ })
    await user.click(reject ?? document.body)
    await user.type(await screen.findByRole('textbox', { name: 'Reason' }), TEXT)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await act(() => router.navigate('/admin-dashboard/users'))
    expect(storedDrafts()).not.toHaveLength(0)
    liftLatency()
    await waitFor(() => expect(storedDrafts()).toHaveLength(0))
  })

  it('closes the rejection form without blaming another admin', async () => {
    const { user, router } = await renderRoute('/admin-dashboard/approve', {
      as: 'admin',
      faults: [{ operation: 'rejectSubscription', kind: 'latency', ms: 25_000 }],
    })
    const [reject] = await screen.findAllByRole('button', { name: /^Reject / })
    await user.click(reject ?? document.body)
    const reason = () => screen.findByRole('textbox', { name: /^Why are you rejecting/ })
    await user.type(await reason(), TEXT)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await act(() => router.navigate('/admin-dashboard/users'))
    await act(() => router.navigate('/admin-dashboard/approve'))
    expect(await reason()).toHaveValue(TEXT)
    liftLatency()
    await waitFor(() => expect(storedDrafts()).toHaveLength(0))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Why are you rejecting/ })).toBeNull())
    expect(screen.queryByText(/no longer waiting/)).toBeNull()
  })

  it('signs in to a new account', async () => {
    const { user, router } = await renderRoute('/register', {
      as: null,
      faults: [{ operation: 'register', kind: 'latency', ms: 25_000 }],
    })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Asha Pawar')
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'asha@pawarfarms.example')
    await user.type(screen.getByLabelText('Password'), 'a long sentence{Enter}')
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await act(() => router.navigate('/team'))
    liftLatency()
    await waitFor(() => expect(token.get()).not.toBeNull())
    expect(storedDrafts()).toHaveLength(0)
  })

  it('shows the same login after the return to its page', async () => {
    const { user, router } = await renderRoute('/login', {
      as: null,
      faults: [{ operation: 'login', kind: 'latency', ms: 25_000 }],
    })
    await logIn(user, 'gauri@pottersyard.example')
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await act(() => router.navigate('/team'))
    await act(() => router.navigate('/login'))
    expect(await screen.findByRole('button', { name: 'Logging in…' })).toBeVisible()
    await act(() => router.navigate('/team'))
    liftLatency()
    await waitFor(() => expect(token.get()).not.toBeNull())
  })

  /** Leaves the login page during a login that fails with this status, and returns. */
  async function returnToFailedLogin(status: number) {
    const { user, router } = await renderRoute('/login', {
      as: null,
      faults: [
        { operation: 'login', kind: 'latency', ms: 25_000 },
        { operation: 'login', kind: 'status', status, times: 1 },
      ],
    })
    await logIn(user, 'gauri@pottersyard.example')
    await waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await act(() => router.navigate('/team'))
    await act(() => router.navigate('/login'))
    liftLatency()
    return router
  }

  it('shows a login’s failure after the return, once', async () => {
    const router = await returnToFailedLogin(500)
    const failure = /Server error/
    expect(await screen.findByText(failure)).toBeVisible()
    await act(() => router.navigate('/team'))
    await act(() => router.navigate('/login'))
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeEnabled()
    expect(screen.queryByText(failure)).toBeNull()
  })

  it('locks the login form after the return', async () => {
    await returnToFailedLogin(429)
    expect(await screen.findByText(/Too many/)).toBeVisible()
  })
})

describe('session without an ID', () => {
  afterEach(() => setQuirks([]))

  it('stores drafts under the ID of the profile that a retry loads', async () => {
    const { user } = await renderRoute('/login?next=%2Fpayment%2Fpro', {
      as: null,
      faults: [{ operation: 'getMe', kind: 'status', status: 429, times: 1 }],
    })
    setQuirks([
      {
        title: 'A session without an ID.',
        serve: async ({ operation }, next) => {
          const response = await next()
          if (operation !== 'login' || !response.ok) return response
          const session = (await response.json()) as { user: object }
          return Response.json({ ...session, user: { ...session.user, _id: undefined } })
        },
      },
    ])
    await logIn(user, 'gauri@pottersyard.example')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), '426811904417')
    expect(storedDrafts().join()).toContain('usr_gauri')
  })
})
