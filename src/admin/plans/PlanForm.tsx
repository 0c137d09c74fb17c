import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod/mini'
import { type Plan, type PlanInput, schemas } from '@/contract'
import { CheckboxField } from '@/kit/forms/CheckboxField'
import { TextAreaField } from '@/kit/forms/TextAreaField'
import { TextField } from '@/kit/forms/TextField'
import { keyInName, planKey } from '@/domain/plan'
import { pickableColor } from '../common/pickableColor'
import { CrudForm } from '../crud/CrudForm'
import type { Crud } from '../crud/useCrud'
import { useCrudForm } from '../crud/useCrudForm'
import {
  commaList,
  entries,
  optionalPositive,
  optionalText,
  positiveNumber,
  requiredText,
} from '../common/fields'

const { shape } = schemas.createPlan.body

/** Splits features at commas, except in stored features that contain a comma. */
function featuresIn(text: string, plan: Plan | null): string[] {
  const whole = plan?.features.find(
    (feature) => feature.includes(',') && `, ${text},`.includes(`, ${feature},`),
  )
  if (plan === null || whole === undefined) return commaList(text)
  const others = { ...plan, features: plan.features.filter((feature) => feature !== whole) }
  const [before = '', ...after] = text.split(whole)
  return [...featuresIn(before, others), whole, ...featuresIn(after.join(whole), others)]
}

const resolverOf = (plan: Plan | null) =>
  zodResolver(
    z.extend(schemas.createPlan.body, {
      name: requiredText(shape.name, 'Please enter a name.'),
      price: positiveNumber(shape.price, 'Price must be a positive number.'),
      oldPrice: optionalPositive(shape.oldPrice, 'Old price must be a positive number.'),
      save: optionalText(shape.save),
      features: entries(shape.features, (text) => featuresIn(text, plan)),
      duration: positiveNumber(shape.duration, 'Duration must be a positive number of days.'),
    }),
  )

/** A subscription stores a plan key, so a plan cannot be identified by a name without a key, or with another plan's. */
function keyHint(name: string, others: readonly Plan[]): string | undefined {
  if (name.trim() === '') return undefined
  if (keyInName(name) === null)
    return 'Clients will see this plan as Starter, and neither this plan nor Starter will show a price. To avoid that, add Starter, Premium or Pro to the name, whichever no other plan uses.'
  const twin = others.find((other) => planKey(other.name) === planKey(name))
  return (
    twin && `Requests for this plan look the same as those for ${twin.name}, so neither will show a price.`
  )
}

const featuresText = ({ features }: Plan) => features.join(', ')

const valuesOf = (plan: Plan | null) => ({
  name: plan?.name ?? '',
  price: String(plan?.price ?? ''),
  oldPrice: String(plan?.oldPrice ?? ''),
  save: plan?.save ?? '',
  features: plan ? featuresText(plan) : '',
  highlight: plan?.highlight ?? false,
  color: pickableColor(plan?.color),
  duration: String(plan?.duration ?? ''),
})

const featuresHint = ({ length }: readonly string[]) =>
  `A comma starts a new feature.${length > 0 ? ` You have ${length}.` : ''}`

export function PlanForm({ crud }: { crud: Crud<Plan, PlanInput> }) {
  const plan = crud.editing
  const others = crud.records.data?.filter(({ _id }) => _id !== plan?._id) ?? []
  const { register, field, optionalField, frame, watch } = useCrudForm(crud, resolverOf(plan), valuesOf)
  return (
    <CrudForm frame={frame}>
      <TextField {...field('name')} label="Name" hint={keyHint(watch('name'), others)} />
      <div className="grid grid-cols-2 gap-x-3 gap-y-4 slim:grid-cols-1">
        <TextField {...field('price')} label="Price (₹)" inputMode="decimal" />
        <TextField {...field('duration')} label="Duration (days)" inputMode="numeric" />
        <TextField {...optionalField('oldPrice')} label="Old price" inputMode="decimal" />
        <TextField {...field('color')} label="Colour" type="color" className="p-1" />
      </div>
      <TextField
        {...optionalField('save')}
        label="Saving"
        hint="For your own reference, such as Save ₹998. Clients see the old price minus the price."
      />
      <TextAreaField
        {...optionalField('features')}
        label="Features"
        hint={featuresHint(featuresIn(watch('features'), plan))}
      />
      <CheckboxField
        {...register('highlight')}
        label="Highlight this plan"
        hint="It gets the Best Value badge."
      />
    </CrudForm>
  )
}
