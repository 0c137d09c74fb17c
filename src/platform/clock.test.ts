import { afterEach, expect, test, vi } from 'vitest'
import { clockOffset, now, onClockChange, setClockOffset, stopClock } from './clock'

afterEach(() => {
  setClockOffset(0)
  stopClock(null)
})

test('the clock runs with the real one until it is moved', () => {
  const before = Date.now()
  expect(now()).toBeGreaterThanOrEqual(before)
  expect(now()).toBeLessThanOrEqual(Date.now())
  setClockOffset(86_400_000)
  expect(clockOffset()).toBe(86_400_000)
  expect(now() - Date.now()).toBeGreaterThan(86_399_000)
})

test('stops at a moment, which the offset moves', () => {
  const moment = Date.parse('2026-03-16T05:30:00Z')
  stopClock(moment)
  setClockOffset(1000)
  expect(now()).toBe(moment + 1000)
  stopClock(null)
  expect(now()).toBeGreaterThan(Date.now())
})

test('listeners hear of a move, once, until they stop', () => {
  const listener = vi.fn<() => void>()
  const stop = onClockChange(listener)
  setClockOffset(1000)
  setClockOffset(1000)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  setClockOffset(2000)
  expect(listener).toHaveBeenCalledTimes(1)
})
