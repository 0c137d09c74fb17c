import { resetMock } from '@mocks/scenarios/applyScenario'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { renderRoute } from '@/testing/renderRoute'

const changePremium = (fields: { price: number } | { name: string }) =>
  changeRow(store.plan, 'pln_premium', fields)
const plansAgain = () => act(() => queryClient.invalidateQueries({ queryKey: ['listPlans'] }))
const summary = () => within(screen.getByRole('complementary', { name: 'Order summary' }))
const CHANGED =
  'The price changed from ₹4,999 to ₹5,999 while this page was open. If you have already paid the old price, just submit your transaction ID.'
const PAID =
  'I paid ₹4,999 for the plan “Premium”, which is no longer on offer. My transaction ID is 426811904417.'

describe('plan change during a payment', () => {
  beforeEach(() => {
    sessionStorage.clear()
  })

  const openThenReprice = async () => {
    const view = await renderRoute('/payment/premium', { as: 'new' })
    await screen.findByRole('img', { name: /^UPI QR code for ₹4,999/ })
    changePremium({ price: 5999 })
    await plansAgain()
    return view
  }

  it('reports a new price and keeps the old one, also on the receipt', async () => {
    const { user } = await openThenReprice()
    expect(await screen.findByText(CHANGED)).toBeVisible()
    expect(summary().queryByText('₹5,999')).toBeNull()
    expect(screen.getByRole('img', { name: /^UPI QR code for ₹4,999/ })).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), '426811904417')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })
    expect(screen.getByText('₹4,999')).toBeVisible()
  })

  it('reports a new price after the phone discards the page', async () => {
    await openThenReprice()
    await renderRoute('/payment/premium', { again: true })
    expect(await screen.findByText(CHANGED)).toBeVisible()
  })

  const comeBack = async ({ router }: Awaited<ReturnType<typeof openThenReprice>>) => {
    await act(() => router.navigate('/plans'))
    await act(() => router.navigate('/payment/premium'))
  }

  it('asks the new price on a later visit if nothing was typed', async () => {
    await comeBack(await openThenReprice())
    expect(await screen.findByRole('img', { name: /^UPI QR code for ₹5,999/ })).toBeInTheDocument()
    expect(screen.queryByText(CHANGED)).toBeNull()
  })

  it('keeps the old price on a later visit if an ID was typed', async () => {
    const view = await openThenReprice()
    await view.user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), '4268')
    await comeBack(view)
    expect(await screen.findByText(CHANGED)).toBeVisible()
  })

  it('reports a new price to clients who go back to the page', async () => {
    const { router } = await openThenReprice()
    await act(() => router.navigate('/plans'))
    await act(() => router.navigate(-1))
    expect(await screen.findByText(CHANGED)).toBeVisible()
  })

  it('lets clients who have not paid take the new price', async () => {
    const { user } = await openThenReprice()
    await user.click(await screen.findByRole('button', { name: 'Use the new price' }))
    expect(screen.queryByText(CHANGED)).toBeNull()
    expect(screen.getByRole('img', { name: /^UPI QR code for ₹5,999/ })).toBeInTheDocument()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })

  const optionsAgain = () =>
    act(() => queryClient.invalidateQueries({ queryKey: ['listActivePaymentOptions'] }))
  const GONE = /^The account you chose is no longer offered\. If you have already paid, submit/

  it('says that the chosen account is gone, and takes its reference as typed', async () => {
    const { user } = await renderRoute('/payment/premium', { as: 'new' })
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }))
    store.paymentOption.delete('pay_bank')
    await optionsAgain()
    expect(await screen.findByText(GONE)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Transaction ID' }), 'N332260042')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    expect(await screen.findByRole('heading', { name: 'Submitted, waiting for approval' })).toBeVisible()
  })

  it.each([
    ['is deleted', () => store.paymentOption.delete('pay_main')],
    ['is edited', () => changeRow(store.paymentOption, 'pay_main', { upiId: 'new@okicici' })],
  ])('says so if the preselected account %s, also after a reload', async (_what, change) => {
    const { user } = await renderRoute('/payment/premium', { as: 'new' })
    await screen.findByRole('img', { name: /^UPI QR code/ })
    expect(screen.queryByText(GONE)).toBeNull()
    change()
    await optionsAgain()
    expect(await screen.findByText(GONE)).toBeVisible()
    await renderRoute('/payment/premium', { again: true })
    expect(await screen.findByText(GONE)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    expect(screen.queryByText(GONE)).toBeNull()
  })

  it('keeps the preselected account when another is put first', async () => {
    await renderRoute('/payment/premium', { as: 'new' })
    await screen.findByRole('img', { name: /^UPI QR code/ })
    const [first] = screen.getAllByRole('radio', { checked: true })
    changeRow(store.paymentOption, 'pay_bank', { order: -1 })
    await optionsAgain()
    await waitFor(() => expect(screen.getAllByRole('radio')[0]).not.toBe(first))
    expect(first).toBeChecked()
    expect(screen.queryByText(GONE)).toBeNull()
  })

  it('offers a ticket if the plan is deleted during the payment', async () => {
    await renderRoute('/payment/premium', { as: 'new' })
    await screen.findByRole('img', { name: /^UPI QR code/ })
    store.plan.delete('pln_premium')
    await plansAgain()
    expect(await screen.findByText('Invalid plan selected.')).toBeVisible()
    expect(screen.getByText(/^Money left your account/)).toBeVisible()
  })

  it('links to a ticket with the transaction ID if the plan was deleted', async () => {
    const { user, router } = await renderRoute('/payment/premium', { as: 'new' })
    await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), '426811904417')
    store.plan.delete('pln_premium')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    expect(await screen.findByText('Invalid plan selected.')).toBeVisible()
    expect(screen.getByText(/^If you have paid/)).toHaveTextContent('426811904417')
    await user.click(screen.getByRole('link', { name: 'Open a ticket' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/dashboard/support'))
    const message = await screen.findByRole('textbox', { name: 'What can we do for you?' })
    await waitFor(() => expect(message).toHaveValue(PAID))
    // a second click on the link must keep this text
    await user.type(message, ' Please look.')
    await act(() => router.navigate('/payment/premium'))
    await user.click(await screen.findByRole('link', { name: 'Open a ticket' }))
    expect(await screen.findByRole('textbox', { name: 'What can we do for you?' })).toHaveValue(
      `${PAID} Please look.`,
    )
  })

  it('does not silently switch to a renamed plan', async () => {
    await renderRoute('/payment/premium', { as: 'new' })
    await screen.findByRole('img', { name: /^UPI QR code/ })
    changePremium({ name: 'Premium Plus' })
    await plansAgain()
    expect(await screen.findByText('Invalid plan selected.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Premium Plus' })).toBeVisible()
  })

  it('does not mention money if the plan was gone before the page opened', async () => {
    await resetMock()
    store.plan.delete('pln_premium')
    await renderRoute('/payment/premium', { again: true, as: 'new' })
    expect(await screen.findByText('Invalid plan selected.')).toBeVisible()
    expect(screen.queryByText(/^Money left your account/)).toBeNull()
  })
})
