import { adminCheck, type Check, mustBeAtomic, mustStore } from '../check'

export const couponChecks: Check[] = [
  adminCheck('coupon-use', 'A coupon: preview, use, limit', async ({ probe, fixtures, token: admin }) => {
    const [{ token }, second] = [await fixtures.client(), await fixtures.client('second')]
    const { row, fields } = await fixtures.make('coupon', { usageLimit: 1 })
    const code = String(fields['code'])
    const seen = await probe.succeed('applyCoupon', { body: { code: code.toLowerCase() }, token })
    if (seen && seen.amount !== fields['amount'])
      probe.report('applyCoupon', probe.callOf('applyCoupon', { body: { code }, token }), {
        title: 'A coupon takes off the wrong amount',
        found: ['amount', String(fields['amount']), String(seen.amount)],
        text: `Coupon applied! ₹${seen.amount} off.`,
      })
    const mustCount = (uses: readonly unknown[], text: string, title: string) =>
      mustStore(probe, ['applyCoupon', 'listCoupons', admin], row._id, { usedCount: [uses, text, title] })
    const preview = 'A coupon is used up by previewing the price.'
    await mustCount([0, null], preview, 'A preview of a coupon counts as a use')
    await probe.succeed('applyCoupon', { body: { code, use: true }, token })
    await mustCount([1], 'A coupon never reaches its limit.', 'The use of a coupon is not counted')
    await probe.mustRefuse('applyCoupon', { body: { code, use: true }, token: second.token }, [
      'a used-up coupon',
      'Coupon usage limit reached.',
      'A coupon meant for one client works for everyone.',
    ])
  }),
  adminCheck('coupon-again', 'A coupon used again', async ({ probe, fixtures }) => {
    const { token } = await fixtures.client()
    const body = { code: (await fixtures.make('coupon')).fields['code'], use: true }
    await probe.succeed('applyCoupon', { body, token })
    await probe.mustRefuse('applyCoupon', { body, token }, [
      'a coupon that the client has already used',
      'You have already used this coupon.',
      'A client gets the discount as often as they like.',
    ])
    const unknown = ['an unknown coupon', 'Invalid or expired coupon.'] as const
    await probe.mustRefuse('applyCoupon', { body: { code: 'NO-SUCH-COUPON' }, token }, unknown)
  }),
  adminCheck('coupon-deactivated', 'A deactivated coupon', async ({ probe, fixtures, token }) => {
    const { price, name: plan } = (await fixtures.make('plan')).fields
    const { row, fields } = await fixtures.make('coupon', { amount: price })
    await probe.succeed('deactivateCoupon', { params: { id: row._id }, token })
    const client = await fixtures.client()
    await probe.mustRefuse('applyCoupon', { body: { code: fields['code'] }, token: client.token }, [
      'a deactivated coupon',
      'Invalid or expired coupon.',
      'A deactivated coupon still gives its discount.',
    ])
    const body = { plan, transactionId: `FREE-${String(fields['code'])}`, method: 'upi' }
    await probe.mustRefuse('subscribe', { body, token: client.token }, [
      'a deactivated coupon instead of a payment',
      'No coupon covers this plan.',
      'A client gets a plan for a coupon that was withdrawn.',
    ])
  }),
  adminCheck('coupon-race', 'A coupon used twice at once', async ({ probe, fixtures }) => {
    const { token } = await fixtures.client()
    const body = { code: (await fixtures.make('coupon')).fields['code'], use: true }
    const texts = ['Two calls at once use a coupon twice', 'A client gets the discount twice.'] as const
    await mustBeAtomic(probe, 'applyCoupon', { body, token }, texts)
  }),
]
