import { resetMock, signInAs } from '@mocks/scenarios/applyScenario'
import { personaOf } from '@mocks/seeds/personas'
import { store } from '@mocks/store/db'
import { answerTo, requestOf } from '@mocks/testing/inProcess'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { tabOf } from '@/admin/tabs'
import type { OperationId } from '@/contract'
import { token } from '@/platform/token'
import { startBackend } from '../backend'
import { DemoBar } from '../panel/DemoBar'
import { buyAPlan } from '../tours/buyAPlan'
import { pauseTour, tourProgress } from '../tours/progress'
import { handOver } from './handOver'
import { isOffered } from './offer'

const user = userEvent.setup()
const signedIn = () => store.user.get(store.session.get(token.get() ?? '')?.userId ?? '')?.name
const call = (id: OperationId, input: { params?: unknown; body?: unknown }) =>
  act(() => answerTo(requestOf(id, input, token.get())))
const pay = () => call('subscribe', { body: { plan: 'pro', transactionId: '612345678901', method: 'upi' } })
const pendingOf = (name: string) =>
  store.subscription.where('status', 'pending').find(({ userId }) => store.user.get(userId)?.name === name)
    ?._id

beforeEach(async () => {
  await startBackend()
  await resetMock()
  history.replaceState(null, '', '/')
  isOffered.set(false)
  token.set(await signInAs('active'))
})

test('leads from a payment to the admin and back to the client', async () => {
  render(<DemoBar />)
  const client = signedIn() ?? ''
  const status = screen.getByRole('status')
  await pay()
  expect(status).toHaveTextContent('Your payment is waiting for approval')
  await user.click(await screen.findByRole('button', { name: 'Check it as the admin' }))
  await waitFor(() => expect(location.pathname).toBe('/admin-dashboard/approve'))
  expect(new URLSearchParams(location.search).get('q')).toBe(client)
  expect(signedIn()).toBe('Rohan Patil')
  await call('approveSubscription', { params: { id: pendingOf(client) } })
  await user.click(await screen.findByRole('button', { name: 'See it as the client' }))
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  expect(signedIn()).toBe(client)
})

test('leads from a renewal request to its tab of the admin panel', async () => {
  token.set(await signInAs('expired'))
  render(<DemoBar />)
  const [expired] = store.subscription.where('userId', personaOf('expired').userId)
  await call('requestRenewal', { body: { subscriptionId: expired?._id } })
  await user.click(await screen.findByRole('button', { name: `Check ${signedIn()}’s renewal as the admin` }))
  await waitFor(() => expect(location.pathname).toBe(tabOf('renewal-requests').path))
  expect(location.search).toBe('')
})

test('offers nothing on a page that already shows both people', async () => {
  history.replaceState(null, '', '/demo/side-by-side')
  await pay()
  expect(handOver.get()).toBeNull()
})

test('offers nothing after a decision on another client’s payment', async () => {
  render(<DemoBar />)
  const client = signedIn()
  await pay()
  token.set(await signInAs('admin'))
  const others = store.subscription
    .where('status', 'pending')
    .find(({ userId }) => store.user.get(userId)?.name !== client)
  await call('approveSubscription', { params: { id: others?._id } })
  expect(handOver.get()).toBeNull()
})

test('offers nothing after a refused payment or during a tour, unless paused', async () => {
  render(<DemoBar />)
  await call('subscribe', { body: { plan: 'no-such-plan', transactionId: '1', method: 'upi' } })
  tourProgress.set({ tour: buyAPlan, index: 4, aside: false })
  await pay()
  expect(pendingOf(signedIn() ?? '')).toBeDefined()
  expect(handOver.get()).toBeNull()
  pauseTour()
  await call('createComplaint', { body: { message: 'Please send the invoice again.' } })
  tourProgress.set(null)
  expect(handOver.get()?.to).toBe('admin')
})

test('hides the offer when its hint is closed, and focuses the handle', async () => {
  render(<DemoBar />)
  await pay()
  await user.click(await screen.findByRole('button', { name: 'Close this hint' }))
  expect(screen.queryByRole('button', { name: 'Check it as the admin' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Demo/ })).toHaveFocus()
})
