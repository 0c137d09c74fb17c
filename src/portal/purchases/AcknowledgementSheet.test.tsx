import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Subscription } from '@/contract'
import { plan, subscription } from '@/testing/subscription'
import { AcknowledgementSheet } from './AcknowledgementSheet'

function sheetOf(over: Partial<Subscription>) {
  render(<AcknowledgementSheet subscription={subscription(over)} plan={plan} user={null} />)
  return screen.getByRole('article')
}

test('a rejected request has a reason and no end', () => {
  const sheet = sheetOf({ status: 'rejected', expiresAt: null, rejectionReason: 'No such payment' })
  expect(sheet).toHaveTextContent('Reason for the rejectionNo such payment')
  expect(sheet).not.toHaveTextContent('Ends')
})
