import { examples } from '../bodies'
import { adminCheck, type Check, check, type Context, mustNotify, mustStore } from '../check'

type Tokens = { writer: string; reader: string }

async function mustChat({ probe, fixtures }: Context, from: 'user' | 'admin', id: string, tokens: Tokens) {
  const sent = fixtures.bodies.sentence()
  const read = { params: { id }, token: tokens.reader }
  await probe.succeed('sendChatMessage', { ...read, body: { text: sent }, token: tokens.writer })
  const messages = await probe.succeed('listChatMessages', read)
  const message = messages?.chat.find((each) => each.text === sent)
  if (message?.from === from) return
  const got = message ? `the text, from "${message.from}"` : 'nothing'
  const [writer, reader] = from === 'user' ? ['client', 'agency'] : ['admin', 'client']
  probe.report('sendChatMessage', probe.callOf('listChatMessages', read), {
    title: `The ${writer}’s message is missing from the chat or has the wrong sender`,
    found: ['chat.*', `the text, from "${from}"`, got],
    text: `The message is on the ${reader}’s side, or lost.`,
  })
}

async function ticket(context: Context): Promise<void> {
  const { probe, fixtures } = context
  const client = await fixtures.client()
  const { _id: id } = await fixtures.ticket(client)
  const asked = { params: { id }, token: client.token }
  await probe.succeed('listMyComplaints', { token: client.token })
  await probe.succeed('getComplaint', asked)
  await mustChat(context, 'user', id, { writer: client.token, reader: client.token })
  const other = await fixtures.client('second')
  for (const operation of ['getComplaint', 'listChatMessages'] as const)
    await probe.mustRefuse(operation, { ...asked, token: other.token }, [
      'the ticket of another client',
      'Complaint not found or access denied.',
      'Every client can read the tickets of all others.',
    ])
  const open = ['a request to reopen an open ticket', 'This complaint is still open.'] as const
  await probe.mustRefuse('reopenComplaint', asked, open)
}

export const supportChecks: Check[] = [
  check('ticket', 'A ticket and its chat, and who may read them', ticket),
  adminCheck('admin-chat', 'An admin’s message in a ticket’s chat', async (context) => {
    const { probe, fixtures, token } = context
    const client = await fixtures.client()
    const { _id: id } = await fixtures.ticket(client)
    await probe.succeed('listChatMessages', { params: { id }, token })
    await mustChat(context, 'admin', id, { writer: token, reader: client.token })
  }),
  adminCheck('answer', 'A response that closes the chat', async ({ probe, fixtures, token }) => {
    const client = await fixtures.client()
    const { _id } = await fixtures.ticket(client)
    const params = { id: _id }
    await probe.succeed('listComplaints', { token })
    const response = fixtures.bodies.sentence()
    const body = { status: 'resolved', response }
    await mustNotify(probe, client, 'resolveComplaint', { params, body, token })
    await mustStore(probe, ['resolveComplaint', 'getComplaint', client.token], _id, {
      status: [['resolved'], 'The client keeps writing to a ticket that is closed for the admin.'],
      response: [[response], 'The ticket is closed, but the client sees no response.'],
    })
    const late = { params, body: { text: 'Too late' }, token: client.token }
    await probe.mustRefuse('sendChatMessage', late, ['a message to a closed chat', 'This chat is closed.'])
  }),
  adminCheck('reopening', 'A ticket opened again', async ({ probe, fixtures, token }) => {
    const client = await fixtures.client()
    const { _id } = await fixtures.ticket(client)
    const params = { id: _id }
    await probe.succeed('resolveComplaint', { params, body: examples['resolveComplaint'], token })
    await probe.succeed('reopenComplaint', { params, token: client.token })
    const again = ['a second request to reopen', 'A reopen request is already pending.'] as const
    await probe.mustRefuse('reopenComplaint', { params, token: client.token }, again)
    const accept = { params, body: { action: 'accept' }, token }
    await mustNotify(probe, client, 'decideReopen', accept)
    await mustStore(probe, ['decideReopen', 'listComplaints', token], _id, {
      status: [['open'], 'The client cannot write, although the admin has accepted.'],
      reopenStatus: [['accepted'], 'The panel asks the admin to decide again.'],
    })
    const none = ['a decision without a request to reopen', 'No pending reopen request.'] as const
    await probe.mustRefuse('decideReopen', accept, none)
  }),
]
