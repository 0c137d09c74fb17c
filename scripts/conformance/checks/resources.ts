import type { OperationId } from '@/contract'
import type { Check, Context } from '../check'
import { bodyOf, type Thing } from '../bodies'
import { type Row, rowsOf } from '../rows'

type Resource = {
  thing: Thing
  called: string
  list: OperationId
  create: OperationId
  update?: OperationId
  remove: OperationId
  /** A field that an update changes. */
  change?: { field: string; value: unknown }
  duplicate?: { message: string; field: string }
}

const resources: readonly Resource[] = [
  {
    thing: 'plan',
    called: 'Plan',
    list: 'listPlans',
    create: 'createPlan',
    update: 'updatePlan',
    remove: 'deletePlan',
    change: { field: 'price', value: 2099 },
    duplicate: { field: 'name', message: 'A plan with this name already exists.' },
  },
  {
    thing: 'paymentOption',
    called: 'Payment option',
    list: 'listPaymentOptions',
    create: 'createPaymentOption',
    update: 'updatePaymentOption',
    remove: 'deletePaymentOption',
    change: { field: 'description', value: 'Changed' },
    duplicate: { field: 'upiId', message: 'UPI ID already exists.' },
  },
  {
    thing: 'teamMember',
    called: 'Team member',
    list: 'listTeamMembers',
    create: 'createTeamMember',
    update: 'updateTeamMember',
    remove: 'deleteTeamMember',
    change: { field: 'position', value: 'Developer' },
  },
  {
    thing: 'feature',
    called: 'Feature',
    list: 'listFeatures',
    create: 'createFeature',
    update: 'updateFeature',
    remove: 'deleteFeature',
    change: { field: 'description', value: 'Changed' },
  },
  {
    thing: 'service',
    called: 'Service',
    list: 'listServices',
    create: 'createService',
    update: 'updateService',
    remove: 'deleteService',
    change: { field: 'description', value: 'Changed' },
  },
  {
    thing: 'coupon',
    called: 'Coupon',
    list: 'listCoupons',
    create: 'createCoupon',
    remove: 'deleteCoupon',
    duplicate: { field: 'code', message: 'Coupon code already exists.' },
  },
]

/** Made, listed, changed, refused a second time, removed, and gone. */
async function life(context: Context, resource: Resource): Promise<void> {
  const { probe, world } = context
  const token = await world.admin()
  const { thing, update, change, duplicate, create, remove } = resource
  const { row, fields } = await world.make(thing)
  await mustBeListed(context, resource, row, {})
  if (update && change) {
    const changed = { [change.field]: change.value }
    const body = bodyOf(thing, { ...fields, ...changed })
    await probe.succeed(update, { params: { id: row._id }, body, token })
    await mustBeListed(context, resource, row, changed)
  }
  if (duplicate) {
    const taken = { [duplicate.field]: fields[duplicate.field] }
    await probe.refused(
      create,
      { body: world.bodies.of(thing, taken).body, token },
      {
        cause: 'duplicate',
        place: `a ${duplicate.field} that is taken`,
        status: 400,
        message: duplicate.message,
      },
    )
  }
  await probe.succeed(remove, { params: { id: row._id }, token })
  const call = probe.callOf(remove, { params: { id: row._id }, token })
  if (await listed(context, resource, row))
    probe.breach(remove, call, {
      cause: 'still-there',
      title: 'What was deleted is still in the list',
      place: resource.list,
      expected: 'nothing',
      got: 'the row',
      text: 'The row stays where it was, although the product says that it is deleted.',
    })
}

async function listed(
  { probe, world }: Context,
  { list, thing }: Resource,
  row: Row,
): Promise<Row | undefined> {
  const token = thing === 'plan' ? null : await world.admin()
  const rows = rowsOf(await probe.succeed(list, { token }))
  return rows.find(({ _id }) => _id === row._id)
}

async function mustBeListed(context: Context, resource: Resource, row: Row, fields: Record<string, unknown>) {
  const { probe, world } = context
  const found = await listed(context, resource, row)
  const call = probe.callOf(resource.list, { token: resource.thing === 'plan' ? null : await world.admin() })
  for (const [field, value] of Object.entries(found ? fields : { _id: row._id })) {
    if (found?.[field] === value) continue
    probe.breach(found && resource.update ? resource.update : resource.create, call, {
      cause: 'not-stored',
      title: 'What was saved is not in the list',
      place: `${resource.list}, ${field}`,
      expected: JSON.stringify(value),
      got: JSON.stringify(found?.[field]) ?? 'nothing',
      text: 'The product says that it is saved, and shows what was there before.',
    })
  }
}

export const resourceChecks: Check[] = resources.map((resource) => ({
  id: `life-${resource.thing}`,
  title: `${resource.called}: made, changed, deleted`,
  writes: true,
  admin: true,
  run: (context) => life(context, resource),
}))
