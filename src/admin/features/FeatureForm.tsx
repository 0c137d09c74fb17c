import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { doneText, failureText } from '@/api/errors'
import { createFeatureMutation, updateFeatureMutation } from '@/api/features'
import { DEFAULT_CATEGORY, DEFAULT_COLOR, DEFAULT_ORDER } from '@/config/constants'
import { type Feature, schemas } from '@/contract'
import { SelectField } from '@/kit/SelectField'
import { TextAreaField } from '@/kit/TextAreaField'
import { TextField } from '@/kit/TextField'
import { CrudForm } from '../crud/CrudForm'
import { displayOrder, lines, requiredText } from '../fields'
import { SelectOptions } from '../crud/SelectOptions'
import type { Crud } from '../crud/useCrud'
import { featureCategories } from './featureCategories'

const resolver = zodResolver(
  schemas.createFeature.body.extend({
    title: requiredText('Please enter a title.'),
    description: requiredText('Please enter a description.'),
    icon: requiredText('Please enter an icon.'),
    order: displayOrder(0),
    benefits: lines,
  }),
)

const valuesOf = (feature: Feature | null) => ({
  title: feature?.title ?? '',
  description: feature?.description ?? '',
  icon: feature?.icon ?? '',
  category: feature?.category ?? DEFAULT_CATEGORY,
  order: String(feature?.order ?? DEFAULT_ORDER),
  color: feature?.color ?? DEFAULT_COLOR,
  benefits: feature?.benefits.join('\n') ?? '',
})

export function FeatureForm({ crud }: { crud: Crud<Feature> }) {
  const feature = crud.editing
  const create = useMutation(createFeatureMutation())
  const update = useMutation(updateFeatureMutation())
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: valuesOf(feature) })
  const { errors } = formState
  const submit = handleSubmit((body) => {
    if (feature === null) {
      create.mutate(body, { onSuccess: () => crud.saved(doneText('createFeature')) })
    } else {
      update.mutate({ ...body, id: feature._id }, { onSuccess: () => crud.saved(doneText('updateFeature')) })
    }
  })
  const error = feature ? update.error : create.error
  return (
    <CrudForm
      title={feature ? `Edit ${feature.title}` : 'Add feature'}
      submitLabel={feature ? 'Save feature' : 'Add feature'}
      takesFocus={crud.round > 0}
      busy={create.isPending || update.isPending}
      error={error && failureText(feature ? 'updateFeature' : 'createFeature', error)}
      onSubmit={submit}
      onCancel={crud.reset}
    >
      <TextField {...register('title')} label="Title" size="sm" error={errors.title?.message} />
      <TextAreaField
        {...register('description')}
        label="Description"
        size="sm"
        error={errors.description?.message}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField {...register('icon')} label="Icon" size="sm" error={errors.icon?.message} />
        <SelectField {...register('category')} label="Category" size="sm">
          <SelectOptions labels={featureCategories} />
        </SelectField>
        <TextField
          {...register('order')}
          label="Order"
          size="sm"
          inputMode="numeric"
          error={errors.order?.message}
        />
        <TextField {...register('color')} label="Colour" size="sm" type="color" className="p-1" />
      </div>
      <TextAreaField
        {...register('benefits')}
        label="Benefits"
        optionalLabel="(optional)"
        size="sm"
        hint="One a line."
      />
    </CrudForm>
  )
}
