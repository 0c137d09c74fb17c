import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { DEFAULT_CATEGORY, DEFAULT_ORDER } from '@/config/constants'
import { type Feature, type FeatureInput, schemas } from '@/contract'
import { SelectField, SelectOptions } from '@/kit/forms/SelectField'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { TextField } from '@/kit/forms/TextField'
import { CrudForm } from '../crud/CrudForm'
import { displayOrder, lines, requiredText } from '../common/fields'
import type { Crud } from '../crud/useCrud'
import { useCrudForm } from '../crud/useCrudForm'
import { pickableColor } from '../common/pickableColor'

export const featureCategories: Record<Feature['category'], string> = {
  web: 'Web',
  mobile: 'Mobile',
  design: 'Design',
  marketing: 'Marketing',
  other: 'Other',
}

const { shape } = schemas.createFeature.body

const resolver = zodResolver(
  z.extend(schemas.createFeature.body, {
    title: requiredText(shape.title, 'Please enter a title.'),
    description: requiredText(shape.description, 'Please enter a description.'),
    icon: requiredText(shape.icon, 'Please enter an icon.'),
    order: displayOrder(shape.order, 0),
    benefits: lines(shape.benefits),
  }),
)

const valuesOf = (feature: Feature | null) => ({
  title: feature?.title ?? '',
  description: feature?.description ?? '',
  icon: feature?.icon ?? '',
  category: feature?.category ?? DEFAULT_CATEGORY,
  order: String(feature?.order ?? DEFAULT_ORDER),
  color: pickableColor(feature?.color),
  benefits: feature?.benefits.join('\n') ?? '',
})

export function FeatureForm({ crud }: { crud: Crud<Feature, FeatureInput> }) {
  const { field, optionalField, frame } = useCrudForm(crud, resolver, valuesOf)
  return (
    <CrudForm frame={frame}>
      <TextField {...field('title')} label="Title" />
      <TextAreaField {...field('description')} label="Description" />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 slim:grid-cols-1">
        <TextField {...field('icon')} label="Icon" />
        <SelectField {...field('category')} label="Category">
          <SelectOptions labels={featureCategories} />
        </SelectField>
        <TextField {...field('order')} label="Order" inputMode="numeric" />
        <TextField {...field('color')} label="Colour" type="color" className="p-1" />
      </div>
      <TextAreaField {...optionalField('benefits')} label="Benefits" hint="One per line." />
    </CrudForm>
  )
}
