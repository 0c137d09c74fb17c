import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import type { Subscription } from '@/contract'
import { stateOf } from '@/domain/term'
import { at, NOW, plan, subscription } from '@/testing/subscription'
import { countingText } from './countingText'
import { OtherSubscriptions } from './OtherSubscriptions'
import { PendingPath } from './PendingPath'
import { PlanCard } from './PlanCard'
import { PlanFacts } from './PlanFacts'

const Asking = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
)

const pending = (over: Partial<Subscription>) => subscription({ status: 'pending', expiresAt: null, ...over })

test.each(['active', 'approved'] as const)('does not call a plan %s after its end', (status) => {
  const ended = subscription({ status, expiresAt: at(-1) })
  render(<PlanCard state={stateOf(ended, plan, NOW)} plan={plan} />, { wrapper: Asking })
  expect(screen.getByText(/^Your plan ended on/)).toBeVisible()
  expect(screen.getByText('Expired')).toBeVisible()
  expect(screen.queryByText(/^(Active|Approved)$/)).toBeNull()
})

test('shows an unknown renewal status as text, not as a badge', () => {
  const renewed = subscription({ renewalStatus: 'approved' as never })
  render(<PlanCard state={stateOf(renewed, plan, NOW)} plan={plan} />, { wrapper: Asking })
  expect(screen.getByText('Renewal: approved')).toBeVisible()
  expect(screen.queryByText('approved')).toBeNull()
})

test('does not mention a payment if the transaction ID names a coupon', () => {
  const { container } = render(<PendingPath subscription={pending({ transactionId: 'FREE-WELCOME2000' })} />)
  expect(screen.getByText('We look at your request')).toBeVisible()
  expect(container).not.toHaveTextContent(/payment|transaction|to pay/)
})

test.each([
  ['4258 1190 6634', 1],
  ['FREE-WELCOME2000', 0],
])('after a rejection, asks whether the client has paid (%s: %i times)', (transactionId, times) => {
  const rejected = subscription({ status: 'rejected', expiresAt: null, transactionId })
  render(<PlanCard state={stateOf(rejected, plan, NOW)} plan={plan} />, { wrapper: Asking })
  expect(screen.getByText('This request was rejected')).toBeVisible()
  expect(screen.queryAllByText(/^Did you pay anyway/)).toHaveLength(times)
  const again = screen.queryAllByRole('link', { name: 'Submit it again' })
  expect(again.map((link) => link.getAttribute('href'))).toEqual(times ? ['/payment/premium'] : [])
  expect(screen.getByText(/coupon/)).toHaveTextContent(/can’t use it again/)
  expect(screen.getByRole('link', { name: 'support' })).toHaveAttribute('href', '/dashboard/support')
})

describe('text about overlapping terms of one plan', () => {
  const first = subscription({ _id: 'first' })
  const second = subscription({ _id: 'second', expiresAt: at(90) })
  const waiting = pending({ _id: 'waiting' })

  it('states which of them counts', () => {
    const text =
      'You have more than one Premium term: only the one until 19 February 2027 counts. We don’t add their days together.'
    expect(countingText(first, [second, first], NOW)).toBe(text)
    expect(countingText(second, [second, first], NOW)).toBe(text)
    render(<OtherSubscriptions all={[second, first]} shown={second} nowMs={NOW} />)
    expect(screen.getByText(/days left\./)).toHaveTextContent(text)
  })

  it('states what a pending request will change', () => {
    const text =
      'You have a Premium term until 14 December 2026. When we approve the new one, only the term that ends later counts; we don’t add their days together.'
    expect(countingText(waiting, [waiting, first], NOW)).toBe(text)
    expect(countingText(first, [waiting, first], NOW)).toBe(text)
  })

  it('appears once per plan', () => {
    const shown = pending({ _id: 'pro', plan: 'pro' })
    const all = [shown, waiting, first]
    const { container } = render(<OtherSubscriptions all={all} shown={shown} nowMs={NOW} />)
    expect(container.textContent.match(/You have a Premium term/g)).toHaveLength(1)
    expect(screen.getByText(/We don’t|we don’t/)).toHaveTextContent(/The plan starts when/)
  })

  it('states what a requested renewal will change', () => {
    const over = subscription({ _id: 'over', status: 'expired', expiresAt: at(-1), renewalStatus: 'pending' })
    expect(countingText(over, [over, first], NOW)).toMatch(/^You have a Premium term until .+ the new one/)
  })

  it('is absent for a single term', () => {
    const over = subscription({ _id: 'over', status: 'expired', expiresAt: at(-1) })
    const other = subscription({ _id: 'other', plan: 'pro' })
    const all = [first, over, other]
    expect(all.map((each) => countingText(each, all, NOW))).toEqual([null, null, null])
    expect(countingText(waiting, [waiting], NOW)).toBeNull()
  })
})

test('a requested renewal is named beside a new request', () => {
  const over = subscription({ status: 'expired', expiresAt: at(-1), renewalStatus: 'pending' })
  const request = pending({ _id: 'request' })
  render(<OtherSubscriptions all={[request, over]} shown={request} nowMs={NOW} />)
  expect(screen.getByText('Your renewal of Premium is waiting for approval')).toBeVisible()
})

describe('subscription without a readable ID', () => {
  it('is described in complete sentences', () => {
    const all = [pending({ uniqueId: '' })]
    const { container } = render(<OtherSubscriptions all={all} shown={null} nowMs={NOW} />)
    expect(container).toHaveTextContent(/approvalThe plan starts when we approve your request\.$/)
  })

  it('has no ID row and no copy button', () => {
    render(<PlanFacts subscription={subscription({ uniqueId: '' })} plan={plan} />)
    expect(screen.queryByText('Subscription ID')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
