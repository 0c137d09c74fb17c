// @vitest-environment node
import { beforeEach, expect, test } from 'vitest'
import { type OperationId, operations, serverRules } from '@/contract'
import { answerTo, requestOf, tokenOf } from './testing/inProcess'
import { freshStore } from './transport/node'
import { samples } from './testing/samples'
import { personaOf } from './seeds/personas'

type Caller = 'visitor' | 'visitor with a bad token' | 'user' | 'admin'
const callers: Caller[] = ['visitor', 'visitor with a bad token', 'user', 'admin']
const ids = Object.keys(operations) as OperationId[]

/** Who may do what: the contract's audience and nothing else decides. */
function expected(id: OperationId, caller: Caller): [status: number, message?: string] {
  const { audience } = operations[id]
  const { success } = serverRules[id]
  if (audience === 'visitor' || caller === 'admin') return [success]
  if (caller === 'visitor') return [401, 'No token, authorization denied.']
  if (caller === 'visitor with a bad token') return [401, 'Token is not valid.']
  return audience === 'user' ? [success] : [403, 'Admin access required.']
}

const userIds = { user: personaOf('active').userId, admin: personaOf('admin').userId }

function tokenFor(caller: Caller): string | null {
  if (caller === 'visitor') return null
  return caller === 'visitor with a bad token' ? 'made-up' : tokenOf(userIds[caller])
}

beforeEach(() => freshStore())

const table = ids.flatMap((id) =>
  callers.map((caller) => {
    const [status, message] = expected(id, caller)
    return { id, caller, status, message }
  }),
)

test.each(table)('$id as $caller: $status $message', async ({ id, caller, status, message }) => {
  const input = samples[id](caller === 'admin' ? userIds.admin : userIds.user)
  const response = await answerTo(requestOf(id, input, tokenFor(caller)))
  const body: unknown = await response.json()
  expect({ status: response.status, body }).toMatchObject({
    status,
    body: message === undefined ? {} : { message },
  })
})
