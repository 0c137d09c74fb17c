import { screen, within, waitFor } from '@testing-library/react'
import { describe, expect, it, test } from 'vitest'
import { addFault } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { renderRoute } from '@/testing/renderRoute'

const field = () => screen.findByRole('textbox', { name: 'Coupon' })

describe('coupon that covers the whole price', () => {
  it('needs no QR code and no transaction ID', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-zero-total' })
    await user.type(await field(), 'WELCOME2000{Enter}')
    expect(await screen.findByRole('heading', { name: 'Nothing to pay' })).toBeVisible()
    expect(within(screen.getByRole('complementary', { name: 'Order summary' })).getByText('₹0')).toBeVisible()
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
    expect(screen.queryByRole('textbox', { name: /Transaction ID/ })).toBeNull()
    expect(screen.queryByText(/^Money left your account/)).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    expect(await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })).toBeVisible()
    expect(screen.getByText('FREE-WELCOME2000')).toBeVisible()
    expect(store.subscription.list().at(-1)).toMatchObject({
      transactionId: 'FREE-WELCOME2000',
      paymentMethod: 'upi',
    })
    expect(store.coupon.find(({ code }) => code === 'WELCOME2000')?.usedCount).toBe(4)
  })
})

describe('free order', () => {
  const free = async (user: Awaited<ReturnType<typeof renderRoute>>['user']) => {
    await user.type(await field(), 'WELCOME2000{Enter}')
    await screen.findByRole('heading', { name: 'Nothing to pay' })
  }
  const submit = () => screen.getByRole('button', { name: 'Submit for approval' })

  it('does not show the failure of the payment before the coupon', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-zero-total' })
    const text = 'This transaction ID has already been submitted.'
    addFault({ operation: 'subscribe', kind: 'status', status: 400, message: text, times: 1 })
    await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), '426811904417')
    await user.click(submit())
    await screen.findByText(text)
    await free(user)
    expect(screen.queryByText(text)).toBeNull()
    await user.click(submit())
    // not by the ID: the form shows it too, and may be gone by the time that it is looked at
    expect(await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })).toBeVisible()
  })

  it('focuses Try Again after a failure, then the submit button', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-zero-total' })
    await free(user)
    addFault({ operation: 'subscribe', kind: 'status', status: 500, times: 1 })
    await user.click(submit())
    const again = await screen.findByRole('button', { name: 'Try Again' })
    expect(again).toHaveFocus()
    await user.click(again)
    await waitFor(() => expect(submit()).toHaveFocus())
  })

  it.each([
    ['deleted', () => store.coupon.delete('cpn_welcome2000')],
    ['deactivated', () => changeRow(store.coupon, 'cpn_welcome2000', { active: false })],
  ])('asks for the payment if its coupon was %s', async (_what, change) => {
    const { user } = await renderRoute('', { scenario: 'payment-zero-total' })
    await free(user)
    change()
    await user.click(submit())
    expect(await screen.findByText('Invalid or expired coupon.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Pay ₹1,999 from any UPI app' })).toBeVisible()
    expect(screen.queryByText('No coupon covers this plan.')).toBeNull()
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(submit()).toBeVisible()
  })

  it('that is pending is not called a payment', async () => {
    const { user, router } = await renderRoute('', { scenario: 'payment-zero-total' })
    await free(user)
    await user.click(submit())
    await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })
    await renderRoute(router.state.location.pathname, { again: true })
    expect(
      await screen.findByText(/^Your request SUB-.* is waiting for approval\. Please do not pay for it\.$/),
    ).toBeVisible()
  })
})

test('refuses a typed transaction ID that begins with FREE-', async () => {
  const { user } = await renderRoute('', { scenario: 'payment-coupon' })
  const before = store.subscription.list().length
  await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), 'free-nope')
  await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
  expect(await screen.findByText(/^This is not a transaction ID/)).toBeVisible()
  expect(store.subscription.list()).toHaveLength(before)
})
