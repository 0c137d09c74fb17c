import { expect, test } from 'vitest'
import type { Subscription } from '@/contract'
import { roleText } from './account'
import { complaintStatus, reopenStatus } from './complaint'
import { paymentMethodText, paymentTypeText } from './payment'
import { planLabel } from './plan'
import { renewalStatus, subscriptionStatus } from './subscription'
import { subscription } from '@/testing/subscription'

const statusesOf = [complaintStatus, reopenStatus, renewalStatus, subscriptionStatus]

test.each(['frozen', 'constructor', '__proto__'])('shows "%s" as the server sent it', (value) => {
  const shown = [roleText, paymentTypeText, planLabel].map((textOf) => textOf(value))
  const statuses = statusesOf.map((of) => of(value))
  expect([...shown, ...statuses.map(({ text }) => text)]).toEqual(Array.from({ length: 7 }, () => value))
  expect(new Set(statuses.map(({ urgency }) => urgency))).toEqual(new Set(['unknown']))
})

test('cuts an overlong value, but never within a character', () => {
  const shown = `${'a'.repeat(39)}😀`
  const long = shown + 'b'.repeat(10_000)
  const texts = [roleText(long), paymentTypeText(long), ...statusesOf.map((of) => of(long).text)]
  expect(new Set(texts)).toEqual(new Set([`${shown}…`]))
  const request = subscription({ paymentMethod: long as Subscription['paymentMethod'] })
  expect(paymentMethodText(request)).toBe(`${shown}…`.toUpperCase())
})
