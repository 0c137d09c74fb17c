import { beforeEach, expect, test, vi } from 'vitest'
import { logFailure, reportFailure, setErrorReporter, setLogSink } from './log'

const failure = new Error('listPlans: 500', { cause: 'Server error' })

const logged = vi.fn()
const reported = vi.fn()
beforeEach(() => {
  vi.resetAllMocks()
  setLogSink(logged)
  setErrorReporter(reported)
})

test('sends a failure both to the log and to the error reporter', () => {
  logFailure(failure)
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure)
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure)
})

test('reports any thrown value as an Error, and does not log it', () => {
  reportFailure('not an error')
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('not an error'))
  expect(logged).not.toHaveBeenCalled()
})

test('continues when the error reporter throws', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  setErrorReporter(() => {
    throw new Error('blocked')
  })
  expect(() => reportFailure(failure)).not.toThrow()
  expect(warn).toHaveBeenCalledOnce()
})
