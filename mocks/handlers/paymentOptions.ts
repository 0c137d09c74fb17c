import type { BodyOf } from '@/contract'
import { DEFAULT_ORDER, DEFAULT_PAYMENT_TYPE } from '@/config/constants'
import { store } from '@mocks/store/db'
import { fail } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import type { PaymentOptionRow } from '@mocks/store/rows'
import { byOrder } from './order'
import { records } from './records'

const { stored, add, replace, remove } = records(store.paymentOption, 'Payment option', 'pay')

export const paymentOptions: Handlers<'paymentOptions'> = {
  listActivePaymentOptions: () => ({
    paymentOptions: byOrder(store.paymentOption.filter((option) => option.isActive)),
  }),

  listPaymentOptions: () => ({ paymentOptions: byOrder(store.paymentOption.list()) }),

  createPaymentOption: ({ body }) => ({
    paymentOption: add(fieldsOf(body, null)),
    message: 'Payment option added.',
  }),

  updatePaymentOption: ({ params, body }) => ({
    paymentOption: replace(params.id, fieldsOf(body, stored(params.id))),
    message: 'Payment option updated.',
  }),

  deletePaymentOption: ({ params }) => remove(params.id),
}

/** An update without `isActive` keeps the stored value. */
function fieldsOf(
  body: BodyOf<'createPaymentOption'>,
  known: PaymentOptionRow | null,
): Omit<PaymentOptionRow, '_id'> {
  const upiId = body.upiId.trim()
  const taken = store.paymentOption.find(
    (option) => option._id !== known?._id && option.upiId.toLowerCase() === upiId.toLowerCase(),
  )
  if (taken) fail(400, 'UPI ID already exists.')
  return {
    name: body.name.trim(),
    upiId,
    description: body.description ?? null,
    paymentType: body.paymentType ?? DEFAULT_PAYMENT_TYPE,
    order: body.order ?? DEFAULT_ORDER,
    isActive: body.isActive ?? known?.isActive ?? true,
  }
}
