import type { Check, Context } from '../check'
import { rowsOf } from '../rows'
import { mustBeTold, notices } from './told'

async function ticket({ probe, world }: Context): Promise<void> {
  const client = await world.client()
  const { _id: id } = await world.ticket(client)
  const token = client.token
  await probe.succeed('listMyComplaints', { token })
  await probe.succeed('getComplaint', { params: { id }, token })
  const text = world.bodies.sentence()
  await probe.succeed('sendChatMessage', { params: { id }, body: { text }, token })
  const said = await probe.succeed('listChatMessages', { params: { id }, token })
  const line = said?.chat.find((each) => each.text === text)
  if (!line || line.from !== 'user')
    probe.breach('sendChatMessage', probe.callOf('listChatMessages', { params: { id }, token }), {
      cause: 'chat-not-stored',
      title: 'What a client writes is not in the chat, or not as theirs',
      place: 'chat.*',
      expected: 'the text, from "user"',
      got: line ? `the text, from "${line.from}"` : 'nothing',
      text: 'The client’s own words stand on the agency’s side, or are gone.',
    })
  const other = await world.client('second')
  for (const operation of ['getComplaint', 'listChatMessages'] as const)
    await probe.refused(
      operation,
      { params: { id }, token: other.token },
      {
        cause: 'another-ticket',
        place: 'the ticket of another client',
        status: 404,
        message: 'Complaint not found or access denied.',
        accepted: 'Any client reads the tickets of all others.',
      },
    )
  await probe.refused(
    'reopenComplaint',
    { params: { id }, token },
    {
      cause: 'reopen-open',
      place: 'the reopening of an open ticket',
      status: 400,
      message: 'This complaint is still open.',
    },
  )
}

async function answer(context: Context): Promise<void> {
  const { probe, world } = context
  const client = await world.client()
  const token = await world.admin()
  const { _id: id } = await world.ticket(client)
  await probe.succeed('listComplaints', { token })
  const before = await notices(context, client)
  const response = world.bodies.sentence()
  const body = { status: 'resolved', response }
  await probe.succeed('resolveComplaint', { params: { id }, body, token })
  const read = await probe.succeed('getComplaint', { params: { id }, token: client.token })
  if (read?.complaint.status !== 'resolved' || read.complaint.response !== response)
    probe.breach('resolveComplaint', probe.callOf('resolveComplaint', { params: { id }, body, token }), {
      cause: 'response-not-stored',
      title: 'The answer to a ticket does not reach the client',
      place: 'getComplaint, complaint.response',
      expected: `resolved, “${response}”`,
      got: `${read?.complaint.status ?? 'nothing'}, ${read?.complaint.response ? 'another text' : 'no response'}`,
      text: 'The ticket is closed, and the client reads no answer.',
    })
  await mustBeTold(context, client, before, 'resolveComplaint', 'an answer to a ticket')
  await probe.refused(
    'sendChatMessage',
    { params: { id }, body: { text: 'Too late' }, token: client.token },
    { cause: 'closed-chat', place: 'a text to a closed chat', status: 400, message: 'This chat is closed.' },
  )
}

async function reopening(context: Context): Promise<void> {
  const { probe, world } = context
  const client = await world.client()
  const token = await world.admin()
  const { _id: id } = await world.ticket(client)
  await probe.succeed('resolveComplaint', {
    params: { id },
    body: { status: 'resolved', response: 'Done.' },
    token,
  })
  await probe.succeed('reopenComplaint', { params: { id }, token: client.token })
  await probe.refused(
    'reopenComplaint',
    { params: { id }, token: client.token },
    {
      cause: 'reopen-twice',
      place: 'a second request to reopen',
      status: 400,
      message: 'A reopen request is already pending.',
    },
  )
  const before = await notices(context, client)
  await probe.succeed('decideReopen', { params: { id }, body: { action: 'accept' }, token })
  const all = rowsOf(await probe.succeed('listComplaints', { token }))
  const stored = all.find(({ _id }) => _id === id)
  if (stored?.['status'] !== 'open' || stored['reopenStatus'] !== 'accepted')
    probe.breach('decideReopen', probe.callOf('listComplaints', { token }), {
      cause: 'reopen-not-stored',
      title: 'An accepted reopening does not open the ticket',
      place: 'complaints.*.status and reopenStatus',
      expected: '"open" and "accepted"',
      got: `${JSON.stringify(stored?.['status'])} and ${JSON.stringify(stored?.['reopenStatus'])}`,
      text: 'The client cannot write, although the admin let them.',
    })
  await mustBeTold(context, client, before, 'decideReopen', 'a decision on a reopening')
  await probe.refused(
    'decideReopen',
    { params: { id }, body: { action: 'accept' }, token },
    {
      cause: 'reopen-undecided',
      place: 'a decision that nobody asked for',
      status: 400,
      message: 'No pending reopen request.',
    },
  )
}

const check = (id: string, title: string, admin: boolean, run: Check['run']): Check => ({
  id,
  title,
  writes: true,
  admin,
  run,
})

export const support: Check[] = [
  check('ticket', 'A ticket and its chat, and who may read it', false, ticket),
  check('answer', 'An answer that is stored, and a chat that closes', true, answer),
  check('reopening', 'A ticket opened again', true, reopening),
]
