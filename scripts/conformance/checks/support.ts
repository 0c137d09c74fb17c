import { type Check, check, type Context, mustNotify, mustStore } from '../check'

type Chat = readonly [writer: string, reader: string, from: 'user' | 'admin']

async function mustChat(
  { probe, fixtures }: Context,
  params: { id: string },
  [writer, reader, from]: Chat,
  [title, text]: readonly [title: string, text: string],
) {
  const sent = fixtures.bodies.sentence()
  await probe.succeed('sendChatMessage', { params, body: { text: sent }, token: writer })
  const messages = await probe.succeed('listChatMessages', { params, token: reader })
  const message = messages?.chat.find((each) => each.text === sent)
  if (message?.from === from) return
  const got = message ? `the text, from "${message.from}"` : 'nothing'
  probe.breach('sendChatMessage', probe.callOf('listChatMessages', { params, token: reader }), {
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
  await mustChat(
    { probe, fixtures },
    params,
    [token, token, 'user'],
    [
      'The chat lacks the client’s message, or shows it as someone else’s',
      'The client’s own words are on the agency’s side, or lost.',
    ],
  )
  const other = await fixtures.client('second')
  for (const operation of ['getComplaint', 'listChatMessages'] as const)
    await probe.refused(operation, { params, token: other.token }, [
      'the ticket of another client',
      'Complaint not found or access denied.',
      'Every client can read the tickets of all others.',
    ])
  await probe.refused('reopenComplaint', { params, token }, [
    'a request to reopen an open ticket',
    'This complaint is still open.',
  ])
}

export const supportChecks: Check[] = [
  check('ticket', 'A ticket and its chat, and who may read it', 'writes', ticket),
  check('admin-chat', 'The admin in a ticket’s chat', 'admin writes', async (context) => {
    const { probe, fixtures } = context
    const client = await fixtures.client()
    const token = await fixtures.admin()
    const params = { id: (await fixtures.ticket(client))._id }
    await probe.succeed('listChatMessages', { params, token })
    await mustChat(
      context,
      params,
      [token, client.token, 'admin'],
      [
        'The chat lacks the admin’s message, or shows it as someone else’s',
        'The agency’s words are on the client’s side, or lost.',
      ],
    )
  }),
  check('answer', 'A response that closes the chat', 'admin writes', async ({ probe, fixtures }) => {
    const client = await fixtures.client()
    const token = await fixtures.admin()
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
        'The ticket is closed, and the client reads no response.',
      ],
    })
    await probe.refused('sendChatMessage', { params, body: { text: 'Too late' }, token: client.token }, [
      'a message to a closed chat',
      'This chat is closed.',
    ])
  }),
  check('reopening', 'A ticket opened again', 'admin writes', async ({ probe, fixtures }) => {
    const client = await fixtures.client()
    const token = await fixtures.admin()
    const { _id } = await fixtures.ticket(client)
    const params = { id: _id }
    await probe.succeed('resolveComplaint', {
      params,
      body: { status: 'resolved', response: 'Done.' },
      token,
    })
    await probe.succeed('reopenComplaint', { params, token: client.token })
    await probe.refused('reopenComplaint', { params, token: client.token }, [
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
        'An accepted request to reopen does not count as accepted',
        'The admin is asked again.',
      ],
    })
    await probe.refused('decideReopen', accept, [
      'a decision without a request to reopen',
      'No pending reopen request.',
    ])
  }),
]
