import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { doneText, failureText } from '@/api/errors'
import { createServiceMutation, updateServiceMutation } from '@/api/services'
import { DEFAULT_CATEGORY, DEFAULT_COLOR, DEFAULT_ORDER } from '@/config/constants'
import { schemas, type Service } from '@/contract'
import { SelectField } from '@/kit/SelectField'
import { TextAreaField } from '@/kit/TextAreaField'
import { TextField } from '@/kit/TextField'
import { CrudForm } from '../crud/CrudForm'
import { displayOrder, lines, optionalText, requiredText } from '../fields'
import { SelectOptions } from '../crud/SelectOptions'
import type { Crud } from '../crud/useCrud'
import { serviceCategories } from './serviceCategories'

const resolver = zodResolver(
  schemas.createService.body.extend({
    name: requiredText('Please enter a name.'),
    description: requiredText('Please enter the full description.'),
    shortDescription: optionalText,
    icon: requiredText('Please enter an icon.'),
    price: optionalText,
    duration: optionalText,
    order: displayOrder(0),
    features: lines,
  }),
)

const valuesOf = (service: Service | null) => ({
  name: service?.name ?? '',
  description: service?.description ?? '',
  shortDescription: service?.shortDescription ?? '',
  icon: service?.icon ?? '',
  category: service?.category ?? DEFAULT_CATEGORY,
  price: service?.price ?? '',
  duration: service?.duration ?? '',
  order: String(service?.order ?? DEFAULT_ORDER),
  color: service?.color ?? DEFAULT_COLOR,
  features: service?.features.join('\n') ?? '',
})

export function ServiceForm({ crud }: { crud: Crud<Service> }) {
  const service = crud.editing
  const create = useMutation(createServiceMutation())
  const update = useMutation(updateServiceMutation())
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: valuesOf(service) })
  const { errors } = formState
  const submit = handleSubmit((body) => {
    if (service === null) {
      create.mutate(body, { onSuccess: () => crud.saved(doneText('createService')) })
    } else {
      update.mutate({ ...body, id: service._id }, { onSuccess: () => crud.saved(doneText('updateService')) })
    }
  })
  const error = service ? update.error : create.error
  return (
    <CrudForm
      title={service ? `Edit ${service.name}` : 'Add service'}
      submitLabel={service ? 'Save service' : 'Add service'}
      takesFocus={crud.round > 0}
      busy={create.isPending || update.isPending}
      error={error && failureText(service ? 'updateService' : 'createService', error)}
      onSubmit={submit}
      onCancel={crud.reset}
    >
      <TextField {...register('name')} label="Name" size="sm" error={errors.name?.message} />
      <TextField
        {...register('shortDescription')}
        label="Short description"
        optionalLabel="(optional)"
        size="sm"
      />
      <TextAreaField
        {...register('description')}
        label="Full description"
        size="sm"
        error={errors.description?.message}
      />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...register('price')}
          label="Price"
          optionalLabel="(optional)"
          size="sm"
          placeholder="From ₹1,999"
        />
        <TextField
          {...register('duration')}
          label="Duration"
          optionalLabel="(optional)"
          size="sm"
          placeholder="1 to 2 weeks"
        />
        <TextField {...register('icon')} label="Icon" size="sm" error={errors.icon?.message} />
        <SelectField {...register('category')} label="Category" size="sm">
          <SelectOptions labels={serviceCategories} />
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
        {...register('features')}
        label="Features"
        optionalLabel="(optional)"
        size="sm"
        hint="One a line."
      />
    </CrudForm>
  )
}
