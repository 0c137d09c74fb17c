import type { Context } from './check'
import { type Client, type Row, rowsOf } from './fixtures'
import { Blocked } from './probe'
import { isSuccess } from './requestContext'

/** Notifies one client. To spare real clients, rejects with Blocked if others get it or an unknown user is accepted. */
export const recipient = ({ probe, fixtures }: Context): Promise<{ client: Client; sent?: Row }> =>
  fixtures.once('recipient', async () => {
    const [client, other] = [await fixtures.client(), await fixtures.client('second')]
    if (client.id === '') throw new Blocked('the ID of a client is not known')
    const token = await fixtures.adminToken()
    const body = { message: fixtures.bodies.sentence(), userId: client.id }
    await probe.succeed('sendNotification', { body, token })
    const call = probe.callOf('sendNotification', { body, token })
    const receivedBy = async ({ token: reader }: Client) =>
      rowsOf(await probe.succeed('listMyNotifications', { token: reader })).find(
        ({ message }) => message === body.message,
      )
    if (await receivedBy(other)) {
      probe.report('sendNotification', call, {
        title: 'A notification for one client is shown to others',
        found: ['listMyNotifications of another client', 'nothing', 'the notification'],
        text: 'Every client reads what was meant for one.',
      })
      fixtures.leftBehind.push(`the notification “${body.message}”, which every client reads`)
      throw new Blocked('the server shows other clients a notification that is meant for one')
    }
    const sent = await receivedBy(client)
    if (!sent)
      probe.report('sendNotification', call, {
        title: 'A notification to one client does not reach them',
        found: ['listMyNotifications of the recipient', 'the notification', 'nothing'],
        text: 'The admin reads “Notification sent!”, but the client gets nothing.',
      })
    const unknown = await probe.mustRefuse(
      'sendNotification',
      { body: { ...body, userId: 'unknown-user' }, token },
      [
        'a notification to an unknown user',
        'User not found.',
        'The admin reads “Notification sent!”, but no client gets it, or every client does.',
      ],
    )
    if (isSuccess(unknown)) throw new Blocked('the server accepts a notification for an unknown user')
    return { client, sent }
  })
