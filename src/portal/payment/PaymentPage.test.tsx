import { resetMock } from '@mocks/scenarios/applyScenario'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderRoute } from '@/testing/renderRoute'

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36'
const onPhone = () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone)
/** jsdom drops the space between the visible and the screen-reader text. */
const copy = (what: string) => new RegExp(`^Copy\\s?${what}$`)
const code = () => screen.findByRole('img', { name: 'UPI QR code for ₹4,999 to chaukhat@konkanbank' })

describe('payment page', () => {
  it('finds the plan whose name the address contains, ignoring case', async () => {
    await renderRoute('/payment/PREMIUMPLAN', { as: 'new' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for Premium' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'Premium, 90 days' })).toBeVisible()
  })

  it('offers the available plans if the address names an unknown one', async () => {
    await renderRoute('', { scenario: 'payment-plan-not-found' })
    expect(await screen.findByRole('heading', { name: 'Invalid plan selected.' })).toBeVisible()
    expect(within(screen.getByRole('main')).getAllByRole('heading')).toHaveLength(1)
    const list = within(screen.getByRole('list', { name: 'These plans are available:' }))
    expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Starter', '/payment/starter'],
      ['Premium', '/payment/premium'],
      ['Pro', '/payment/pro'],
    ])
    expect(screen.getByRole('link', { name: 'Back to Plans' })).toHaveAttribute('href', '/plans')
  })

  it('never offers a plan with an invisible name', async () => {
    await renderRoute('/', { as: 'new' })
    changeRow(store.plan, 'pln_premium', { _id: 'plan_nameless', name: '\u200B' })
    await renderRoute('/payment/gold', { again: true })
    expect(await screen.findByRole('heading', { name: 'Invalid plan selected.' })).toBeVisible()
    expect(screen.getByRole('list', { name: 'These plans are available:' }).children).toHaveLength(3)
  })

  it('shows that there are no plans', async () => {
    await renderRoute('/payment/premium', { seed: 'empty', as: 'new' })
    expect(await screen.findByText('Invalid plan selected.')).toBeVisible()
    expect(screen.getByText('No Plans Available')).toBeVisible()
  })

  it('has a heading while the plans load', async () => {
    await renderRoute('', { scenario: 'payment-loading' })
    expect(await screen.findByRole('heading', { level: 1, name: 'Pay for your plan' })).toBeVisible()
    expect(screen.getByText('Loading your order…')).toBeInTheDocument()
  })

  it('offers Try Again when the plans fail to load', async () => {
    await renderRoute('', { scenario: 'payment-plans-failed' })
    expect(await screen.findByText('Failed to load plans. Please try again.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible()
  })
})

describe('payment methods', () => {
  it('shows QR code, UPI ID and amount on a desktop, without an app link', async () => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    const drawn = await code()
    expect(drawn).toHaveAttribute('width', '200')
    expect(drawn).toHaveAttribute('height', '200')
    expect(screen.getAllByRole('button', { name: copy('UPI ID') })[0]).toBeVisible()
    expect(screen.getByText(/^Scan the code with your camera/)).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'UPI app' }))
    expect(screen.queryByText(/^Scan the code/)).toBeNull()
    expect(screen.queryByRole('link', { name: /Open UPI app/ })).toBeNull()
    expect(screen.getByText(/choose “Pay to UPI ID”/)).toBeVisible()
  })

  it('shows the app link on a phone and claims no payment after a click', async () => {
    onPhone()
    await renderRoute('', { scenario: 'payment' })
    const link = await screen.findByRole('link', { name: 'Open UPI app, ₹4,999' })
    expect(link.getAttribute('href')).toMatch(
      /^upi:\/\/pay\?pa=chaukhat@konkanbank&pn=Chaukhat%20Web%20Studio&am=4999\.00&cu=INR&tn=Chaukhat%20Premium%20plan&tr=[A-Z0-9]{12,35}$/,
    )
    expect(await code()).toBeVisible()
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect(screen.queryByText(/\bpaid\b|successful/i)).toBeNull()
  })

  it('announces a copy and marks the button', async () => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    const button = await screen.findByRole('button', { name: copy('Amount') })
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(button)
    expect(await screen.findByText('Copied to clipboard!')).toBeInTheDocument()
    expect(written).toHaveBeenCalledWith('4999')
    expect(button).toHaveTextContent('Copied')
  })

  it('lets the client choose between several methods', async () => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    await user.click(await screen.findByRole('radio', { name: /second bank/ }))
    expect(screen.getByRole('img', { name: /to studio\.accounts@saltlanebank$/ })).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    expect(screen.getByRole('heading', { name: 'Pay ₹4,999 by bank transfer' })).toBeVisible()
    expect(screen.queryByRole('img', { name: /QR/ })).toBeNull()
    for (const what of ['Account number', 'IFSC', 'Account name', 'Amount']) {
      expect(screen.getByRole('button', { name: copy(what) })).toBeVisible()
    }
    expect(screen.getByText('Lighthouse Bank, branch Ratnagiri')).toBeVisible()
    const written = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(screen.getByRole('button', { name: copy('Account number') }))
    expect(written).toHaveBeenCalledWith('0042011872')
  })

  it('shows a bank account unchanged if its parts are unclear', async () => {
    await renderRoute('/', { as: 'new' })
    changeRow(store.paymentOption, 'pay_bank', { upiId: '00420 11872 at Lighthouse' })
    const { user } = await renderRoute('/payment/premium', { again: true })
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }))
    expect(screen.getByText('00420 11872 at Lighthouse')).toBeVisible()
    expect(screen.getByRole('button', { name: copy('Account') })).toBeVisible()
  })

  it('warns about saved QR codes only above their limit', async () => {
    const { unmount } = await renderRoute('', { scenario: 'payment-large-amount' })
    expect(await screen.findByText(/most apps stop at ₹2,000/)).toBeVisible()
    unmount()
    await renderRoute('/payment/starter', { as: 'new' })
    expect(await screen.findByRole('button', { name: 'Download QR' })).toBeVisible()
    expect(screen.queryByText(/most apps stop at/)).toBeNull()
  })

  it('puts bank transfer first for amounts above the UPI limit', async () => {
    await resetMock()
    changeRow(store.plan, 'pln_premium', { price: 150_000 })
    const { user } = await renderRoute('/payment/premium', { again: true, as: 'new' })
    expect(await screen.findByRole('heading', { name: 'Pay ₹1,50,000 by bank transfer' })).toBeVisible()
    expect(screen.getAllByRole('radio')[0]).toBeChecked()
    expect(screen.getByText('Banks limit UPI to ₹1,00,000 per payment')).toBeVisible()
    await user.click(screen.getByRole('radio', { name: /second bank/ }))
    expect(screen.queryByText(/most apps stop at/)).toBeNull()
  })

  it('keeps the page usable when the methods fail to load', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-options-failed' })
    expect(await screen.findByText('Failed to fetch payment options')).toBeVisible()
    expect(screen.getByText(/we’ll tell you where to pay/)).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), '426811904417')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Submitted, waiting for approval' }),
    ).toBeVisible()
  })

  it('reports that no method is available', async () => {
    await renderRoute('', { scenario: 'payment-no-options' })
    expect(await screen.findByText('We can’t take payments right now.')).toBeVisible()
    expect(screen.getByText(/we’ll tell you where to pay/)).toBeVisible()
  })
})

describe('notices before payment', () => {
  it('warns about a pending request for this plan', async () => {
    await renderRoute('', { scenario: 'payment-already-pending' })
    expect(await screen.findByText('You already have a request for Premium')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard')
  })

  it('shows the warning and the steps at once', async () => {
    await renderRoute('/payment/premium', {
      as: 'pending',
      faults: [{ operation: 'listMySubscriptions', kind: 'latency', ms: 300 }],
    })
    await code()
    expect(screen.getByText('You already have a request for Premium')).toBeVisible()
  })

  it('names a pending request by date if the server has no readable IDs', async () => {
    await resetMock()
    changeRow(store.subscription, 'sub_farhan_premium', { uniqueId: '' })
    await renderRoute('/payment/premium', { again: true, as: 'pending' })
    expect(await screen.findByText(/is waiting for approval\. Please do not pay/)).toHaveTextContent(
      /^Your request from \d/,
    )
  })

  it('warns about a requested renewal of this plan', async () => {
    await renderRoute('', { scenario: 'subscription-renewal-pending' })
    await renderRoute('/payment/premium', { again: true })
    expect(
      await screen.findByText(/^You have requested a renewal\..*do not buy the plan again\.$/),
    ).toBeVisible()
  })

  it('shows the running term and the effect of another payment', async () => {
    await renderRoute('/payment/premium', { as: 'active' })
    const notice = await screen.findByText(/^Your Premium plan runs until \d+ \w+ \d{4}$/)
    expect(notice).toBeVisible()
    expect(
      screen.getByText(/^If we approve a new term of 90 days today, it ends on \d+ \w+ \d{4}/),
    ).toHaveTextContent(/We don’t add the 20 days you have left/)
    expect(screen.getByRole('link', { name: 'See your subscription' })).toHaveAttribute(
      'href',
      '/dashboard/subscription',
    )
  })

  it('does not mention the term of another plan', async () => {
    await renderRoute('/payment/pro', { as: 'active' })
    await screen.findByRole('img', { name: /^UPI QR code/ })
    expect(screen.queryByText(/runs until/)).toBeNull()
  })

  it('reports that existing terms could not be loaded', async () => {
    await renderRoute('/payment/premium', {
      as: 'pending',
      faults: [{ operation: 'listMySubscriptions', kind: 'status', status: 500 }],
    })
    expect(await screen.findByText('Could not fetch subscription info.')).toBeVisible()
    expect(await code()).toBeVisible()
  })

  it('gives visitors a login link that leads back to the payment', async () => {
    await renderRoute('', { scenario: 'payment-signed-out' })
    await code()
    const notice = within(screen.getByRole('main'))
    expect(notice.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/login?next=%2Fpayment%2Fpremium',
    )
  })

  it('links to a new ticket', async () => {
    await renderRoute('', { scenario: 'payment' })
    const tickets = await screen.findAllByRole('link', { name: 'Open a ticket' })
    expect(tickets[0]).toHaveAttribute('href', '/dashboard/support')
  })
})
