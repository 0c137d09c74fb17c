import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setClockOffset } from '@/platform/clock'
import { keepLock, secondsLocked } from './loginLocks'

const DAY_MS = 86_400_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  setClockOffset(0)
  sessionStorage.clear()
})

test('locks only the given email until expiry, ignoring case and spaces', () => {
  keepLock('devika@shorehouse.example', 30)
  expect(secondsLocked('\u200b Devika@ShoreHouse.example')).toBe(30)
  expect(secondsLocked('nilesh@kadamcashews.example')).toBe(0)
  vi.advanceTimersByTime(29_001)
  expect(secondsLocked('devika@shorehouse.example')).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(secondsLocked('devika@shorehouse.example')).toBe(0)
})

test('unlocks when the clock is set back', () => {
  setClockOffset(DAY_MS)
  keepLock('devika@shorehouse.example', 30)
  setClockOffset(0)
  expect(secondsLocked('devika@shorehouse.example')).toBe(0)
})
