import { signInAs } from '@mocks/scenarios/applyScenario'
import type { PersonaId } from '@mocks/seeds/personas'
import { addFault } from '@mocks/faults'
import { store } from '@mocks/store/db'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { token } from '@/platform/token'
import { closeSession } from '@/session/state'
import { renderRoute } from '@/testing/renderRoute'
import { texts } from '@/texts/texts'

const UTR = '426811904417'
const field = () => screen.findByRole('textbox', { name: /Transaction ID/ })
const code = async () => (await screen.findByRole('img', { name: /QR/ })).innerHTML

async function enterAs(persona: PersonaId) {
  token.set(await signInAs(persona))
}

describe('payment input', () => {
  it.each([
    ['a refused call', texts.sessionEnded, () => closeSession({ notice: texts.sessionEnded })],
    [
      'another tab',
      'You’re logged out.',
      () => {
        localStorage.removeItem('token')
        token.announce()
      },
    ],
  ])('returns only to the same user after %s ended the session', async (_how, said, end) => {
    const { user } = await renderRoute('', { scenario: 'payment-coupon' })
    await user.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'FIRST500{Enter}')
    await screen.findByText('Coupon applied! ₹500 off.')
    await user.type(await field(), UTR)
    const before = await code()

    act(end)
    expect(await screen.findByText(`${said} What you entered here is kept for you.`)).toBeVisible()
    expect(await field()).toHaveValue('')
    await enterAs('active')
    expect(await field()).toHaveValue('')
    act(() => closeSession({ left: 'page' }))
    await enterAs('new')
    expect(await screen.findByText('Coupon applied! ₹500 off.')).toBeVisible()
    expect(await field()).toHaveValue(UTR)
    expect(await code()).toBe(before)
  })

  it('loads on Try again after the user could not be fetched', async () => {
    const { user } = await renderRoute('/payment/premium', {
      as: 'new',
      faults: [{ operation: 'getMe', kind: 'network', times: 1 }],
    })
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await field()).toBeVisible()
  })
})

describe('payment while another tab changes the user', () => {
  async function payAndLeave(options: Parameters<typeof renderRoute>[1], coupon: string, id?: string) {
    const { user } = await renderRoute('', options)
    await user.type(await screen.findByRole('textbox', { name: 'Coupon' }), `${coupon}{Enter}`)
    await screen.findByText(/^Coupon applied!/)
    if (id !== undefined) await user.type(await field(), id)
    const receipts: unknown[] = []
    const stop = queryClient.getMutationCache().subscribe(({ mutation }) => {
      const data: unknown = mutation?.state.data
      if (typeof data === 'object' && data !== null && 'coupon' in data) receipts.push(data)
    })
    addFault({ operation: 'subscribe', kind: 'latency', ms: 300 })
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await act(() => enterAs('expiring'))
    await waitFor(() => expect(receipts).toHaveLength(1))
    stop()
    expect(store.subscription.where('userId', 'usr_gauri')).toHaveLength(1)
    return receipts[0]
  }

  it('does not use up the coupon as the new user', async () => {
    expect(await payAndLeave({ scenario: 'payment-coupon' }, 'FIRST500', UTR)).toMatchObject({
      owner: 'usr_gauri',
      coupon: { code: 'FIRST500', problem: texts.sessionEnded },
    })
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(38)
  })

  it('does not mistake the new user’s request for this payment', async () => {
    const paid = payAndLeave({ scenario: 'payment-zero-total', quirks: 'bare-writes' }, 'WELCOME2000')
    await screen.findByRole('heading', { name: 'Nothing to pay' })
    const [row] = store.subscription.where('userId', 'usr_nilesh')
    if (!row) throw new Error('The seed has no subscription for this user.')
    store.subscription.put({ ...row, status: 'pending', transactionId: 'FREE-WELCOME2000' })
    expect(await paid).toMatchObject({ subscriptionId: '' })
  })
})

describe('payment receipt', () => {
  it('is shown only to its owner', async () => {
    const { user, router } = await renderRoute('', { scenario: 'payment' })
    await user.type(await field(), UTR)
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await screen.findByText(UTR)
    const { state } = router.state.location

    act(() => closeSession({ left: router.state.location.key }))
    await screen.findByRole('form', { name: 'Login' })
    await act(() => router.navigate('/payment/premium', { state }))
    expect(await screen.findByRole('form', { name: 'Login' })).toBeVisible()
    expect(router.state.location.search).toBe('?next=%2Fpayment%2Fpremium')
    expect(screen.queryByText(UTR)).toBeNull()

    await enterAs('active')
    await act(() => router.navigate('/payment/premium', { state }))
    expect(await field()).toHaveValue('')
    expect(screen.queryByText(UTR)).toBeNull()

    act(() => closeSession({ left: 'page' }))
    await enterAs('new')
    await act(() => router.navigate('/payment/premium', { state }))
    expect(await screen.findByText(UTR)).toBeVisible()
  })
})
