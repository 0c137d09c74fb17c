import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { doneText, failureText } from '@/api/errors'
import { createPlanMutation, updatePlanMutation } from '@/api/plans'
import { DEFAULT_COLOR } from '@/config/constants'
import { type Plan, schemas } from '@/contract'
import { CheckboxField } from '@/kit/CheckboxField'
import { TextAreaField } from '@/kit/TextAreaField'
import { TextField } from '@/kit/TextField'
import { CrudForm } from '../crud/CrudForm'
import type { Crud } from '../crud/useCrud'
import { commaList, optionalPositive, optionalText, positiveNumber, requiredText } from '../fields'

const resolver = zodResolver(
  schemas.createPlan.body.extend({
    name: requiredText('Please enter a name.'),
    price: positiveNumber('Price must be a positive number.'),
    oldPrice: optionalPositive('Old price must be a positive number.'),
    save: optionalText,
    features: commaList,
    duration: positiveNumber('Duration must be a positive number of days.'),
  }),
)

const valuesOf = (plan: Plan | null) => ({
  name: plan?.name ?? '',
  price: String(plan?.price ?? ''),
  oldPrice: String(plan?.oldPrice ?? ''),
  save: plan?.save ?? '',
  features: plan?.features.join(', ') ?? '',
  highlight: plan?.highlight ?? false,
  color: plan?.color ?? DEFAULT_COLOR,
  duration: String(plan?.duration ?? ''),
})

export function PlanForm({ crud }: { crud: Crud<Plan> }) {
  const plan = crud.editing
  const create = useMutation(createPlanMutation())
  const update = useMutation(updatePlanMutation())
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: valuesOf(plan) })
  const { errors, dirtyFields } = formState
  const submit = handleSubmit((body) => {
    if (plan === null) {
      create.mutate(body, { onSuccess: () => crud.saved(doneText('createPlan')) })
      return
    }
    // a feature with a comma in it would come back as two; what nobody has touched goes as it came
    const features = dirtyFields.features ? body.features : plan.features
    update.mutate(
      { ...body, features, id: plan._id },
      { onSuccess: () => crud.saved(doneText('updatePlan')) },
    )
  })
  const error = plan ? update.error : create.error
  return (
    <CrudForm
      title={plan ? `Edit ${plan.name}` : 'Add plan'}
      submitLabel={plan ? 'Save plan' : 'Add plan'}
      takesFocus={crud.round > 0}
      busy={create.isPending || update.isPending}
      error={error && failureText(plan ? 'updatePlan' : 'createPlan', error)}
      onSubmit={submit}
      onCancel={crud.reset}
    >
      <TextField {...register('name')} label="Name" size="sm" error={errors.name?.message} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...register('price')}
          label="Price (₹)"
          size="sm"
          inputMode="decimal"
          error={errors.price?.message}
        />
        <TextField
          {...register('duration')}
          label="Duration (days)"
          size="sm"
          inputMode="numeric"
          error={errors.duration?.message}
        />
        <TextField
          {...register('oldPrice')}
          label="Old price"
          optionalLabel="(optional)"
          size="sm"
          inputMode="decimal"
          error={errors.oldPrice?.message}
        />
        <TextField {...register('color')} label="Colour" size="sm" type="color" className="p-1" />
      </div>
      <TextField
        {...register('save')}
        label="Saving"
        optionalLabel="(optional)"
        size="sm"
        hint="In words, for example Save ₹998."
      />
      <TextAreaField
        {...register('features')}
        label="Features"
        optionalLabel="(optional)"
        size="sm"
        hint="Separated by commas."
      />
      <CheckboxField
        {...register('highlight')}
        label="Highlight this plan"
        hint="It gets the Best Value badge."
      />
    </CrudForm>
  )
}
