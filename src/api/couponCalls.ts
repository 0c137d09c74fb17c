import type { CouponInput } from '@/contract'
import { creating, crudCall, type CrudCalls } from './crud'
import { keyed } from './keyed'
import { byId, read, write } from './query'

export const couponsQuery = () => read('listCoupons', (answer) => answer.coupons)

const changes = ['listCoupons'] as const

export const couponCalls = (): CrudCalls<CouponInput> => ({
  create: keyed(crudCall<{ body: CouponInput }>('createCoupon', creating, changes), couponsQuery(), {
    of: ({ code }) => code.toUpperCase(),
    made: ({ code }) => code.trim().toUpperCase(),
  }),
  remove: crudCall('deleteCoupon', byId, changes),
})

export const deactivateCouponMutation = () => write('deactivateCoupon', byId, changes)
