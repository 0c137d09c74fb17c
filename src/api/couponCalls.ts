import type { Coupon, CouponInput } from '@/contract'
import { checked } from './checked'
import { creating, crudCall } from './crud'
import { byId, read, write } from './query'

export const couponsQuery = () => read('listCoupons', (answer) => answer.coupons)

const changes = ['listCoupons'] as const

export function couponCalls() {
  const create = crudCall<{ body: CouponInput }>('createCoupon', creating, changes)
  const key = {
    of: ({ code }: Coupon) => code.toUpperCase(),
    made: ({ code }: CouponInput) => code.trim().toUpperCase(),
  }
  return checked({ create, remove: crudCall<string>('deleteCoupon', byId, changes) }, couponsQuery(), key)
}

export const deactivateCouponMutation = () => write('deactivateCoupon', byId, changes)
