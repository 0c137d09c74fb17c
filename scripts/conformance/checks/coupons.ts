import { type Check, check, mustBeAtomic, mustStore } from '../check'

export const couponChecks: Check[] = [
  check('coupon-use', 'A coupon: look, use, limit', 'admin writes', async ({ probe, fixtures }) => {
    const [first, second] = [await fixtures.client(), await fixtures.client('second')]
    const token = await fixtures.admin()
    const { row, fields } = await fixtures.make('coupon', { usageLimit: 1 })
    const { _id } = row
    const code = String(fields['code'])
    const seen = await probe.succeed('applyCoupon', {
      body: { code: code.toLowerCase() },
      token: first.token,
    })
    if (seen && seen.amount !== fields['amount'])
      probe.breach('applyCoupon', probe.callOf('applyCoupon', { body: { code }, token: first.token }), {
        title: 'A coupon takes off a different amount',
        found: ['amount', String(fields['amount']), String(seen.amount)],
        text: `Coupon applied! ₹${seen.amount} off.`,
      })
    const used = ['applyCoupon', 'listCoupons', token] as const
    const looked = 'Looking at the price uses the coupon up.'
    await mustStore(probe, used, _id, {
      usedCount: [[0, null], 'Looking up a coupon counts as a use', looked],
    })
    await probe.succeed('applyCoupon', { body: { code, use: true }, token: first.token })
    const uncounted = 'A coupon never reaches its limit.'
    await mustStore(probe, used, _id, { usedCount: [[1], 'The use of a coupon is not counted', uncounted] })
    await probe.refused('applyCoupon', { body: { code, use: true }, token: second.token }, [
      'a used-up coupon',
      'Coupon usage limit reached.',
      'A coupon for one client pays for everyone.',
    ])
  }),
  check('coupon-again', 'A coupon used again', 'admin writes', async ({ probe, fixtures }) => {
    const { token } = await fixtures.client()
    const body = { code: (await fixtures.make('coupon')).fields['code'], use: true }
    await probe.succeed('applyCoupon', { body, token })
    await probe.refused('applyCoupon', { body, token }, [
      'a coupon that the client has used',
      'You have already used this coupon.',
      'A client takes the discount as often as they like.',
    ])
    await probe.refused('applyCoupon', { body: { code: 'NO-SUCH-COUPON' }, token }, [
      'an unknown coupon',
      'Invalid or expired coupon.',
    ])
  }),
  check('coupon-deactivated', 'A deactivated coupon', 'admin writes', async ({ probe, fixtures }) => {
    const { row, fields } = await fixtures.make('coupon')
    await probe.succeed('deactivateCoupon', { params: { id: row._id }, token: await fixtures.admin() })
    const { token } = await fixtures.client()
    await probe.refused('applyCoupon', { body: { code: fields['code'] }, token }, [
      'a deactivated coupon',
      'Invalid or expired coupon.',
      'A deactivated coupon still takes its amount off.',
    ])
  }),
  check('coupon-race', 'A coupon used twice at once', 'admin writes', async ({ probe, fixtures }) => {
    const { token } = await fixtures.client()
    const body = { code: (await fixtures.make('coupon')).fields['code'], use: true }
    await mustBeAtomic(probe, 'applyCoupon', { body, token }, [
      'A client uses a coupon twice by two calls at once',
      'A client takes the discount twice.',
    ])
  }),
]
