import type { Schemas } from '@/contract'
import { crudCall, type CrudCalls } from './crud'
import { read, write } from './query'

/** With `use` the coupon is consumed; without, its amount is only looked up. */
export const applyCouponMutation = () =>
  write('applyCoupon', (body: Schemas['CouponApplyInput']) => ({ body }))

export const couponsQuery = () => read('listCoupons', (answer) => answer.coupons)

const changes = ['listCoupons'] as const

export const couponCalls = (): CrudCalls<Schemas['CouponInput']> => ({
  create: crudCall('createCoupon', ({ body }) => ({ body }), { changes }),
  remove: crudCall('deleteCoupon', (id) => ({ params: { id } }), { changes }),
})

export const deactivateCouponMutation = () =>
  write('deactivateCoupon', (id: string) => ({ params: { id } }), { changes })
