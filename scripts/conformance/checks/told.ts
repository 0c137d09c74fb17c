import type { OperationId } from '@/contract'
import type { Context } from '../check'
import { rowsOf } from '../rows'
import type { Client } from '../world'

export const notices = async ({ probe }: Context, { token }: Client): Promise<number> =>
  rowsOf(await probe.succeed('listMyNotifications', { token })).length

export async function mustBeTold(
  context: Context,
  client: Client,
  before: number,
  id: OperationId,
  decision: string,
): Promise<void> {
  if ((await notices(context, client)) > before) return
  context.probe.breach(id, context.probe.callOf('listMyNotifications', { token: client.token }), {
    cause: 'not-told',
    title: 'A decision makes no notification for the client',
    place: `after ${decision}`,
    expected: 'a notification more',
    got: 'none',
    text: 'The client is not told, although the admin reads that they were.',
  })
}
