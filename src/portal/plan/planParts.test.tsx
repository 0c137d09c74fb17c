import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import type { Subscription } from '@/contract'
import { stateOf } from '@/domain/term'
import { at, NOW, plan, subscription } from '@/testing/subscription'
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

test.each(['active', 'approved'] as const)(
  'a card that says the plan has ended calls it no longer %s',
  (status) => {
    const ended = subscription({ status, expiresAt: at(-1) })
    render(<PlanCard state={stateOf(ended, plan, NOW)} plan={plan} />, { wrapper: Asking })
    expect(screen.getByText(/^Your plan ended on/)).toBeVisible()
    expect(screen.getByText('Expired')).toBeVisible()
    expect(screen.queryByText(/^(Active|Approved)$/)).toBeNull()
  },
)

test('does not say that nothing is to pay because of an ID', () => {
  const { container } = render(<PendingPath subscription={pending({ transactionId: 'FREE-WELCOME2000' })} />)
  expect(screen.getByText('An admin looks at your request')).toBeVisible()
  expect(container).not.toHaveTextContent(/payment|transaction|to pay/)
})

test.each([
  ['4258 1190 6634', 1],
  ['FREE-WELCOME2000', 0],
])('asks a rejected client with the transaction %s %i times', (transactionId, times) => {
  const rejected = subscription({ status: 'rejected', expiresAt: null, transactionId })
  render(<PlanCard state={stateOf(rejected, plan, NOW)} plan={plan} />, { wrapper: Asking })
  expect(screen.getByText('This request was rejected')).toBeVisible()
  expect(screen.queryAllByText(/^Did you pay anyway/)).toHaveLength(times)
})

describe('a server without readable ids', () => {
  it('leaves no broken sentence', () => {
    const all = [pending({ uniqueId: '' })]
    const { container } = render(<OtherSubscriptions all={all} shown={null} nowMs={NOW} />)
    expect(container).toHaveTextContent(/approvalIt starts when an admin has approved it\.$/)
  })

  it('leaves nothing to copy', () => {
    render(<PlanFacts subscription={subscription({ uniqueId: '' })} plan={plan} />)
    expect(screen.queryByText('Subscription ID')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
