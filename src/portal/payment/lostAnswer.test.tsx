import { mockAdapter } from '@mocks/transport/adapter'
import { setQuirks } from '@mocks/quirks/state'
import { store } from '@mocks/store/db'
import { changeRow } from '@mocks/testing/changeRow'
import { addFault, clearFaults } from '@mocks/faults'
import { screen } from '@testing-library/react'
import { AxiosError } from 'axios'
import { afterEach, describe, expect, it } from 'vitest'
import { provideTransport } from '@/api/transport'
import { rejectingWith } from '@/testing/rejectingWith'
import { renderRoute } from '@/testing/renderRoute'
import { texts } from '@/texts/texts'

const UTR = '426811904417'
const mine = () => store.subscription.where('userId', 'usr_gauri')
const done = () => screen.findByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })

/** The browser's first call to this path times out; the server executes that call only if `served`. */
function loseFirstAnswer(path: string, served = true) {
  let lost = false
  provideTransport(() =>
    Promise.resolve(async (config) => {
      const lose = !lost && config.url?.endsWith(path) === true
      const answer = lose && !served ? null : await mockAdapter(config)
      if (answer && !lose) return answer
      lost = true
      throw new AxiosError('No answer', AxiosError.ECONNABORTED, config)
    }),
  )
}

async function pay() {
  const { user, router } = await renderRoute('', { scenario: 'payment-coupon' })
  await user.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'FIRST500{Enter}')
  await screen.findByText('Coupon applied! ₹500 off.')
  await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), UTR)
  return { router, submit: () => user.click(screen.getByRole('button', { name: 'Submit for approval' })) }
}

afterEach(() => setQuirks([]))

describe('payment with a lost response', () => {
  it('is found when the retry is refused', async () => {
    const { submit } = await pay()
    setQuirks([rejectingWith(409)])
    loseFirstAnswer('/subscribe')
    await submit()
    await done()
    expect(screen.getByText(mine()[0]?.uniqueId ?? '')).toBeVisible()
    expect(mine()).toHaveLength(1)
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(39)
  })

  it.each([
    ['no response comes', { kind: 'network' }],
    ['a proxy times out', { kind: 'status', status: 504 }],
    ['the server fails after storing it', { kind: 'status', status: 500 }],
  ] as const)('is looked up at once if %s', async (_why, failure) => {
    const { submit } = await pay()
    addFault({ operation: 'subscribe', ...failure, done: true, times: 1 })
    await submit()
    await done()
    expect(mine()).toHaveLength(1)
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(39)
  })

  it('is found after a reload if it could not be looked up', async () => {
    const { submit, router } = await pay()
    addFault({ operation: 'subscribe', kind: 'network', done: true, times: 1 })
    addFault({ operation: 'listMySubscriptions', kind: 'network' })
    await submit()
    await screen.findByText('Payment or subscription failed. Please try again.')
    expect(screen.getByText(texts.mayBeDone)).toBeVisible()
    clearFaults()
    const { user } = await renderRoute(router.state.location.pathname, { again: true })
    await user.click(await screen.findByRole('button', { name: 'Submit for approval' }))
    await done()
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(39)
  })

  it('is not taken for a request for another plan with the same ID', async () => {
    const { submit } = await pay()
    const waiting = store.subscription.where('status', 'pending')[0]?._id ?? ''
    changeRow(store.subscription, waiting, { userId: 'usr_gauri', plan: 'starter', transactionId: UTR })
    addFault({ operation: 'subscribe', kind: 'network', times: 1 })
    await submit()
    expect(await screen.findByText('Payment or subscription failed. Please try again.')).toBeVisible()
  })

  it('shows the refusal when the server did not receive the first try', async () => {
    const { submit } = await pay()
    loseFirstAnswer('/subscribe', false)
    const text = 'This transaction ID has already been submitted.'
    addFault({ operation: 'subscribe', kind: 'status', status: 400, message: text })
    await submit()
    expect(await screen.findByText(text)).toBeVisible()
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(38)
  })

  it('counts its coupon as used if only the coupon’s response is lost', async () => {
    const { submit } = await pay()
    setQuirks([rejectingWith(409)])
    loseFirstAnswer('/coupons/apply')
    await submit()
    await done()
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(39)
    expect(screen.queryByText(/was not used/)).toBeNull()
  })
})
