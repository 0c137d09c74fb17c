import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { DEFAULT_ORDER, DEFAULT_PAYMENT_TYPE } from '@/config/constants'
import { type PaymentOption, type PaymentOptionInput, schemas } from '@/contract'
import { paymentTypes } from '@/domain/payment'
import { SelectField, SelectOptions } from '@/kit/forms/SelectField'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { TextField } from '@/kit/forms/TextField'
import { payeeIn } from '@/lib/upi'
import { CrudForm } from '../crud/CrudForm'
import { displayOrder, optionalText, requiredText } from '../common/fields'
import type { Crud } from '../crud/useCrud'
import { useCrudForm } from '../crud/useCrudForm'

const { shape } = schemas.createPaymentOption.body

// the form does not ask whether an option is active: an update sends back what was read
const resolver = zodResolver(
  z.pipe(
    z.extend(z.omit(schemas.createPaymentOption.body, { isActive: true }), {
      name: requiredText(shape.name, 'Please enter a name.'),
      upiId: requiredText(shape.upiId, 'Please enter a UPI ID.'),
      description: optionalText(shape.description),
      order: displayOrder(shape.order),
    }),
    z.transform((option, context) => {
      if (option.paymentType !== 'UPI') return option
      const upiId = payeeIn(option.upiId)
      if (upiId === null)
        context.issues.push({
          code: 'custom',
          input: option.upiId,
          path: ['upiId'],
          message: 'Please enter a UPI ID like name@bank, without spaces.',
        })
      return { ...option, upiId: upiId ?? option.upiId }
    }),
  ),
)

const valuesOf = (option: PaymentOption | null) => ({
  name: option?.name ?? '',
  upiId: option?.upiId ?? '',
  description: option?.description ?? '',
  paymentType: option?.paymentType ?? DEFAULT_PAYMENT_TYPE,
  order: String(option?.order ?? DEFAULT_ORDER),
})

export function PaymentOptionForm({ crud }: { crud: Crud<PaymentOption, PaymentOptionInput> }) {
  const { field, optionalField, frame } = useCrudForm(crud, resolver, valuesOf)
  return (
    <CrudForm frame={frame}>
      <TextField {...field('name')} label="Name" />
      <TextField
        {...field('upiId')}
        label="UPI ID"
        hint="For a bank transfer, enter the account number, IFSC and account name; for a wallet, its number."
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField {...optionalField('description')} label="Description" />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 slim:grid-cols-1">
        <SelectField {...field('paymentType', ['upiId'])} label="Payment type">
          <SelectOptions labels={paymentTypes} />
        </SelectField>
        <TextField {...field('order')} label="Order" />
      </div>
    </CrudForm>
  )
}
