import { type Json, rewriting } from '@mocks/quirks/answers'
import { setQuirks } from '@mocks/quirks/state'
import { pick, randomFrom } from '@mocks/seeds/random'
import { type Mutation, mutate, mutationKinds } from '@mocks/testing/mutations'
import type { ScenarioId } from '@mocks/scenarios'
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { type OperationId, operations } from '@/contract'
import { setLogSink } from '@/platform/log'
import { brokenOutput } from '@/testing/faults/screen'
import { pageProblem } from '@/testing/waitForPage'
import { renderRoute } from '@/testing/renderRoute'

// every screen with data; MUTATIONS=200 reloads each with 200 sets of mutated responses
const rounds = Number(process.env['MUTATIONS'] ?? 2)
const shown = [
  'plans-filled',
  'payment',
  'dashboard-active',
  'dashboard-expired',
  'support',
  'subscription-active',
  'purchases',
  'purchases-acknowledgement',
  'notifications-unread',
  'expired',
  'chat-open',
  'admin-home',
  'admin-approve',
  'admin-user-plans',
  'admin-users',
  'admin-stats',
  'admin-notifications',
  'admin-plans',
  'admin-contacts',
  'admin-newsletter',
  'admin-renewal-requests',
  'admin-team',
  'admin-features',
  'admin-services',
  'admin-payment-options',
  'admin-coupons',
  'admin-help',
] as const satisfies readonly ScenarioId[]

// an unreadable response to these ends the session (SPEC sections 4 and 6)
const session = new Set<unknown>(['getMe', 'getDashboard'] satisfies OperationId[])

let mutations: Mutation[] = []
beforeEach(() => {
  mutations = []
  setLogSink(() => {})
})
afterEach(() => setQuirks([]))

/** From now on, puts one mutation into each GET response, except those that could end the session. */
function mutateAnswers(random: () => number): void {
  const serve = rewriting((body, operation) => {
    if (operations[operation].method !== 'get' || session.has(operation)) return body
    const mutation = mutate(body, pick(random, mutationKinds), random)
    if (!mutation) return body
    mutations.push(mutation)
    return mutation.body as Json
  })
  setQuirks([{ title: 'One mutation per response', serve }])
}

it.each(shown)('shows %s despite mutated responses', { timeout: 30_000 + rounds * 1000 }, async (id) => {
  const { container } = await renderRoute('', { scenario: id })
  // the page has a heading and has loaded
  const arrived = () => waitFor(() => expect(pageProblem(container)).toBeNull())
  await arrived()
  mutateAnswers(randomFrom(shown.indexOf(id) + 1))
  for (let round = 0; round < rounds; round += 1) {
    mutations = []
    void queryClient.resetQueries({ predicate: ({ queryKey }) => !session.has(queryKey[0]) })
    await arrived()
    const broken = brokenOutput(container)
    expect({ broken, after: broken && mutations }).toEqual({ broken: null, after: null })
  }
})
