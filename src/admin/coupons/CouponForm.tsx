import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { createCouponMutation } from '@/api/coupons'
import { doneText, failureText } from '@/api/errors'
import { schemas } from '@/contract'
import { TextField } from '@/kit/TextField'
import { CrudForm } from '../crud/CrudForm'
import { optionalPositive, positiveNumber, requiredText } from '../fields'

const resolver = zodResolver(
  schemas.createCoupon.body.extend({
    code: requiredText('Please enter a code.'),
    amount: positiveNumber('Amount must be a positive number.'),
    usageLimit: optionalPositive('Usage limit must be a positive whole number.', true),
  }),
)

type CouponFormProps = { takesFocus: boolean; onSaved: (text: string) => void; onCancel: () => void }

export function CouponForm({ takesFocus, onSaved, onCancel }: CouponFormProps) {
  const create = useMutation(createCouponMutation())
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { code: '', amount: '', usageLimit: '' },
  })
  const { errors } = formState
  const submit = handleSubmit((body) =>
    create.mutate(body, { onSuccess: () => onSaved(doneText('createCoupon')) }),
  )
  return (
    <CrudForm
      title="Create coupon"
      submitLabel="Create coupon"
      takesFocus={takesFocus}
      busy={create.isPending}
      error={create.error && failureText('createCoupon', create.error)}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <TextField
        {...register('code')}
        label="Code"
        size="sm"
        hint="Kept in capitals, however a client types it."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase"
        error={errors.code?.message}
      />
      <TextField
        {...register('amount')}
        label="Amount (₹)"
        size="sm"
        inputMode="decimal"
        autoComplete="off"
        error={errors.amount?.message}
      />
      <TextField
        {...register('usageLimit')}
        label="Usage limit"
        optionalLabel="(optional)"
        size="sm"
        hint="Blank means no limit."
        inputMode="numeric"
        autoComplete="off"
        error={errors.usageLimit?.message}
      />
    </CrudForm>
  )
}
