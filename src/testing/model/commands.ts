import fc from 'fast-check'
import type { CallInput, OperationId } from '@/contract'
import { clockOffset, setClockOffset } from '@/platform/clock'
import { exclusively } from '@mocks/store/persistence'
import { store } from '@mocks/store/db'
import { accountOf } from './accountRules'
import { inputs, type Target } from './inputs'
import { byId, DAY, MINUTE, type Model, SECOND, without } from './state'
import { ADMIN_PASSWORD, ask, callerOf, type World } from './world'

/** Who acts: the admin, three clients and a visitor. */
const people = [
  { name: 'Rohan', email: 'rohan@chaukhat.example', password: ADMIN_PASSWORD },
  { name: 'Asha', email: 'asha@fort.example', password: 'alphonso-1' },
  { name: 'Bela', email: 'bela@fort.example', password: 'alphonso-2' },
  { name: 'Chand', email: 'chand@fort.example', password: 'alphonso-3' },
]
const [ADMIN, VISITOR] = [0, people.length]
const nameOf = (who: number) => people[who]?.name ?? 'A visitor'

/** Each command changes the model and the mock alike, and throws where they come to differ. */
type Command = fc.AsyncCommand<World, World>
const command = (
  text: string,
  run: (world: World) => Promise<unknown>,
  check: (world: Readonly<World>) => boolean = () => true,
): Command => ({
  check,
  run: async (world) => void (await run(world)),
  toString: () => text,
})

/** Signs the person in who is not, or no longer; who has no account makes one. */
async function signIn(world: World, who: number): Promise<void> {
  const person = people[who]
  if (!person || callerOf(world.model, world.tokens[who])) return
  const { name, email, password } = person
  const session = accountOf(world.model, email)
    ? await ask(world, name, undefined, 'login', { body: { email, password } })
    : await ask(world, name, undefined, 'register', { body: { name, email, password } })
  world.tokens[who] = session?.token
}

/** The rows that a call may be about, and an id that nobody has. */
const targets: Record<Target, (model: Model) => readonly { _id: string }[]> = {
  none: () => [],
  account: ({ accounts }) => accounts,
  plan: ({ plans }) => plans,
  coupon: ({ coupons }) => coupons,
  bought: ({ bought }) => bought,
  pending: ({ bought }) => bought.filter(({ status }) => status === 'pending'),
  asked: ({ bought }) => bought.filter(({ renewalStatus }) => renewalStatus === 'pending'),
  note: ({ notes }) => notes,
  ticket: ({ tickets }) => tickets,
  paymentOption: ({ paymentOptions }) => paymentOptions,
  feature: ({ features }) => features,
  service: ({ services }) => services,
  teamMember: ({ teamMembers }) => teamMembers,
  contact: ({ contacts }) => contacts,
}
/** One of the rows that the call may be about: a client's own three times of four. */
function idIn({ model, tokens }: World, target: Target, nth: number, who: number): string {
  const all = targets[target](model)
  const caller = callerOf(model, tokens[who])
  const own = all.filter((row) => 'userId' in row && row.userId === caller?._id)
  const rows = nth % 4 > 0 && who !== ADMIN && own.length > 0 ? own : all
  return nth % 20 === 0 ? 'nobody' : (rows[nth % rows.length]?._id ?? 'nobody')
}
/** A call about a row that is not there is made now and then only. */
const isWorthwhile = ({ model }: World, target: Target, nth: number) =>
  target === 'none' || targets[target](model).length > 0 || nth % 20 === 0

/** A call by the person who usually makes it, seldom by another one, and seldom signed out. */
function calls(id: OperationId): fc.Arbitrary<Command> {
  const { target, body, by, idInBody } = inputs[id]
  const usual = by === 'admin' ? fc.constant(ADMIN) : fc.integer({ min: 1, max: people.length - 1 })
  const who = fc.oneof(
    { weight: 14, arbitrary: usual },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: VISITOR }) },
  )
  const signsIn = fc.oneof(
    { weight: 19, arbitrary: fc.constant(true) },
    { weight: 1, arbitrary: fc.constant(false) },
  )
  return fc.tuple(who, fc.nat(100), body, signsIn).map(([person, nth, sent, isFresh]) =>
    command(
      `${nameOf(person)}: ${id}`,
      async (world) => {
        if (isFresh) await signIn(world, person)
        const rowId = idIn(world, target, nth, person)
        const input = {
          params: target === 'none' || idInBody !== undefined ? undefined : { id: rowId },
          body: idInBody === undefined ? sent : { [idInBody]: rowId, ...Object(sent) },
        }
        return ask(world, nameOf(person), world.tokens[person], id, input as unknown as CallInput<typeof id>)
      },
      (world) => isWorthwhile(world, target, nth),
    ),
  )
}

/** The clock goes forward, past locks, reminders, sessions and terms. */
const waits = fc
  .constantFrom(SECOND, 31 * SECOND, 16 * MINUTE, DAY / 2, DAY, DAY + 1, 6 * DAY, 8 * DAY, 28 * DAY, 90 * DAY)
  .map((ms) =>
    command(`${ms / 1000} s pass`, async (world) => {
      world.story.push(`${ms / 1000} s pass`)
      world.model.now += ms
      setClockOffset(clockOffset() + ms)
    }),
  )

const leaves = fc.integer({ min: 0, max: people.length - 1 }).map((who) =>
  command(`${nameOf(who)} logs out`, async (world) => {
    world.story.push(`${nameOf(who)} logs out`)
    world.tokens[who] = undefined
  }),
)

/** No call deletes an account, so that it happens behind the server's back, as by hand in its database. */
const accountDeleted = fc.integer({ min: 1, max: people.length - 1 }).map((who) =>
  command(`${nameOf(who)}'s account is deleted`, async (world) => {
    const account = accountOf(world.model, people[who]?.email ?? '')
    if (!account || !byId(world.model.accounts, account._id)) return
    world.story.push(`${nameOf(who)}'s account is deleted`)
    without(world.model.accounts, account._id)
    await exclusively(() => store.user.delete(account._id))
  }),
)

const ids = Object.keys(inputs) as OperationId[]

/** What may happen next, the calls of the money path most often. */
export const commands: fc.Arbitrary<Command>[] = [
  fc.oneof(
    ...ids.map((id) => ({ weight: inputs[id].weight ?? 2, arbitrary: calls(id) })),
    { weight: 20, arbitrary: waits },
    { weight: 2, arbitrary: leaves },
    { weight: 1, arbitrary: accountDeleted },
  ),
]

/** Everything that anybody can read, read once more: each list of the contract, by the admin and by each client. */
export async function readAll(world: World): Promise<void> {
  const lists = ids.filter((id) => /^list|^getStats/.test(id) && inputs[id].target === 'none')
  for (let who = 0; who < people.length; who += 1) {
    const caller = callerOf(world.model, world.tokens[who])
    const readable = lists.filter((id) => caller?.role === 'admin' || id.startsWith('listMy'))
    for (const id of caller ? readable : [])
      await ask(world, nameOf(who), world.tokens[who], id, {} as CallInput<OperationId>)
  }
}
