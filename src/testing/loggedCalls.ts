import type { MockCall } from '@mocks/calls/calls'
import type { Message } from '@mocks/calls/message'

export const textMessage = (text: string, headers: Message['headers'] = []): Message => ({
  headers: [['content-type', 'application/json'], ...headers],
  body: { kind: 'text', text, bytes: text.length, cut: false },
})

export function loggedCall(id: number, changes: Partial<MockCall> = {}): MockCall {
  return {
    id,
    method: 'GET',
    url: 'http://localhost/api/auth/plans',
    path: '/api/auth/plans',
    operation: 'listPlans',
    who: null,
    startedAt: Date.UTC(2026, 8, 15, 4, 30, 5, 120) + id * 1000,
    durationMs: 12.3,
    outcome: 200,
    request: { headers: [['accept', 'application/json']], body: { kind: 'none' } },
    answer: textMessage('{"plans":[]}'),
    deviations: [],
    ...changes,
  }
}
