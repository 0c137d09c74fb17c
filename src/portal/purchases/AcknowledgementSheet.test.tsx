import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Subscription } from '@/contract'
import { plan, subscription } from '@/testing/subscription'
import { AcknowledgementSheet } from './AcknowledgementSheet'

function sheetOf(over: Partial<Subscription>) {
  render(<AcknowledgementSheet subscription={subscription(over)} plan={plan} user={null} />)
  return screen.getByRole('article')
}

test('shows a rejected request with its reason and "None" as its end', () => {
  const sheet = sheetOf({ status: 'rejected', expiresAt: null, rejectionReason: 'No such payment' })
  expect(sheet).toHaveTextContent('Reason for the rejectionNo such payment')
  expect(sheet).toHaveTextContent('EndsNone')
})

test('shows an ended term as expired even if the server calls it active', () => {
  const sheet = sheetOf({ expiresAt: '2020-02-01T10:00:00+05:30' })
  expect(sheet).toHaveTextContent('Expired')
  expect(sheet).not.toHaveTextContent('Active')
})

test('acknowledges no payment if the transaction ID names a coupon', () => {
  const sheet = sheetOf({ status: 'pending', expiresAt: null, transactionId: 'FREE-WELCOME2000' })
  expect(sheet).toHaveTextContent('We have received this request and have not looked at it yet.')
  expect(sheet).toHaveTextContent('This page acknowledges a submitted request.')
  expect(sheet).not.toHaveTextContent(/checked the payment|submitted payment/)
})

test('leaves out the ID row if the server has no readable IDs', () => {
  expect(sheetOf({ uniqueId: '' })).not.toHaveTextContent('Subscription ID')
})
