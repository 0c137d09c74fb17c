import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { DEFAULT_CATEGORY, DEFAULT_ORDER } from '@/config/constants'
import { schemas, type Service, type ServiceInput } from '@/contract'
import { SelectField, SelectOptions } from '@/kit/forms/SelectField'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { TextField } from '@/kit/forms/TextField'
import { CrudForm } from '../crud/CrudForm'
import { displayOrder, lines, optionalText, requiredText } from '../common/fields'
import type { Crud } from '../crud/useCrud'
import { useCrudForm } from '../crud/useCrudForm'
import { pickableColor } from '../common/pickableColor'

export const serviceCategories: Record<Service['category'], string> = {
  'web-development': 'Web development',
  'mobile-development': 'Mobile development',
  design: 'Design',
  marketing: 'Marketing',
  consulting: 'Consulting',
  other: 'Other',
}

const { shape } = schemas.createService.body

const resolver = zodResolver(
  z.extend(schemas.createService.body, {
    name: requiredText(shape.name, 'Please enter a name.'),
    description: requiredText(shape.description, 'Please enter the full description.'),
    shortDescription: optionalText(shape.shortDescription),
    icon: requiredText(shape.icon, 'Please enter an icon.'),
    price: optionalText(shape.price),
    duration: optionalText(shape.duration),
    order: displayOrder(shape.order, 0),
    features: lines(shape.features),
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
  color: pickableColor(service?.color),
  features: service?.features.join('\n') ?? '',
})

export function ServiceForm({ crud }: { crud: Crud<Service, ServiceInput> }) {
  const { field, optionalField, frame } = useCrudForm(crud, resolver, valuesOf)
  return (
    <CrudForm frame={frame}>
      <TextField {...field('name')} label="Name" />
      <TextField {...optionalField('shortDescription')} label="Short description" />
      <TextAreaField {...field('description')} label="Full description" />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 slim:grid-cols-1">
        <TextField {...optionalField('price')} label="Price" placeholder="From ₹1,999" />
        <TextField {...optionalField('duration')} label="Duration" placeholder="1 to 2 weeks" />
        <TextField {...field('icon')} label="Icon" />
        <SelectField {...field('category')} label="Category">
          <SelectOptions labels={serviceCategories} />
        </SelectField>
        <TextField {...field('order')} label="Order" inputMode="numeric" />
        <TextField {...field('color')} label="Colour" type="color" className="p-1" />
      </div>
      <TextAreaField {...optionalField('features')} label="Features" hint="One per line." />
    </CrudForm>
  )
}
