import { mockAdapter } from '@mocks/transport/adapter'
import { setQuirks } from '@mocks/quirks/state'
import { store } from '@mocks/store/db'
import { addFault } from '@mocks/faults'
import { screen } from '@testing-library/react'
import { AxiosError } from 'axios'
import { afterEach, describe, expect, it } from 'vitest'
import { provideTransport } from '@/api/transport'
import { rejectingWith } from '@/testing/rejectingWith'
import { renderRoute } from '@/testing/renderRoute'

const UTR = '426811904417'
const mine = () => store.subscription.where('userId', 'usr_gauri')
const done = () => screen.findByRole('heading', { level: 1, name: 'Submitted, waiting for approval' })

/** Fails the browser's first call to this path; the server executes that call only if `served`. */
function loseFirstAnswer(path: string, failure: string | number, served = true) {
  let lost = false
  provideTransport(() =>
    Promise.resolve(async (config) => {
      const lose = !lost && config.url?.endsWith(path) === true
      const answer = lose && !served ? null : await mockAdapter(config)
      if (answer && !lose) return answer
      lost = true
      if (typeof failure === 'string') throw new AxiosError('No answer', failure, config)
      const response = { config, headers: {}, status: failure, statusText: '', data: '' }
      throw new AxiosError('Refused', AxiosError.ERR_BAD_RESPONSE, config, null, response)
    }),
  )
}

async function pay() {
  const { user } = await renderRoute('', { scenario: 'payment-coupon' })
  await user.type(await screen.findByRole('textbox', { name: 'Coupon' }), 'FIRST500{Enter}')
  await screen.findByText('Coupon applied! ₹500 off.')
  await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), UTR)
  return { user, submit: () => user.click(screen.getByRole('button', { name: 'Submit for approval' })) }
}

afterEach(() => setQuirks([]))

describe('payment with a lost response', () => {
  it('is found when the retry is refused', async () => {
    const { submit } = await pay()
    setQuirks([rejectingWith(409)])
    loseFirstAnswer('/subscribe', AxiosError.ECONNABORTED)
    await submit()
    await done()
    expect(screen.getByText(mine()[0]?.uniqueId ?? '')).toBeVisible()
    expect(mine()).toHaveLength(1)
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(39)
  })

  it.each([
    ['no response came', AxiosError.ERR_NETWORK],
    ['a proxy timed out', 504],
  ])('is found when the client tries again because %s', async (_why, failure) => {
    const { user, submit } = await pay()
    loseFirstAnswer('/subscribe', failure)
    await submit()
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    await submit()
    await done()
    expect(mine()).toHaveLength(1)
  })

  it('shows the refusal when the server did not receive the first try', async () => {
    const { submit } = await pay()
    loseFirstAnswer('/subscribe', AxiosError.ECONNABORTED, false)
    const text = 'This transaction ID has already been submitted.'
    addFault({ operation: 'subscribe', kind: 'status', status: 400, message: text })
    await submit()
    expect(await screen.findByText(text)).toBeVisible()
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(38)
  })

  it('counts its coupon as used if only the coupon’s response is lost', async () => {
    const { submit } = await pay()
    setQuirks([rejectingWith(409)])
    loseFirstAnswer('/coupons/apply', AxiosError.ECONNABORTED)
    await submit()
    await done()
    expect(store.coupon.get('cpn_first500')?.usedCount).toBe(39)
    expect(screen.queryByText(/was not used/)).toBeNull()
  })
})
