import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockAdapter } from '@mocks/transport/adapter'
import { ApiFailure } from '@/api/failure'
import { provideTransport } from '@/api/transport'
import { API_TIMEOUT_MS } from '@/config/constants'
import { isShown } from '@/demo/errors/isShown'
import { type ErrorMoment, messageOf, moments } from '@/demo/errors/moments'
import { fill, pretendOffline, scenarioOf } from '@/demo/errors/visit'
import { perform } from '@/demo/steps/perform'
import { setLogSink } from '@/platform/log'
import { renderRoute } from './renderRoute'

/** The tabs for team, features and services work alike and have a third of all messages. */
export const isSimilarRecordTab = ({ place }: ErrorMoment) =>
  /\/(?:team|features|services)$/.test(place.route)

export function testEachMoment(selects: (moment: ErrorMoment) => boolean): void {
  let failed: string[] = []
  beforeEach(() => {
    failed = []
    setLogSink((failure) => {
      if (failure instanceof ApiFailure) failed.push(failure.operation)
    })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each(moments.filter(selects))('$id', async (moment) => {
    const { faults, offline, place, text } = moment
    await renderRoute('', { scenario: scenarioOf(moment) })
    await fill(moment, document.body)
    const message = messageOf(text)
    // the message must not be shown before the failure
    const early = place.last && message !== null && isShown(message)
    expect(early).toBeFalsy()
    const goOnline = offline ? pretendOffline() : undefined
    if (faults.some(({ kind }) => kind === 'timeout')) await pressAndWait(moment)
    else if (place.last) await perform(place.last, document.body)
    await waitFor(() =>
      expect(failed).toEqual(expect.arrayContaining(faults.map(({ operation }) => operation))),
    )
    await waitFor(() =>
      expect(message === null ? document.querySelector('[role="alert"]') === null : isShown(message)).toBe(
        true,
      ),
    )
    goOnline?.()
  })
}

async function pressAndWait({ place }: ErrorMoment): Promise<void> {
  provideTransport(() => Promise.resolve(mockAdapter))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  if (place.last) await perform(place.last, document.body)
  await act(() => vi.advanceTimersByTimeAsync(API_TIMEOUT_MS))
}
