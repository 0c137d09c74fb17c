import { adminCheck, type Check, type Context } from '../check'
import { Blocked } from '../probe'
import { rowsOf } from '../rows'

/** To one client alone: nobody else may read it, and nobody else is written to. */
async function recipient({ probe, world }: Context): Promise<void> {
  const [first, second] = [await world.client(), await world.client('second')]
  if (first.id === '') throw new Blocked('the id of a client is not known')
  const token = await world.admin()
  const body = { message: world.bodies.sentence(), userId: first.id }
  await probe.succeed('sendNotification', { body, token })
  const call = probe.callOf('sendNotification', { body, token })
  const own = rowsOf(await probe.succeed('listMyNotifications', { token: first.token }))
  const others = rowsOf(await probe.succeed('listMyNotifications', { token: second.token }))
  const sent = own.find(({ message }) => message === body.message)
  if (!sent)
    probe.breach('sendNotification', call, {
      cause: 'notification-lost',
      title: 'A notification to one client does not reach them',
      place: 'listMyNotifications of the recipient',
      expected: 'the notification',
      got: 'nothing',
      text: 'The admin reads “Notification sent!”, and the client reads nothing.',
    })
  if (others.some(({ message }) => message === body.message))
    probe.breach('sendNotification', call, {
      cause: 'notification-to-all',
      title: 'A notification to one client is shown to others',
      place: 'listMyNotifications of somebody else',
      expected: 'nothing',
      got: 'the notification',
      text: 'Every client reads what was meant for one.',
    })
  if (!sent) return
  await probe.succeed('markNotificationRead', { params: { id: sent._id }, token: first.token })
  const after = rowsOf(await probe.succeed('listMyNotifications', { token: first.token }))
  if (after.find(({ _id }) => _id === sent._id)?.['read'] !== true)
    probe.breach('markNotificationRead', probe.callOf('listMyNotifications', { token: first.token }), {
      cause: 'read-not-stored',
      title: 'A notification that was read is unread again',
      place: 'notifications.*.read',
      expected: 'true',
      got: 'false',
      text: 'The same notification is new after each reload.',
    })
  await probe.refused(
    'sendNotification',
    { body: { ...body, userId: 'nobody' }, token },
    {
      cause: 'unknown-recipient',
      place: 'a notification to nobody',
      status: 404,
      message: 'User not found.',
      accepted: 'The admin reads “Notification sent!”, and nobody, or everybody, gets it.',
    },
  )
}

async function demotion({ probe, world }: Context): Promise<void> {
  const client = await world.client('second')
  if (client.id === '') throw new Blocked('the id of a client is not known')
  const token = await world.admin()
  const to = (role: string) => ({ params: { id: client.id }, body: { role }, token })
  await probe.succeed('changeUserRole', to('admin'))
  try {
    const promoted = await probe.send('listUsers', { token: client.token })
    if (promoted.status === 403 || promoted.status === 401)
      probe.breach('changeUserRole', promoted.call, {
        cause: 'promotion',
        title: 'A new admin has no rights until they sign in again',
        place: 'listUsers with the token from before',
        expected: '200',
        got: String(promoted.status),
        text: 'The new admin is refused at every click.',
      })
  } finally {
    await probe.succeed('changeUserRole', to('user'))
  }
  await probe.refused(
    'listUsers',
    { token: client.token },
    {
      cause: 'demotion',
      place: 'a call with the token of somebody who was an admin',
      status: 403,
      message: 'Admin access required.',
      accepted: 'Who is no longer an admin goes on as one until their token ends.',
    },
  )
}

async function ownRole({ probe, world }: Context): Promise<void> {
  const token = await world.admin()
  const me = await probe.succeed('getMe', { token })
  if (!me?._id) throw new Blocked('the id of the admin is not known')
  await probe.refused(
    'changeUserRole',
    { params: { id: me._id }, body: { role: 'admin' }, token },
    {
      cause: 'own-role',
      place: 'a change of one’s own role',
      status: 400,
      message: 'You cannot change your own role.',
      accepted: 'The last admin can lock everybody out of the panel.',
    },
  )
}

/** The contract has no way to make a message of a contact, so that the first one is turned there and back. */
async function contact({ probe, world }: Context): Promise<void> {
  const token = await world.admin()
  const [first] = rowsOf(await probe.succeed('listContacts', { token }))
  if (!first) throw new Blocked('the server has no message of a contact')
  const wasRead = first['read'] === true
  const turns = wasRead
    ? (['markContactUnread', 'markContactRead'] as const)
    : (['markContactRead', 'markContactUnread'] as const)
  for (const id of turns) await probe.succeed(id, { params: { id: first._id }, token })
}

/** A second press of the button on the same day finds nobody left to tell. */
async function reminders({ probe, world }: Context): Promise<void> {
  const input = { token: await world.admin() }
  await probe.succeed('sendAutoExpiryNotifications', input)
  const again = await probe.succeed('sendAutoExpiryNotifications', input)
  if (again && again.count > 0)
    probe.breach('sendAutoExpiryNotifications', probe.callOf('sendAutoExpiryNotifications', input), {
      cause: 'reminded-twice',
      title: 'A client is reminded more than once a day',
      place: 'count of a second call',
      expected: '0',
      got: String(again.count),
      text: 'The client is told the same at every press of the button.',
    })
}

/** Of a notification to everybody, where the server has one: the contract has no way to take one back. */
async function readByOne({ probe, world }: Context): Promise<void> {
  const [first, second] = [await world.client(), await world.client('second')]
  const unreadOf = async (token: string) =>
    rowsOf(await probe.succeed('listMyNotifications', { token })).filter(({ read }) => read !== true)
  const others = await unreadOf(second.token)
  const shared = (await unreadOf(first.token)).find(({ _id }) => others.some((other) => other._id === _id))
  if (!shared) throw new Blocked('the server has no notification to everybody')
  const input = { params: { id: shared._id }, token: first.token }
  await probe.succeed('markNotificationRead', input)
  if (!(await unreadOf(second.token)).some(({ _id }) => _id === shared._id))
    probe.breach('markNotificationRead', probe.callOf('markNotificationRead', input), {
      cause: 'read-for-all',
      title: 'What one client has read is read for all',
      place: 'notifications.*.read of somebody else',
      expected: 'false',
      got: 'true',
      text: 'An announcement is new to its first reader alone.',
    })
}

export const people: Check[] = [
  adminCheck('recipient', 'A notification to one client', recipient),
  adminCheck('read-by-one', 'An announcement that one client has read', readByOne),
  adminCheck('demotion', 'A promotion and a demotion', demotion),
  adminCheck('own-role', 'One’s own role', ownRole),
  adminCheck('contact', 'A message of a contact, read and unread', contact),
  adminCheck('reminders', 'Reminders of plans that end', reminders),
]
