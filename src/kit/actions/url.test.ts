import { describe, expect, it } from 'vitest'
import { isExternalHref, isSafeHref } from './url'

describe('isSafeHref', () => {
  it.each([
    '/plans',
    '#top',
    '?q=1',
    'https://a.example',
    'mailto:a@b.c',
    'tel:+911',
    'upi://pay?pa=x',
    'plans',
    '',
  ])('accepts %j', (href) => expect(isSafeHref(href)).toBe(true))
  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'vbscript:x',
    'data:text/html,<script>',
    'data:image/svg+xml,<svg onload=x>',
    'file:///etc',
  ])('rejects %j', (href) => expect(isSafeHref(href)).toBe(false))
})

describe('isExternalHref', () => {
  it('is true for other origins', () => {
    expect(isExternalHref('https://a.example')).toBe(true)
    expect(isExternalHref('//a.example')).toBe(true)
    expect(isExternalHref('/plans')).toBe(false)
    expect(isExternalHref('mailto:a@b.c')).toBe(false)
  })
})
