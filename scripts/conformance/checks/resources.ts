import { bodyOf, type Collection, collections } from '../bodies'
import { check, type Context, mustStore } from '../check'
import { callsOf, rowsOf } from '../fixtures'

/** A field that an update changes, and one that is unique. */
const fieldsOf: Record<Collection, { change?: Record<string, unknown>; taken?: [string, string] }> = {
  plan: { change: { price: 2099 }, taken: ['name', 'A plan with this name already exists.'] },
  coupon: { taken: ['code', 'Coupon code already exists.'] },
  paymentOption: { change: { description: 'Changed' }, taken: ['upiId', 'UPI ID already exists.'] },
  teamMember: { change: { position: 'Developer' } },
  feature: { change: { description: 'Changed' } },
  service: { change: { description: 'Changed' } },
}

/** Creates, lists, changes and deletes a row. */
async function life(context: Context, collection: Collection): Promise<void> {
  const { probe, fixtures } = context
  const token = await fixtures.admin()
  const { create, list, update, remove } = callsOf(collection)
  const { change, taken } = fieldsOf[collection]
  const { row, fields } = await fixtures.make(collection)
  const { _id } = row
  const params = { id: _id }
  const reader = collection === 'plan' ? null : token
  const rule = [
    'The list does not have what was saved',
    'The product says that it is saved, and shows what was there before.',
  ] as const
  await mustStore(probe, [create, list, reader], { _id }, rule)
  if (update && change) {
    await probe.succeed(update, { params, body: bodyOf(collection, { ...fields, ...change }), token })
    await mustStore(probe, [update, list, reader], { _id, ...change }, rule)
  }
  if (taken) {
    const [field, message] = taken
    const { body } = fixtures.bodies.of(collection, { [field]: fields[field] })
    await probe.refused(create, { body, token }, [`a taken ${field}`, message])
  }
  await probe.succeed(remove, { params, token })
  if (rowsOf(await probe.succeed(list, { token: reader })).some((each) => each._id === _id))
    probe.breach(remove, probe.callOf(remove, { params, token }), {
      title: 'The list still has what was deleted',
      found: [list, 'no such row', 'the row'],
      text: 'The row stays, although the product says that it is deleted.',
    })
}

export const resources = collections.map((collection) =>
  check(`life-${collection}`, `A ${collection}: created, changed, deleted`, 'admin writes', (context) =>
    life(context, collection),
  ),
)
