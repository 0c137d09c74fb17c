import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { stateOf } from '@/domain/term'
import { at, NOW, plan, subscription } from '@/testing/subscription'
import { PlanCard } from './PlanCard'

const Asking = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queryClient}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
)

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
