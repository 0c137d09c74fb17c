import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { renderRoute } from '@/testing/renderRoute'

const route = '/admin-dashboard/payment-options'
const field = (label: RegExp) => screen.getByLabelText(label)
const editCounter = () => screen.findByRole('button', { name: 'Edit Counter wallet' })

test('counts the options and shows which are active', async () => {
  await renderRoute('', { scenario: 'admin-payment-options' })
  expect(await screen.findByRole('heading', { name: 'Existing payment options (4)' })).toBeVisible()
  expect(screen.getAllByText('Active')).toHaveLength(3)
  expect(screen.getByText('Inactive')).toBeVisible()
})

test('adds an option, of type UPI by default, with an order below 0', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editCounter()
  expect(field(/^Payment type/)).toHaveValue('UPI')
  expect(field(/^Order/)).toHaveValue('0')
  await user.click(screen.getByRole('button', { name: 'Add payment option' }))
  expect(await screen.findByText('Please enter a name.')).toBeVisible()
  expect(screen.getByText('Please enter a UPI ID.')).toBeVisible()
  await user.type(field(/^Name/), 'Third bank')
  await user.type(field(/^UPI ID/), 'third@konkanbank')
  await user.clear(field(/^Order/))
  await user.type(field(/^Order/), '1.5{Enter}')
  expect(await screen.findByText('Order must be a whole number.')).toBeVisible()
  await user.clear(field(/^Order/))
  await user.type(field(/^Order/), '-2{Enter}')
  expect(await screen.findByText('Payment option added successfully!')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Existing payment options (5)' })).toBeVisible()
  expect(third()).toMatchObject({
    paymentType: 'UPI',
    order: -2,
    description: null,
    isActive: true,
  })
})

const pasteUpiId = async (text: string) => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editCounter()
  await user.type(field(/^Name/), 'Third bank')
  await user.click(field(/^UPI ID/))
  await user.paste(text)
  await user.click(screen.getByRole('button', { name: 'Add payment option' }))
}
const third = () => store.paymentOption.find(({ name }) => name === 'Third bank')

test.each(['name@bank x', 'upi://pay?pn=Studio'])(
  'refuses a UPI ID that cannot receive payments: %j',
  async (text) => {
    await pasteUpiId(text)
    expect(await screen.findByText(/^Please enter a UPI ID like/)).toBeVisible()
    expect(third()).toBeUndefined()
  },
)

test('drops the error of a UPI ID once the type is a bank transfer', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editCounter()
  await user.type(field(/^Name/), 'Third bank')
  await user.type(field(/^UPI ID/), 'A/C 0042{Enter}')
  expect(await screen.findByText(/^Please enter a UPI ID like/)).toBeVisible()
  await user.selectOptions(field(/^Payment type/), 'BANK_TRANSFER')
  await waitFor(() => expect(screen.queryByText(/^Please enter a UPI ID like/)).toBeNull())
  await user.selectOptions(field(/^Payment type/), 'UPI')
  expect(await screen.findByText(/^Please enter a UPI ID like/)).toBeVisible()
})

test.each(['upi://pay?pa=third@konkanbank&pn=Studio', 'third@konkanbank\u200B'])(
  'saves only the UPI ID in %j',
  async (text) => {
    await pasteUpiId(text)
    expect(await screen.findByText('Payment option added successfully!')).toBeVisible()
    expect(third()?.upiId).toBe('third@konkanbank')
  },
)

test('accepts any account for a bank transfer', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editCounter()
  await user.type(field(/^Name/), 'Third bank')
  await user.selectOptions(field(/^Payment type/), 'BANK_TRANSFER')
  await user.type(field(/^UPI ID/), 'A/C 0042, Salt Lane{Enter}')
  expect(await screen.findByText('Payment option added successfully!')).toBeVisible()
  expect(third()?.upiId).toBe('A/C 0042, Salt Lane')
})

test('marks an option that UPI apps cannot pay to', async () => {
  await renderRoute('/', { as: 'admin' })
  changeRow(store.paymentOption, 'pay_main', { upiId: 'name@bank x' })
  await renderRoute(route, { again: true })
  await editCounter()
  expect(screen.getAllByText(/^UPI apps can’t pay to this ID/)).toHaveLength(1)
})

test('clears the success message on the next save, even if that fails', async () => {
  const { user } = await renderRoute(route, { as: 'admin' })
  await editCounter()
  const add = async () => {
    await user.type(field(/^Name/), 'Third bank')
    await user.type(field(/^UPI ID/), 'third@konkanbank{Enter}')
  }
  await add()
  expect(await screen.findByText('Payment option added successfully!')).toBeVisible()
  await add()
  // shown once, because the catalogue's text equals the server's message
  expect(await screen.findAllByText('UPI ID already exists.')).toHaveLength(1)
  expect(screen.queryByText('Payment option added successfully!')).toBeNull()
})
