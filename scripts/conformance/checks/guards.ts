import { type OperationId, operations } from '@/contract'
import { type Check, check, type Context, inBatches } from '../check'

const guarded = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].audience !== 'visitor',
)
const forAdmins = guarded.filter((id) => operations[id].audience === 'admin')
const isRead = (id: OperationId) => operations[id].method === 'get'

const UNKNOWN_ID = '64b000000000000000000000'

type Case = {
  id: string
  by: string
  place: string
  message: string
  operations: readonly OperationId[]
  token: (context: Context) => Promise<string | null>
}

const cases: Case[] = [
  {
    id: 'no-token',
    by: 'without a token',
    place: 'a call without a token',
    operations: guarded,
    message: 'No token, authorization denied.',
    token: async () => null,
  },
  {
    id: 'bad-token',
    by: 'with an invalid token',
    place: 'a call with an invalid token',
    operations: guarded,
    message: 'Token is not valid.',
    token: async () => 'not-a-token-of-this-server',
  },
  {
    id: 'wrong-role',
    by: 'of the panel by a client',
    place: 'an admin call by a client',
    operations: forAdmins,
    message: 'Admin access required.',
    token: async ({ fixtures }) => (await fixtures.client()).token,
  },
]

/** Without a body and with an unknown ID, nothing happens if the server lets the call through; only reminders go out. */
const guardCheck = ({ id, by, place, message, token, ...rest }: Case, reads: boolean): Check =>
  // the client of the last case has to be registered
  check(
    `${id}-${reads ? 'read' : 'write'}`,
    `${reads ? 'Reads' : 'Writes'} ${by}`,
    reads && id !== 'wrong-role' ? 'reads' : 'writes',
    async (context) => {
      const input = { params: { id: UNKNOWN_ID }, token: await token(context) }
      const accepted = 'Nothing, but anyone who knows the URL can make the call.'
      const ids = rest.operations.filter((each) => isRead(each) === reads)
      await inBatches(ids, (each) => context.probe.refused(each, input, [place, message, accepted]))
    },
  )

export const guardChecks: Check[] = [
  ...cases.flatMap((each) => [guardCheck(each, true), guardCheck(each, false)]),
  // The contract leaves open whether these calls need a token.
  check('payment-options-guard', 'Payment options without a token', 'reads', async ({ probe }) => {
    const { call, status } = await probe.send('listPaymentOptions')
    const title =
      status === 401 || status === 403
        ? 'The panel’s payment options need a token, as the contract advises; the panel sends it'
        : 'The panel’s payment options need no token: anyone can change where clients pay'
    const found = ['a call without a token', '401', String(status)] as const
    probe.breach('listPaymentOptions', call, { title, found, area: 'status', verdict: 'advice' })
  }),
]
