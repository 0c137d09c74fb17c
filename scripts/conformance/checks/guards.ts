import { type OperationId, operations } from '@/contract'
import { UNKNOWN_ID } from '../bodies'
import { type Check, check, type Context, inBatches } from '../check'

const guarded = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].audience !== 'visitor',
)
const forAdmins = guarded.filter((id) => operations[id].audience === 'admin')
const isRead = (id: OperationId) => operations[id].method === 'get'

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
    by: 'of admin data by a client',
    place: 'an admin call by a client',
    operations: forAdmins,
    message: 'Admin access required.',
    token: async ({ fixtures }) => (await fixtures.client()).token,
  },
]

/** The calls have an unknown ID and no body: a server that accepts them changes nothing, but may send reminders. */
const guardCheck = ({ id, by, place, message, token, ...rest }: Case, reads: boolean): Check =>
  // a wrong role needs a registered client, which is a write
  check(
    `${id}-${reads ? 'read' : 'write'}`,
    `${reads ? 'Reads' : 'Writes'} ${by}`,
    reads && id !== 'wrong-role' ? 'reads' : 'writes',
    async (context) => {
      const input = { params: { id: UNKNOWN_ID }, token: await token(context) }
      const accepted = `Users notice nothing, but anyone who knows the URL can ${reads ? 'read the data' : 'make the change'}.`
      const ids = rest.operations.filter((each) => isRead(each) === reads)
      await inBatches(ids, (each) => context.probe.mustRefuse(each, input, [place, message, accepted]))
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
    probe.reportBreach('listPaymentOptions', call, { title, found, area: 'status', verdict: 'advice' })
  }),
]
