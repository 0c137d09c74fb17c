import { now } from '@/platform/clock'
import { store } from '@mocks/store/db'
import { requireRow } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import { consume, normalisedCouponCode, couponFields, mustBeUsable } from '@mocks/rules/coupon'
import { newId } from '@mocks/rules/ids'
import { newestRowsFirst } from './order'

export const coupons: Handlers<'coupons'> = {
  // the app sends `use` only after subscribing, so a failed payment does not consume the coupon
  applyCoupon({ body, user }) {
    const stored = store.coupon.where('code', normalisedCouponCode(body.code))[0]
    const useId = `${stored?._id}:${user._id}`
    const coupon = mustBeUsable(stored, store.couponUse.get(useId) !== undefined)
    if (body.use) {
      store.couponUse.put({ _id: useId, couponId: coupon._id, userId: user._id })
      store.coupon.put(consume(coupon))
    }
    return { amount: coupon.amount }
  },

  listCoupons: () => ({ coupons: newestRowsFirst(store.coupon.list()) }),

  createCoupon({ body }) {
    const fields = couponFields(body, store.coupon.list())
    const createdAt = new Date(now()).toISOString()
    return {
      coupon: store.coupon.put({ _id: newId('cpn'), ...fields, usedCount: 0, active: true, createdAt }),
    }
  },

  deactivateCoupon({ params }) {
    const coupon = requireRow(store.coupon.get(params.id), 'Coupon')
    return { coupon: store.coupon.put({ ...coupon, active: false }) }
  },

  deleteCoupon({ params }) {
    const coupon = requireRow(store.coupon.get(params.id), 'Coupon')
    for (const use of store.couponUse.where('couponId', coupon._id)) store.couponUse.delete(use._id)
    store.coupon.delete(coupon._id)
    return { message: 'Coupon deleted.' }
  },
}
