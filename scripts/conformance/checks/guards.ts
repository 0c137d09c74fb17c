import { type OperationId, operations } from '@/contract'
import { UNKNOWN_ID } from '../bodies'
import { type Check, check, type Context, inBatches, readers } from '../check'

const guarded = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].audience !== 'visitor',
)
const forAdmins = guarded.filter((id) => operations[id].audience === 'admin')
const isRead = (id: OperationId) => operations[id].method === 'get'

const ofClient = async ({ fixtures }: Context) => (await fixtures.client()).token
const cases = [
  ['no-token', 'without a token', 'No token, authorization denied.', guarded, async () => null],
  ['bad-token', 'with an invalid token', 'Token is not valid.', guarded, async () => 'not-a-valid-token'],
  ['wrong-role', 'to the panel by a client', 'Admin access required.', forAdmins, ofClient],
] as const

/** The calls have an unknown ID and no body: a server that accepts them changes nothing, but may send reminders. */
const guardCheck = ([id, by, message, all, token]: (typeof cases)[number], reads: boolean): Check => ({
  ...check(
    `${id}-${reads ? 'read' : 'write'}`,
    `Calls ${by}: ${reads ? 'reads' : 'writes'}`,
    async (context) => {
      const input = { params: { id: UNKNOWN_ID }, token: await token(context) }
      const accepted = `Users notice nothing, but anyone who knows the URL can ${reads ? 'read the data' : 'make the change'}.`
      const refused = [`a call ${by}`, message, accepted] as const
      const ids = all.filter((each) => isRead(each) === reads)
      await inBatches(ids, (each) => context.probe.mustRefuse(each, input, refused))
    },
  ),
  // a call with the wrong role needs a client, and registering one is a write
  writes: !reads || id === 'wrong-role',
})

export const guardChecks: Check[] = [
  ...cases.flatMap((each) => [guardCheck(each, true), guardCheck(each, false)]),
  // The contract leaves open whether this call needs a token.
  ...readers([
    check('payment-options-guard', 'Payment options without a token', async ({ probe }) => {
      const { call, status } = await probe.send('listPaymentOptions')
      const title =
        status === 401 || status === 403
          ? 'The panel’s payment options need a token, as the contract advises; the panel sends it'
          : 'The panel’s payment options need no token: anyone can change where clients pay'
      const found = ['a call without a token', '401', String(status)] as const
      probe.report('listPaymentOptions', call, { title, found, area: 'status', verdict: 'advice' })
    }),
  ]),
]
