import { adminCheck, type Check, type Context } from '../check'
import { isSuccess } from '../line'
import { rowsOf } from '../rows'
import type { Made } from '../world'

const codeOf = ({ fields }: Made): string => String(fields['code'])

async function usedOf({ probe, world }: Context, { row }: Made) {
  const rows = rowsOf(await probe.succeed('listCoupons', { token: await world.admin() }))
  return rows.find(({ _id }) => _id === row._id)
}

/** Looking at a coupon costs nothing; using it counts, once a client, and until its limit. */
async function use(context: Context): Promise<void> {
  const { probe, world } = context
  const [first, second] = [await world.client(), await world.client('second')]
  const coupon = await world.make('coupon', { usageLimit: 1 })
  const code = codeOf(coupon)
  const seen = await probe.succeed('applyCoupon', { body: { code: code.toLowerCase() }, token: first.token })
  const call = probe.callOf('applyCoupon', { body: { code }, token: first.token })
  if (seen && seen.amount !== coupon.fields['amount'])
    probe.breach('applyCoupon', call, {
      cause: 'coupon-amount',
      title: 'A coupon takes off another amount than it was made for',
      place: 'amount',
      expected: String(coupon.fields['amount']),
      got: String(seen.amount),
      text: `Coupon applied! ₹${seen.amount} off.`,
    })
  await mustHaveUsed(context, coupon, 0, 'coupon-preview', 'Looking at a coupon uses it up')
  await probe.succeed('applyCoupon', { body: { code, use: true }, token: first.token })
  await mustHaveUsed(context, coupon, 1, 'coupon-use', 'The use of a coupon is not counted')
  await probe.refused(
    'applyCoupon',
    { body: { code, use: true }, token: second.token },
    {
      cause: 'coupon-limit',
      place: 'a coupon that is used up',
      status: 400,
      message: 'Coupon usage limit reached.',
      accepted: 'A coupon for one pays for everybody.',
    },
  )
}

async function mustHaveUsed(context: Context, coupon: Made, times: number, cause: string, title: string) {
  const stored = await usedOf(context, coupon)
  if (Number(stored?.['usedCount'] ?? 0) === times) return
  const token = await context.world.admin()
  context.probe.breach('applyCoupon', context.probe.callOf('listCoupons', { token }), {
    cause,
    title,
    place: 'coupons.*.usedCount',
    expected: String(times),
    got: String(stored?.['usedCount']),
    text:
      times === 0 ? 'A coupon is gone after one look at its price.' : 'A coupon never comes to its limit.',
  })
}

async function again({ probe, world }: Context): Promise<void> {
  const { token } = await world.client()
  const body = { code: codeOf(await world.make('coupon')), use: true }
  await probe.succeed('applyCoupon', { body, token })
  await probe.refused(
    'applyCoupon',
    { body, token },
    {
      cause: 'coupon-again',
      place: 'a coupon that the client has used',
      status: 400,
      message: 'You have already used this coupon.',
      accepted: 'One client takes the discount as often as they like.',
    },
  )
  await probe.refused(
    'applyCoupon',
    { body: { code: 'NO-SUCH-COUPON' }, token },
    {
      cause: 'unknown-coupon',
      place: 'an unknown coupon',
      status: 404,
      message: 'Invalid or expired coupon.',
    },
  )
}

async function deactivated({ probe, world }: Context): Promise<void> {
  const coupon = await world.make('coupon')
  const token = await world.admin()
  await probe.succeed('deactivateCoupon', { params: { id: coupon.row._id }, token })
  const client = await world.client()
  await probe.refused(
    'applyCoupon',
    { body: { code: codeOf(coupon) }, token: client.token },
    {
      cause: 'coupon-inactive',
      place: 'a coupon that was deactivated',
      status: 404,
      message: 'Invalid or expired coupon.',
      accepted: 'A coupon that was taken back still pays.',
    },
  )
}

/** Both calls of a double click. */
async function race({ probe, world }: Context): Promise<void> {
  const { token } = await world.client()
  const input = { body: { code: codeOf(await world.make('coupon')), use: true }, token }
  const both = await Promise.all([probe.send('applyCoupon', input), probe.send('applyCoupon', input)])
  if (both.every(isSuccess))
    probe.breach('applyCoupon', both[0].call, {
      cause: 'coupon-race',
      title: 'A client uses a coupon twice by two calls at once: reading and writing are not one step',
      place: 'two uses at once',
      expected: 'one 200 and one 400',
      got: 'two successes',
      text: 'One client takes the discount twice.',
    })
}

export const coupons: Check[] = [
  adminCheck('coupon-use', 'A coupon: look, use, limit', use),
  adminCheck('coupon-again', 'A coupon used again', again),
  adminCheck('coupon-deactivated', 'A coupon taken back', deactivated),
  adminCheck('coupon-race', 'A coupon used twice at once', race),
]
