import type { BodyOf } from '@/contract'
import { DEFAULT_ORDER, DEFAULT_PAYMENT_TYPE } from '@/config/constants'
import { store } from '@mocks/store/db'
import { fail, found } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import type { PaymentOptionRow } from '@mocks/store/rows'
import { newId } from '@mocks/rules/ids'
import { byOrder } from './order'

export const paymentOptions: Handlers<'paymentOptions'> = {
  listActivePaymentOptions: () => ({
    paymentOptions: byOrder(store.paymentOption.filter((option) => option.isActive)),
  }),

  listPaymentOptions: () => ({ paymentOptions: byOrder(store.paymentOption.list()) }),

  createPaymentOption({ body }) {
    const paymentOption = store.paymentOption.put({ _id: newId('pay'), ...fieldsOf(body, null) })
    return { paymentOption, message: 'Payment option added.' }
  },

  updatePaymentOption({ params, body }) {
    const stored = found(store.paymentOption.get(params.id), 'Payment option')
    const paymentOption = store.paymentOption.put({ _id: stored._id, ...fieldsOf(body, stored) })
    return { paymentOption, message: 'Payment option updated.' }
  },

  deletePaymentOption({ params }) {
    store.paymentOption.delete(found(store.paymentOption.get(params.id), 'Payment option')._id)
    return { message: 'Payment option deleted.' }
  },
}

/** Whether an option is active is no part of the form, so an update without it leaves it as it was. */
function fieldsOf(
  body: BodyOf<'createPaymentOption'>,
  stored: PaymentOptionRow | null,
): Omit<PaymentOptionRow, '_id'> {
  const upiId = body.upiId.trim()
  const taken = store.paymentOption.find(
    (option) => option._id !== stored?._id && option.upiId.toLowerCase() === upiId.toLowerCase(),
  )
  if (taken) fail(400, 'UPI ID already exists.')
  return {
    name: body.name.trim(),
    upiId,
    description: body.description ?? null,
    paymentType: body.paymentType ?? DEFAULT_PAYMENT_TYPE,
    order: body.order ?? DEFAULT_ORDER,
    isActive: body.isActive ?? stored?.isActive ?? true,
  }
}
