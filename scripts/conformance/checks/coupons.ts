import { adminCheck, type Check, mustBeAtomic, mustStore } from '../check'

export const couponChecks: Check[] = [
  adminCheck('coupon-use', 'A coupon: preview, use, limit', 'writes', async ({ probe, fixtures, token }) => {
    const [first, second] = [await fixtures.client(), await fixtures.client('second')]
    const { row, fields } = await fixtures.make('coupon', { usageLimit: 1 })
    const { _id } = row
    const code = String(fields['code'])
    const seen = await probe.succeed('applyCoupon', {
      body: { code: code.toLowerCase() },
      token: first.token,
    })
    if (seen && seen.amount !== fields['amount'])
      probe.reportBreach('applyCoupon', probe.callOf('applyCoupon', { body: { code }, token: first.token }), {
        title: 'A coupon takes off the wrong amount',
        found: ['amount', String(fields['amount']), String(seen.amount)],
        text: `Coupon applied! ₹${seen.amount} off.`,
      })
    const used = ['applyCoupon', 'listCoupons', token] as const
    const looked = 'A coupon is used up by previewing the price.'
    await mustStore(probe, used, _id, {
      usedCount: [[0, null], 'A preview of a coupon counts as a use', looked],
    })
    await probe.succeed('applyCoupon', { body: { code, use: true }, token: first.token })
    const uncounted = 'A coupon never reaches its limit.'
    await mustStore(probe, used, _id, { usedCount: [[1], 'The use of a coupon is not counted', uncounted] })
    await probe.mustRefuse('applyCoupon', { body: { code, use: true }, token: second.token }, [
      'a used-up coupon',
      'Coupon usage limit reached.',
      'A coupon meant for one client works for everyone.',
    ])
  }),
  adminCheck('coupon-again', 'A coupon used again', 'writes', async ({ probe, fixtures }) => {
    const { token } = await fixtures.client()
    const body = { code: (await fixtures.make('coupon')).fields['code'], use: true }
    await probe.succeed('applyCoupon', { body, token })
    await probe.mustRefuse('applyCoupon', { body, token }, [
      'a coupon that the client has already used',
      'You have already used this coupon.',
      'A client gets the discount as often as they like.',
    ])
    await probe.mustRefuse('applyCoupon', { body: { code: 'NO-SUCH-COUPON' }, token }, [
      'an unknown coupon',
      'Invalid or expired coupon.',
    ])
  }),
  adminCheck('coupon-deactivated', 'A deactivated coupon', 'writes', async ({ probe, fixtures, token }) => {
    const { row, fields } = await fixtures.make('coupon')
    await probe.succeed('deactivateCoupon', { params: { id: row._id }, token })
    const client = await fixtures.client()
    await probe.mustRefuse('applyCoupon', { body: { code: fields['code'] }, token: client.token }, [
      'a deactivated coupon',
      'Invalid or expired coupon.',
      'A deactivated coupon still gives its discount.',
    ])
  }),
  adminCheck('coupon-race', 'A coupon used twice at once', 'writes', async ({ probe, fixtures }) => {
    const { token } = await fixtures.client()
    const body = { code: (await fixtures.make('coupon')).fields['code'], use: true }
    await mustBeAtomic(probe, 'applyCoupon', { body, token }, [
      'Two calls at once use a coupon twice',
      'A client gets the discount twice.',
    ])
  }),
]
