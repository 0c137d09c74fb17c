import { scenarios } from '@mocks/scenarios'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operations } from '@/contract'
import { renderRoute } from '@/testing/renderRoute'
import { play, stepsTo } from './play'

test('has steps for every scenario whose writes fail', () => {
  const stuck = Object.values(scenarios).filter((scenario) => {
    const { faults = [] } = scenario
    const isWrite = faults.every(
      ({ operation }) => operation !== '*' && operations[operation].method !== 'get',
    )
    return faults.length > 0 && isWrite && stepsTo(scenario).length === 0
  })
  expect(stuck.map(({ id }) => id)).toEqual([])
})

test('has no steps for a scenario that shows its state on load', () => {
  for (const id of ['plans-failed', 'server-down', 'slow', 'plans-filled'] as const)
    expect(stepsTo(scenarios[id])).toEqual([])
})

test.each([
  ['payment-coupon', /Coupon applied/],
  ['payment-coupon-used', 'You have already used this coupon.'],
  ['payment-coupon-used-up', /limit/],
  ['payment-zero-total', /₹0/],
  ['payment-server-error', /Server error/],
  ['payment-already-pending', 'You already have a pending request for this plan.'],
  ['subscription-renewal-fails', 'Could not submit renewal request.'],
  ['support-reopen-fails', 'Could not process reopen request.'],
  ['admin-role-fails', 'Failed to update user role.'],
  ['login-rejected', /Invalid credentials/],
  ['admin-reject-fails', /Could not reject/],
] as const)('performs the steps of %s', async (id, message) => {
  await renderRoute('', { scenario: id })
  await play(scenarios[id], document.body)
  expect((await screen.findAllByText(message))[0]).toBeVisible()
})
