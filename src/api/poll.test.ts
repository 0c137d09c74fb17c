import { expect, test } from 'vitest'
import { ApiFailure } from './failure'
import { mayAsk, pollDelay } from './poll'

const asked = (retryAfter: number | null, secondsAgo = 0) => ({
  state: {
    error:
      retryAfter === null
        ? null
        : new ApiFailure({ operation: 'listPlans', kind: 'status', status: 429, retryAfter }),
    errorUpdatedAt: Date.now() - secondsAgo * 1000,
  },
})

test('waits at least 20 s after a failure, or longer if the server asks', () => {
  expect(pollDelay(asked(null), 4000)).toBe(4000)
  expect(pollDelay(asked(0), 4000)).toBe(20_000)
  expect(pollDelay(asked(0), 60_000)).toBe(60_000)
  expect(pollDelay(asked(90), 4000)).toBe(90_000)
})

test('polls again after an hour, even if the server asks for a longer wait', () => {
  const month = 30 * 24 * 3600
  expect(pollDelay(asked(month), 4000)).toBe(3_600_000)
  expect([mayAsk(asked(month, 3599)), mayAsk(asked(month, 3601))]).toEqual([false, true])
})

test('does not poll earlier than the server allows', () => {
  expect(mayAsk(asked(null))).toBe(true)
  expect(mayAsk(asked(0))).toBe(true)
  expect(mayAsk(asked(30, 29))).toBe(false)
  expect(mayAsk(asked(30, 31))).toBe(true)
})
