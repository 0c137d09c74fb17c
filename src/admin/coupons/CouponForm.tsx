import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { type Coupon, type CouponInput, schemas } from '@/contract'
import { TextField } from '@/kit/forms/TextField'
import { CrudForm } from '../crud/CrudForm'
import type { Crud } from '../crud/useCrud'
import { useCrudForm } from '../crud/useCrudForm'
import { optionalPositive, positiveNumber, requiredText } from '../common/fields'

const { shape } = schemas.createCoupon.body

const resolver = zodResolver(
  z.extend(schemas.createCoupon.body, {
    code: requiredText(shape.code, 'Please enter a code.'),
    amount: positiveNumber(shape.amount, 'Amount must be a positive number.'),
    usageLimit: optionalPositive(shape.usageLimit, 'Usage limit must be a positive whole number.', true),
  }),
)

const valuesOf = () => ({ code: '', amount: '', usageLimit: '' })

export function CouponForm({ crud }: { crud: Crud<Coupon, CouponInput> }) {
  const { field, optionalField, frame } = useCrudForm(crud, resolver, valuesOf)
  return (
    <CrudForm frame={frame}>
      <TextField
        {...field('code')}
        label="Code"
        hint="Saved in capitals. Clients can type capitals or small letters."
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        className="uppercase"
      />
      <TextField {...field('amount')} label="Amount (₹)" inputMode="decimal" autoComplete="off" />
      <TextField
        {...optionalField('usageLimit')}
        label="Usage limit"
        hint="Blank means no limit."
        inputMode="numeric"
        autoComplete="off"
      />
    </CrudForm>
  )
}
