import { act, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockAdapter } from '@mocks/transport/adapter'
import { ApiFailure } from '@/api/failure'
import { provideTransport } from '@/api/transport'
import { API_TIMEOUT_MS } from '@/config/constants'
import { setLogSink } from '@/platform/log'
import { isShown } from '@/demo/errors/isShown'
import { type Moment, messageOf, moments } from '@/demo/errors/moments'
import { fill, pretendOffline, scenarioOf } from '@/demo/errors/visit'
import { perform } from '@/demo/steps/perform'
import { renderRoute } from '../renderRoute'
import { CatalogueWatch } from './watch'

/** Team members, features and services are saved and deleted alike, and have a third of all messages. */
export const isOfThingsAlike = ({ place }: Moment) => /\/(?:team|features|services)$/.test(place.route)

/**
 * A test for each of these moments of the error tour: opens it as the tour does, does what is left to the reader, and looks
 * for the message. It counts only after the failure that it answers.
 */
export function openEach(isOne: (moment: Moment) => boolean): void {
  const watch = new CatalogueWatch()
  const failed = vi.fn<(failure: Error) => void>()
  beforeEach(() => {
    failed.mockReset().mockImplementation((failure) => {
      if (failure instanceof ApiFailure) watch.failed(failure)
    })
    setLogSink(failed)
    watch.start()
  })
  afterEach(() => {
    watch.stop()
    vi.useRealTimers()
  })

  test.each(moments.filter(isOne).map((moment) => [moment.id, moment] as const))(
    '%s',
    async (_id, moment) => {
      const { faults, offline, place, text } = moment
      await renderRoute('', { scenario: scenarioOf(moment) })
      await fill(moment, document.body)
      const comeBack = offline ? pretendOffline() : undefined
      if (faults.some(({ kind }) => kind === 'timeout')) await pressAndWait(moment)
      else if (place.last) await perform(place.last, document.body)
      const message = messageOf(text)
      await waitFor(() => expect(failed.mock.calls.length >= faults.length).toBe(true))
      await waitFor(() => expect(message === null || isShown(message)).toBe(true))
      comeBack?.()
      expect(watch.stop()).toContain(text.id)
    },
  )
}

/** Does what is left, and lets the time go by in which the call may be answered. */
async function pressAndWait({ place }: Moment): Promise<void> {
  provideTransport(() => Promise.resolve(mockAdapter))
  vi.useFakeTimers({ shouldAdvanceTime: true })
  if (place.last) await perform(place.last, document.body)
  await act(() => vi.advanceTimersByTimeAsync(API_TIMEOUT_MS))
}
