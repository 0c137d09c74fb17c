import type { Trait } from '@mocks/dialects/state'
import { type Json, jsonError } from '@mocks/dialects/answers'
import { answering, field, forgiving, instead, json, type Plant } from './plant'

/** A notification to one client is shown to whoever looks. */
function shownToAll(): Trait['serve'] {
  const sent: Json[] = []
  return async (call, next) => {
    const response = await next()
    if (call.operation === 'sendNotification' && response.ok)
      sent.push(Object(await response.clone().json()).notification as Json)
    return call.operation === 'listMyNotifications' && response.ok
      ? answering(['listMyNotifications'], (body) => ({
          notifications: [...sent, ...Object(body).notifications],
        }))(call, () => Promise.resolve(response))
      : response
  }
}

/** Whoever marks a notification as read marks it for everybody. */
function readForAll(): Trait['serve'] {
  let isRead = false
  return (call, next) => {
    if (call.operation === 'markNotificationRead') isRead = true
    return answering(
      ['listMyNotifications'],
      field('read', (read) => isRead || read),
    )(call, next)
  }
}

/** Faults in the rules of accounts, notifications and tickets, which only show by reading back. */
export const peoplePlants: Plant[] = [
  {
    title: 'a notification to one goes to all',
    serve: shownToAll(),
    only: ['recipient'],
    cause: 'notification-to-all',
    operation: 'sendNotification',
    place: 'listMyNotifications of somebody else',
    text: 'Every client reads what was meant for one.',
    also: ['read-not-stored'],
  },
  {
    title: 'the answer to a ticket is not stored',
    serve: answering(
      ['getComplaint'],
      field('response', () => null),
    ),
    only: ['answer'],
    cause: 'response-not-stored',
    operation: 'resolveComplaint',
    place: 'getComplaint, complaint.response',
    text: 'The ticket is closed, and the client reads no answer.',
  },
  {
    title: 'e-mail addresses are compared letter by letter',
    serve: async ({ operation, request }, next) => {
      const body: unknown = operation === 'login' ? await request.clone().json() : {}
      return /[A-Z]{5}/.test(Object(body).email) ? jsonError(400, 'Invalid email or password.') : next()
    },
    only: ['email-case'],
    cause: 'email-case',
    operation: 'login',
    place: 'a sign-in in other case',
    text: 'Invalid email or password.',
  },
  {
    title: 'e-mail addresses are stored as typed',
    serve: answering(
      ['getMe'],
      field('email', (email) => JSON.stringify(email).toUpperCase().slice(1, -1)),
    ),
    only: ['register'],
    cause: 'email-case',
    operation: 'register',
    place: 'user.email',
    text: 'Invalid email or password.',
  },
  {
    title: 'the reminder goes out at every call',
    serve: answering(
      ['sendAutoExpiryNotifications'],
      field('count', () => 2),
    ),
    only: ['reminders'],
    cause: 'reminded-twice',
    operation: 'sendAutoExpiryNotifications',
    place: 'count of a second call',
    text: 'The client is told the same at every press of the button.',
  },
  {
    title: 'one reader reads for all',
    serve: readForAll(),
    only: ['read-by-one'],
    cause: 'read-for-all',
    operation: 'markNotificationRead',
    place: 'notifications.*.read of somebody else',
    text: 'An announcement is new to its first reader alone.',
  },
  {
    title: 'who was an admin stays one',
    serve: forgiving(['listUsers'], 403, () => json({ users: [] })),
    only: ['demotion'],
    cause: 'demotion:200',
    operation: 'listUsers',
    place: 'a call with the token of somebody who was an admin',
    text: 'Who is no longer an admin goes on as one until their token ends.',
  },
  {
    title: 'one’s own role can be changed',
    serve: forgiving(['changeUserRole'], 400, () => json({ message: 'User role updated.', user: {} })),
    only: ['own-role'],
    cause: 'own-role:200',
    operation: 'changeUserRole',
    place: 'a change of one’s own role',
    text: 'The last admin can lock everybody out of the panel.',
  },
  {
    title: 'a deletion deletes nothing',
    serve: instead(['deleteFeature'], () => json({ message: 'Feature deleted.' })),
    only: ['life-feature'],
    cause: 'still-there',
    operation: 'deleteFeature',
    place: 'listFeatures',
    text: 'The row stays where it was, although the product says that it is deleted.',
  },
  {
    title: 'an update updates nothing',
    serve: answering(
      ['listServices'],
      field('description', (text) => (text === 'Changed' ? 'For a test of the server' : text)),
    ),
    only: ['life-service'],
    cause: 'not-stored',
    operation: 'updateService',
    place: 'listServices, description',
    text: 'The product says that it is saved, and shows what was there before.',
  },
  {
    title: 'any client reads any ticket',
    serve: forgiving(['getComplaint'], 404, () => json({ complaint: { _id: 'x', message: 'Private' } })),
    only: ['ticket'],
    cause: 'another-ticket:200',
    operation: 'getComplaint',
    place: 'the ticket of another client',
    text: 'Any client reads the tickets of all others.',
  },
]
