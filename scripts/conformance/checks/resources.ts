import { bodyOf, type Collection, collections } from '../bodies'
import { adminCheck, type AdminContext, mustStore, type Stored } from '../check'
import { callsOf, rowsOf } from '../fixtures'
import { parsed } from '../requestContext'

type Fields = Record<string, unknown>
type Known = {
  /** What an update changes. An undefined field is not sent and must keep its value. */
  change?: Fields
  /** A unique field, and the message if another row has its value. */
  taken?: [field: string, message: string]
  /** Allowed values of fields that were not sent. */
  stored?: Stored
}

const SHOWN = 'The product says that the row is saved, but shows something else.'
const asSent = (field: string, oneOf: readonly unknown[]): Stored => ({
  [field]: [oneOf, SHOWN, `\`${field}\` is not stored as it was sent`],
})

const fieldsOf: Record<Collection, Known> = {
  plan: { change: { price: 2099 }, taken: ['name', 'A plan with this name already exists.'] },
  coupon: {
    taken: ['code', 'Coupon code already exists.'],
    stored: { usageLimit: [[null, 0], 'A few clients use it up.', 'A coupon without a limit gets one'] },
  },
  paymentOption: {
    change: { description: 'Changed', isActive: undefined },
    taken: ['upiId', 'UPI ID already exists.'],
  },
  teamMember: { change: { position: 'Developer' } },
  feature: { change: { description: 'Changed' } },
  service: { change: { description: 'Changed' } },
}

async function life({ probe, fixtures, token }: AdminContext, collection: Collection): Promise<void> {
  const { create, list, update, remove } = callsOf(collection)
  const { change, taken, stored } = fieldsOf[collection]
  const { row, fields } = await fixtures.make(collection)
  const { _id } = row
  const params = { id: _id }
  const reader = collection === 'plan' ? null : token
  // a form sends numbers and objects as strings
  const read = (value: unknown) => (collection === 'teamMember' ? parsed(value) : value)
  const expected: Stored = {
    _id: [[_id], SHOWN],
    ...Object.assign({}, ...Object.entries(fields).map(([field, value]) => asSent(field, [read(value)]))),
    ...stored,
  }
  await mustStore(probe, [create, list, reader], _id, expected)
  if (update && change) {
    await probe.succeed(update, { params, body: bodyOf(collection, { ...fields, ...change }), token })
    for (const [field, value] of Object.entries(change))
      expected[field] =
        value === undefined
          ? [[fields[field]], undefined, `An update without \`${field}\` changes it`]
          : [[value], SHOWN, `An update does not change \`${field}\``]
    await mustStore(probe, [update, list, reader], _id, expected)
  }
  if (taken) {
    const [field, message] = taken
    const { body } = fixtures.bodies.of(collection, { [field]: fields[field] })
    await probe.mustRefuse(create, { body, token }, [`a taken ${field}`, message])
  }
  await probe.succeed(remove, { params, token })
  if (rowsOf(await probe.succeed(list, { token: reader })).some((each) => each._id === _id))
    probe.report(remove, probe.callOf(remove, { params, token }), {
      title: 'A deleted row is still in the list',
      found: [list, 'no such row', 'the row'],
      text: 'The row stays, although the product says that it was deleted.',
    })
}

export const resourceChecks = collections.map((collection) =>
  adminCheck(`life-${collection}`, `A ${collection}: created, changed, deleted`, (context) =>
    life(context, collection),
  ),
)
