import { type OperationId, operations } from '@/contract'
import type { Check, Context } from '../check'
import type { Refusal } from '../judge'
import type { Input } from '../probe'
import { sideBySide } from '../sideBySide'

const all = Object.keys(operations) as OperationId[]
const guarded = all.filter((id) => operations[id].audience !== 'visitor')
const forAdmins = guarded.filter((id) => operations[id].audience === 'admin')
const isReading = (id: OperationId) => operations[id].method === 'get'

const UNKNOWN_ID = '64b000000000000000000000'

/** Nothing happens should the server let it through: no such row, and no field of a body. */
const harmless = (token: string | null): Input => ({ params: { id: UNKNOWN_ID }, token })

const tell = (id: OperationId): string =>
  isReading(id) ? 'Anybody reads it who knows the address.' : 'Anybody does it who knows the address.'

type Case = Pick<Refusal, 'cause' | 'place' | 'status' | 'message'> & { operations: readonly OperationId[] }

const noToken: Case = {
  cause: 'no-token',
  place: 'a call without a token',
  status: 401,
  message: 'No token, authorization denied.',
  operations: guarded,
}
const badToken: Case = {
  cause: 'bad-token',
  place: 'a call with a token that is not valid',
  status: 401,
  message: 'Token is not valid.',
  operations: guarded,
}
const wrongRole: Case = {
  cause: 'wrong-role',
  place: 'a call of the panel by a client',
  status: 403,
  message: 'Admin access required.',
  operations: forAdmins,
}

function refuseAll(
  { probe }: Context,
  one: Case,
  ids: readonly OperationId[],
  token: string | null,
): Promise<void> {
  const { operations: _, ...refusal } = one
  return sideBySide(ids, (id) => probe.refused(id, harmless(token), { ...refusal, accepted: tell(id) }))
}

/** Sends reminders to clients when the server has no guard; that is reported, and cannot be asked otherwise. */
const check = (
  id: string,
  title: string,
  one: Case,
  reading: boolean,
  token: (context: Context) => Promise<string | null>,
): Check => ({
  id,
  title,
  writes: !reading,
  admin: false,
  run: async (context) =>
    refuseAll(
      context,
      one,
      one.operations.filter((operation) => isReading(operation) === reading),
      await token(context),
    ),
})

/** The contract leaves it open whether these calls ask for a token; a server is better with it. */
async function paymentOptions({ probe }: Context): Promise<void> {
  const { call, status } = await probe.send('listPaymentOptions')
  const isGuarded = status === 401 || status === 403
  probe.add({
    cause: isGuarded ? 'payment-options-guarded' : 'payment-options-open',
    title: isGuarded
      ? 'The panel’s payment options ask for a token, as the contract advises; the panel sends it'
      : 'The panel’s payment options ask for no token: anybody may change where clients pay',
    area: 'status',
    verdict: 'advice',
    operation: 'listPaymentOptions',
    place: 'a call without a token',
    expected: '401',
    got: String(status),
    curl: probe.curl(call),
  })
}

const none = async () => null
const invalid = async () => 'not-a-token-of-this-server'
const aClients = async ({ world }: Context) => (await world.client()).token

export const guards: Check[] = [
  check('no-token-read', 'Reading without a token', noToken, true, none),
  check('no-token-write', 'Writing without a token', noToken, false, none),
  check('bad-token-read', 'Reading with a token that is not valid', badToken, true, invalid),
  check('bad-token-write', 'Writing with a token that is not valid', badToken, false, invalid),
  {
    id: 'payment-options-guard',
    title: 'Whether the panel’s payment options ask for a token',
    writes: false,
    admin: false,
    run: paymentOptions,
  },
  // a client has to be registered first
  { ...check('wrong-role-read', 'The panel, read by a client', wrongRole, true, aClients), writes: true },
  check('wrong-role-write', 'The panel, used by a client', wrongRole, false, aClients),
]
