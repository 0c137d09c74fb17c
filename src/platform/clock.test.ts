import { afterEach, expect, test, vi } from 'vitest'
import {
  clockOffset,
  correctClock,
  isClockConfirmed,
  now,
  onClockChange,
  setClockOffset,
  stopClock,
} from './clock'
import { resetForTests } from './reset'

afterEach(() => {
  setClockOffset(0)
  stopClock(null)
  resetForTests()
})

test('follows the real clock, plus the offset', () => {
  const before = Date.now()
  expect(now()).toBeGreaterThanOrEqual(before)
  expect(now()).toBeLessThanOrEqual(Date.now())
  setClockOffset(86_400_000)
  expect(clockOffset()).toBe(86_400_000)
  expect(now() - Date.now()).toBeGreaterThan(86_399_000)
})

test('stops at a moment, still applies the offset, and restarts', () => {
  const moment = Date.parse('2026-03-16T05:30:00Z')
  stopClock(moment)
  setClockOffset(1000)
  expect(now()).toBe(moment + 1000)
  stopClock(null)
  expect(now()).toBeGreaterThan(Date.now())
})

test('notifies listeners only of real moves, until they unsubscribe', () => {
  const listener = vi.fn<() => void>()
  const stop = onClockChange(listener)
  setClockOffset(1000)
  setClockOffset(1000)
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  setClockOffset(2000)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('uses the server’s time when the device’s clock is wrong', () => {
  expect(isClockConfirmed()).toBe(false)
  const listener = vi.fn<() => void>()
  const stop = onClockChange(listener)
  correctClock(Date.now() - 25 * 86_400_000)
  expect(isClockConfirmed()).toBe(true)
  expect(Date.now() - now()).toBeGreaterThan(24 * 86_400_000)
  setClockOffset(86_400_000)
  expect(Date.now() - now()).toBeLessThan(25 * 86_400_000)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
})

test('is confirmed but not corrected by a response some seconds late', () => {
  correctClock(Date.now() - 30_000)
  expect(isClockConfirmed()).toBe(true)
  expect(now()).toBeGreaterThanOrEqual(Date.now() - 1000)
  correctClock(Number.NaN)
  expect(now()).toBeGreaterThanOrEqual(Date.now() - 1000)
})
