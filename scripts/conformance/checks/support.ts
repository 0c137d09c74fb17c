import { adminCheck, type Check, check, type Context, mustNotify, mustStore } from '../check'

/** By the sender: the title of a finding, and its effect on users. */
const chatFaults = {
  user: [
    'The client’s message is missing from the chat or has the wrong sender',
    'The client’s message is on the agency’s side, or lost.',
  ],
  admin: [
    'The admin’s message is missing from the chat or has the wrong sender',
    'The agency’s message is on the client’s side, or lost.',
  ],
} as const

async function mustChat(
  { probe, fixtures }: Context,
  from: keyof typeof chatFaults,
  params: { id: string },
  tokens: { writer: string; reader: string },
) {
  const sent = fixtures.bodies.sentence()
  await probe.succeed('sendChatMessage', { params, body: { text: sent }, token: tokens.writer })
  const read = { params, token: tokens.reader }
  const messages = await probe.succeed('listChatMessages', read)
  const message = messages?.chat.find((each) => each.text === sent)
  if (message?.from === from) return
  const [title, text] = chatFaults[from]
  const got = message ? `the text, from "${message.from}"` : 'nothing'
  probe.reportBreach('sendChatMessage', probe.callOf('listChatMessages', read), {
    title,
    found: ['chat.*', `the text, from "${from}"`, got],
    text,
  })
}

async function ticket({ probe, fixtures }: Context): Promise<void> {
  const client = await fixtures.client()
  const params = { id: (await fixtures.ticket(client))._id }
  const { token } = client
  await probe.succeed('listMyComplaints', { token })
  await probe.succeed('getComplaint', { params, token })
  await mustChat({ probe, fixtures }, 'user', params, { writer: token, reader: token })
  const other = await fixtures.client('second')
  for (const operation of ['getComplaint', 'listChatMessages'] as const)
    await probe.mustRefuse(operation, { params, token: other.token }, [
      'the ticket of another client',
      'Complaint not found or access denied.',
      'Every client can read the tickets of all others.',
    ])
  await probe.mustRefuse('reopenComplaint', { params, token }, [
    'a request to reopen an open ticket',
    'This complaint is still open.',
  ])
}

export const supportChecks: Check[] = [
  check('ticket', 'A ticket and its chat, and who may read it', 'writes', ticket),
  adminCheck('admin-chat', 'An admin’s message in a ticket’s chat', 'writes', async (context) => {
    const { probe, fixtures, token } = context
    const client = await fixtures.client()
    const params = { id: (await fixtures.ticket(client))._id }
    await probe.succeed('listChatMessages', { params, token })
    await mustChat(context, 'admin', params, { writer: token, reader: client.token })
  }),
  adminCheck('answer', 'A response that closes the chat', 'writes', async ({ probe, fixtures, token }) => {
    const client = await fixtures.client()
    const { _id } = await fixtures.ticket(client)
    const params = { id: _id }
    await probe.succeed('listComplaints', { token })
    const response = fixtures.bodies.sentence()
    const body = { status: 'resolved', response }
    await mustNotify(probe, client, 'resolveComplaint', { params, body, token })
    await mustStore(probe, ['resolveComplaint', 'getComplaint', client.token], _id, {
      status: [
        ['resolved'],
        'A resolved ticket is open for the client',
        'The client keeps writing to a ticket that is closed for the admin.',
      ],
      response: [
        [response],
        'The response to a ticket does not reach the client',
        'The ticket is closed, but the client sees no response.',
      ],
    })
    await probe.mustRefuse('sendChatMessage', { params, body: { text: 'Too late' }, token: client.token }, [
      'a message to a closed chat',
      'This chat is closed.',
    ])
  }),
  adminCheck('reopening', 'A ticket opened again', 'writes', async ({ probe, fixtures, token }) => {
    const client = await fixtures.client()
    const { _id } = await fixtures.ticket(client)
    const params = { id: _id }
    await probe.succeed('resolveComplaint', {
      params,
      body: { status: 'resolved', response: 'Done.' },
      token,
    })
    await probe.succeed('reopenComplaint', { params, token: client.token })
    await probe.mustRefuse('reopenComplaint', { params, token: client.token }, [
      'a second request to reopen',
      'A reopen request is already pending.',
    ])
    const accept = { params, body: { action: 'accept' }, token }
    await mustNotify(probe, client, 'decideReopen', accept)
    await mustStore(probe, ['decideReopen', 'listComplaints', token], _id, {
      status: [
        ['open'],
        'An accepted request does not reopen the ticket',
        'The client cannot write, although the admin has accepted.',
      ],
      reopenStatus: [
        ['accepted'],
        'The reopen status of an accepted request is not “accepted”',
        'The panel asks the admin to decide again.',
      ],
    })
    await probe.mustRefuse('decideReopen', accept, [
      'a decision without a request to reopen',
      'No pending reopen request.',
    ])
  }),
]
