import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { doneText, failureText } from '@/api/errors'
import { createPaymentOptionMutation, updatePaymentOptionMutation } from '@/api/paymentOptions'
import { DEFAULT_ORDER, DEFAULT_PAYMENT_TYPE } from '@/config/constants'
import { type PaymentOption, schemas } from '@/contract'
import { SelectField } from '@/kit/SelectField'
import { TextAreaField } from '@/kit/TextAreaField'
import { TextField } from '@/kit/TextField'
import { CrudForm } from '../crud/CrudForm'
import { displayOrder, optionalText, requiredText } from '../fields'
import { SelectOptions } from '../crud/SelectOptions'
import type { Crud } from '../crud/useCrud'
import { paymentTypes } from './paymentTypes'

// whether an option is active is no part of the form: an update without it leaves it as it was
const resolver = zodResolver(
  schemas.createPaymentOption.body.omit({ isActive: true }).extend({
    name: requiredText('Please enter a name.'),
    upiId: requiredText('Please enter a UPI ID.'),
    description: optionalText,
    order: displayOrder(),
  }),
)

const valuesOf = (option: PaymentOption | null) => ({
  name: option?.name ?? '',
  upiId: option?.upiId ?? '',
  description: option?.description ?? '',
  paymentType: option?.paymentType ?? DEFAULT_PAYMENT_TYPE,
  order: String(option?.order ?? DEFAULT_ORDER),
})

export function PaymentOptionForm({ crud }: { crud: Crud<PaymentOption> }) {
  const option = crud.editing
  const create = useMutation(createPaymentOptionMutation())
  const update = useMutation(updatePaymentOptionMutation())
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: valuesOf(option) })
  const { errors } = formState
  const submit = handleSubmit((body) => {
    if (option === null) {
      create.mutate(body, { onSuccess: () => crud.saved(doneText('createPaymentOption')) })
    } else {
      update.mutate(
        { ...body, id: option._id },
        { onSuccess: () => crud.saved(doneText('updatePaymentOption')) },
      )
    }
  })
  const error = option ? update.error : create.error
  return (
    <CrudForm
      title={option ? `Edit ${option.name}` : 'Add payment option'}
      submitLabel={option ? 'Save payment option' : 'Add payment option'}
      takesFocus={crud.round > 0}
      busy={create.isPending || update.isPending}
      error={error && failureText(option ? 'updatePaymentOption' : 'createPaymentOption', error)}
      onSubmit={submit}
      onCancel={crud.reset}
    >
      <TextField {...register('name')} label="Name" size="sm" error={errors.name?.message} />
      <TextField
        {...register('upiId')}
        label="UPI ID"
        size="sm"
        hint="For a bank transfer the account, for a wallet its number."
        autoCapitalize="none"
        spellCheck={false}
        error={errors.upiId?.message}
      />
      <TextAreaField {...register('description')} label="Description" optionalLabel="(optional)" size="sm" />
      <div className="grid grid-cols-2 gap-3">
        <SelectField {...register('paymentType')} label="Payment type" size="sm">
          <SelectOptions labels={paymentTypes} />
        </SelectField>
        <TextField {...register('order')} label="Order" size="sm" error={errors.order?.message} />
      </div>
    </CrudForm>
  )
}
