import { adminCheck, type Check, mustStore } from '../check'
import { type Client, rowsOf } from '../fixtures'
import { Blocked } from '../probe'
import { recipient } from '../recipient'

export const peopleChecks: Check[] = [
  adminCheck('recipient', 'A notification to one client', async (context) => {
    const { probe } = context
    const { client, sent } = await recipient(context)
    if (!sent) return
    const { _id } = sent
    await probe.succeed('markNotificationRead', { params: { id: _id }, token: client.token })
    await mustStore(probe, ['markNotificationRead', 'listMyNotifications', client.token], _id, {
      read: [[true], 'The same notification is new after each reload.'],
    })
  }),
  // No call deletes a notification to everyone, so the check uses an existing one.
  adminCheck('read-by-one', 'An announcement that one client has read', async ({ probe, fixtures }) => {
    const [first, second] = [await fixtures.client(), await fixtures.client('second')]
    const unreadOf = async (token: string) =>
      rowsOf(await probe.succeed('listMyNotifications', { token })).filter(({ read }) => read !== true)
    const others = await unreadOf(second.token)
    const shared = (await unreadOf(first.token)).find(({ _id }) => others.some((other) => other._id === _id))
    if (!shared) throw new Blocked('the server has no notification to everyone')
    const input = { params: { id: shared._id }, token: first.token }
    await probe.succeed('markNotificationRead', input)
    if (!(await unreadOf(second.token)).some(({ _id }) => _id === shared._id))
      probe.report('markNotificationRead', probe.callOf('markNotificationRead', input), {
        title: 'An announcement that one client has read counts as read for all',
        found: ['listMyNotifications of another client, read', 'false', 'true'],
        text: 'Only the first reader of an announcement sees that it is new.',
      })
  }),
  adminCheck('demotion', 'A promotion and a demotion', async ({ probe, fixtures, token }) => {
    const client = await fixtures.client('second')
    if (client.id === '') throw new Blocked('the ID of a client is not known')
    const to = (role: string) => ({ params: { id: client.id }, body: { role }, token })
    await probe.succeed('changeUserRole', to('admin'))
    // a new sign-in, because the server may store the role in the token
    let asAdmin: Client
    try {
      asAdmin = await fixtures.signIn({ ...client, email: client.email.toLowerCase() })
      const { call, status } = await probe.send('listUsers', { token: client.token })
      if (status === 403 || status === 401)
        probe.report('changeUserRole', call, {
          title: 'A new admin has no rights until they sign in again',
          found: ['listUsers with the earlier token', '200', String(status)],
          text: 'The new admin is refused at every click.',
        })
    } finally {
      await probe.succeed('changeUserRole', to('user'))
    }
    await probe.mustRefuse('listUsers', { token: asAdmin.token }, [
      'a call with the token of a former admin',
      'Admin access required.',
      'A demoted admin keeps their rights until their token expires.',
    ])
  }),
  adminCheck('own-role', 'A change of the admin’s own role', async ({ probe, token }) => {
    const me = await probe.succeed('getMe', { token })
    if (!me?._id) throw new Blocked('the ID of the admin is not known')
    await probe.mustRefuse('changeUserRole', { params: { id: me._id }, body: { role: 'admin' }, token }, [
      'a change of the caller’s own role',
      'You cannot change your own role.',
      'The last admin can lock everyone out of the panel.',
    ])
  }),
  // No call creates a contact message, so the check marks the first one and restores its mark.
  adminCheck('contact', 'A contact message, read and unread', async ({ probe, token }) => {
    const [first] = rowsOf(await probe.succeed('listContacts', { token }))
    if (!first) throw new Blocked('the server has no contact message')
    const marks = ['markContactRead', 'markContactUnread'] as const
    for (const id of first['read'] === true ? marks.toReversed() : marks)
      await probe.succeed(id, { params: { id: first._id }, token })
  }),
  adminCheck('reminders', 'Reminders for plans that end soon', async ({ probe, token }) => {
    const id = 'sendAutoExpiryNotifications'
    await probe.succeed(id, { token })
    const again = await probe.succeed(id, { token })
    if (again && again.count > 0)
      probe.report(id, probe.callOf(id, { token }), {
        title: 'A client is reminded more than once a day',
        found: ['count of a second call', '0', String(again.count)],
        text: 'The client gets the same reminder each time the admin clicks.',
      })
  }),
]
