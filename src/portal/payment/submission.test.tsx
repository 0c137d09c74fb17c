import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addFault } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { queryClient } from '@/api/queryClient'
import { routes } from '@/app/routes'
import { renderRoute } from '@/testing/renderRoute'

const UTR = '426811904417'
const field = () => screen.findByRole('textbox', { name: /Transaction ID/ })
const submitButton = () => screen.getByRole('button', { name: 'Submit for approval' })
const done = () => screen.findByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })
const mine = () => store.subscription.where('userId', 'usr_gauri')

afterEach(() => {
  vi.useRealTimers()
})

describe('payment submission', () => {
  it('shows "submitted, waiting for approval", never "successful"', async () => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    await user.type(await field(), UTR)
    await user.click(submitButton())
    await waitFor(async () => expect(await done()).toHaveFocus())
    const [row] = mine()
    expect(row).toMatchObject({ plan: 'premium', transactionId: UTR, paymentMethod: 'qr', status: 'pending' })
    expect(screen.getByText(row?.uniqueId ?? '')).toBeVisible()
    expect(screen.getByText('Premium, 90 days')).toBeVisible()
    expect(screen.getByText('₹4,999')).toBeVisible()
    expect(screen.getByText(UTR)).toBeVisible()
    expect(screen.getByText(/usually within a few hours/)).toHaveTextContent('Mon - Fri, 11AM - 4PM')
    expect(screen.getByRole('link', { name: /Go to the dashboard/ })).toHaveAttribute('href', '/dashboard')
    expect(screen.queryByText(/success/i)).toBeNull()
  })

  it('shows the result after a reload and does not submit again', async () => {
    const { user, router, unmount } = await renderRoute('', { scenario: 'payment' })
    await user.type(await field(), UTR)
    await user.click(submitButton())
    await done()
    const { pathname, state } = router.state.location
    unmount()
    const reloaded = createMemoryRouter(routes, {
      initialEntries: [{ pathname, state: structuredClone(state) }],
    })
    render(<RouterProvider router={reloaded} />)
    await done()
    expect(mine()).toHaveLength(1)
  })

  it.each([
    ['approved', { status: 'active', expiresAt: '2099-01-01T00:00:00.000Z' }],
    ['rejected', { status: 'rejected' }],
  ] as const)('says in the result that the request was %s', async (outcome, decision) => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    await user.type(await field(), UTR)
    await user.click(submitButton())
    await done()
    changeRow(store.subscription, mine()[0]?._id ?? '', decision)
    await act(() => queryClient.invalidateQueries())
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(`This request was ${outcome}`)
    expect(screen.queryByText('What happens next')).toBeNull()
  })

  it('keeps the input across a reload and clears it after success', async () => {
    const { user, unmount } = await renderRoute('', { scenario: 'payment' })
    await user.click(await screen.findByRole('radio', { name: /^Bank transfer/ }))
    await user.type(await field(), 'NEFT 77')
    unmount()
    const again = await renderRoute('/payment/premium', { as: 'new' })
    expect(await screen.findByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
    expect(await field()).toHaveValue('NEFT 77')
    await again.user.click(submitButton())
    await done()
    expect(mine()[0]).toMatchObject({ transactionId: 'NEFT 77', paymentMethod: 'upi' })
    again.unmount()
    await renderRoute('/payment/premium', { as: 'new' })
    expect(await field()).toHaveValue('')
  })
})

describe('transaction ID', () => {
  it('is required', async () => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    await user.type(await field(), ' \u200E')
    await user.click(submitButton())
    expect(await screen.findByText('Please enter your transaction ID.')).toBeVisible()
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(mine()).toHaveLength(0)
  })

  it('is stored without the spaces that UPI apps add', async () => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    await user.click(await field())
    await user.paste('4268 1190 4417')
    await user.click(submitButton())
    await done()
    expect(mine()[0]?.transactionId).toBe(UTR)
  })

  it('needs confirmation unless it has 12 digits', async () => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    await user.type(await field(), 'T2309A{Enter}')
    expect(await screen.findByText(/does not look like a UPI reference \(12 digits\)/)).toBeVisible()
    const correct = screen.getByRole('button', { name: 'Correct it' })
    await waitFor(() => expect(correct).toHaveFocus())
    await user.click(correct)
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(mine()).toHaveLength(0)
    await user.keyboard('{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Submit anyway' }))
    await done()
    expect(mine()[0]?.transactionId).toBe('T2309A')
  })

  it('needs no confirmation after a switch to bank transfer', async () => {
    const { user } = await renderRoute('', { scenario: 'payment' })
    await user.type(await field(), 'T2309A{Enter}')
    await screen.findByRole('button', { name: 'Correct it' })
    await user.click(screen.getByRole('radio', { name: /^Bank transfer/ }))
    expect(screen.queryByText(/does not look like a UPI reference/)).toBeNull()
    await user.click(submitButton())
    await done()
  })
})

describe('payment that fails or is slow', () => {
  it('reports the failure, and Try Again restores the input', async () => {
    const text = 'Server error occurred. Please try again later or contact support.'
    const { user } = await renderRoute('', { scenario: 'payment-server-error' })
    await user.type(await field(), UTR)
    await user.click(submitButton())
    expect(await screen.findByText(text)).toBeVisible()
    const again = screen.getByRole('button', { name: 'Try Again' })
    expect(again).toHaveFocus()
    await user.click(again)
    expect(screen.queryByText(text)).toBeNull()
    expect(await field()).toHaveValue(UTR)
    await waitFor(async () => expect(await field()).toHaveFocus())
    expect(submitButton()).toBeVisible()
  })

  it.each([
    ['payment-server-error', 'button', 'Try Again'],
    ['payment-unauthorized', 'link', 'Log in now'],
    ['payment-upi-only', 'button', 'Send as UPI'],
  ] as const)('focuses the next step after “Submit anyway” (%s)', async (scenario, role, name) => {
    const { user } = await renderRoute('', { scenario })
    await user.type(await field(), 'T2309A{Enter}')
    await user.click(await screen.findByRole('button', { name: 'Submit anyway' }))
    expect(await screen.findByRole(role, { name })).toHaveFocus()
  })

  it('leaves the focus in the field if Enter submitted the ID', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-server-error' })
    await user.type(await field(), `${UTR}{Enter}`)
    await screen.findByRole('button', { name: 'Try Again' })
    expect(await field()).toHaveFocus()
  })

  it('shows Submitting… and ignores a second submit', async () => {
    const { user } = await renderRoute('', { scenario: 'payment-slow' })
    await user.type(await field(), UTR)
    const submit = submitButton()
    // twice before the page can render
    act(() => {
      submit.click()
      submit.click()
    })
    const busy = await screen.findByRole('button', { name: 'Submitting…' })
    expect(busy).toHaveAttribute('aria-busy', 'true')
    await user.click(busy)
    await user.type(await field(), '{Enter}')
    await screen.findByRole('heading', { name: 'Submitted, waiting for approval' }, { timeout: 12_000 })
    expect(mine()).toHaveLength(1)
  })
})

describe('payment without a session', () => {
  it('redirects to the login page after 2 s, with a return address', async () => {
    const { router } = await renderRoute('', { scenario: 'payment-signed-out' })
    await field()
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), UTR)
    await user.click(submitButton())
    expect(await screen.findByText('Please log in to complete your payment.')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(router.state.location.pathname).toBe('/payment/premium')
    await act(() => vi.advanceTimersByTimeAsync(1100))
    vi.useRealTimers()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(router.state.location.search).toBe('?next=%2Fpayment%2Fpremium')
  })

  it('restores the input after login', async () => {
    const { user, unmount } = await renderRoute('', { scenario: 'payment-signed-out' })
    await user.type(await field(), UTR)
    unmount()
    await renderRoute('/payment/premium', { as: 'new' })
    expect(await field()).toHaveValue(UTR)
  })

  it('signs out and opens the login page 3 s after a 401', async () => {
    const { router, user } = await renderRoute('', { scenario: 'payment-unauthorized' })
    await user.type(await field(), UTR)
    // a real server then refuses every call
    addFault({ operation: 'listMySubscriptions', kind: 'status', status: 401 })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const typing = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
    await typing.click(submitButton())
    expect(await screen.findByText('Authentication failed. Please log in again.')).toBeVisible()
    expect(localStorage.getItem('token')).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(router.state.location.pathname).toBe('/payment/premium')
    await act(() => vi.advanceTimersByTimeAsync(1100))
    vi.useRealTimers()
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    expect(localStorage.getItem('token')).toBeNull()
    expect(await screen.findByText('Authentication failed. Please log in again.')).toBeVisible()
  })

  it('signs out and opens the login page at once on "Log in now"', async () => {
    const { user, router } = await renderRoute('', { scenario: 'payment-unauthorized' })
    await user.type(await field(), UTR)
    await user.click(submitButton())
    await user.click(await screen.findByRole('link', { name: 'Log in now' }))
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible()
    expect(router.state.location.search).toBe('?next=%2Fpayment%2Fpremium')
    expect(localStorage.getItem('token')).toBeNull()
  })
})
