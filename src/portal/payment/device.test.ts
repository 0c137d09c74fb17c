import { describe, expect, it } from 'vitest'
import { isPhone, methodOrDefault } from './device'

const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'

describe('isPhone', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36', 5],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5],
    [mac, 5],
  ])('detects a phone: %s with %i touch points', (userAgent, maxTouchPoints) => {
    expect(isPhone({ userAgent, maxTouchPoints })).toBe(true)
  })

  it.each([
    [desktop, 0],
    [desktop, 10],
    [mac, 0],
  ])('detects a desktop: %s with %i touch points', (userAgent, maxTouchPoints) => {
    expect(isPhone({ userAgent, maxTouchPoints })).toBe(false)
  })

  it('trusts a browser that reports itself as mobile', () => {
    expect(isPhone({ userAgent: 'x', maxTouchPoints: 0, userAgentData: { mobile: true } })).toBe(true)
  })
})

it('returns the chosen method or, on a desktop, the QR code by default', () => {
  expect(methodOrDefault(null)).toBe('qr')
  expect(methodOrDefault('upi')).toBe('upi')
})
