import { expect, test, vi } from 'vitest'
import { logFailure, reportFailure, setErrorReporter, setLogSink } from './log'

const failure = new Error('listPlans: 500', { cause: 'Server error' })

test('also sends a logged failure to the error reporter', () => {
  const logged = vi.fn()
  const reported = vi.fn()
  setLogSink(logged)
  setErrorReporter(reported)
  logFailure(failure)
  expect(logged).toHaveBeenCalledExactlyOnceWith(failure)
  expect(reported).toHaveBeenCalledExactlyOnceWith(failure)
})

test('reports any thrown value as an Error, and does not log it', () => {
  const logged = vi.fn()
  const reported = vi.fn()
  setLogSink(logged)
  setErrorReporter(reported)
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
