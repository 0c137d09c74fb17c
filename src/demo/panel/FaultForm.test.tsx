import { currentFaults } from '@mocks/faults'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { FaultForm } from './FaultForm'

const user = userEvent.setup()
const force = () => user.click(screen.getByRole('button', { name: 'Add fault' }))

beforeEach(() => {
  render(<FaultForm />)
})

test('by default fails only the next call, whichever it is', async () => {
  await force()
  expect(currentFaults()).toEqual([{ operation: '*', kind: 'status', status: 500, times: 1 }])
})

test('finds a call by its words and forces a refusal from the contract', async () => {
  await user.type(screen.getByRole('searchbox', { name: 'Search calls' }), 'create coupon')
  expect(screen.getByRole('combobox', { name: 'Call' })).toHaveDisplayValue('Create a coupon')
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'What happens' }),
    '400: Coupon code already exists.',
  )
  await user.click(screen.getByRole('radio', { name: 'Always' }))
  await force()
  expect(currentFaults()).toEqual([
    { operation: 'createCoupon', kind: 'status', status: 400, message: 'Coupon code already exists.' },
  ])
})

test('keeps the status for another call, with that call’s message', async () => {
  await user.selectOptions(screen.getByRole('combobox', { name: 'What happens' }), '403')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Call' }), 'Load the totals')
  await force()
  expect(currentFaults()).toEqual([
    { operation: 'getStats', kind: 'status', status: 403, message: 'Admin access required.', times: 1 },
  ])
})

test('forces a missing response, and reports a search without matches', async () => {
  await user.selectOptions(screen.getByRole('combobox', { name: 'What happens' }), 'No answer at all')
  await force()
  expect(currentFaults()).toEqual([{ operation: '*', kind: 'timeout', times: 1 }])
  await user.type(screen.getByRole('searchbox'), 'no such call')
  expect(screen.getByText('No calls match your search.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add fault' })).toBeNull()
})
