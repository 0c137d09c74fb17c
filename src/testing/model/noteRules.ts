import { type Account, byId, DAY, iso, type Model, type Note, type Rules, sure, taken, when } from './state'

/** Notifications that the server has to have made by itself, of which it has not yet said id and words. */
const expected: { userId: string; says: string }[] = []

/** Of a story that begins. */
export const forgetNotes = () => void expected.splice(0)

/** Each decision creates a notification for its user, which says the reason of a refusal. */
export function notify(userId: string, says: string): void {
  expected.push({ userId, says })
}

/** Takes over the notifications that the server has made by itself. Throws unless they are exactly those expected. */
export function learnNotes(
  model: Model,
  stored: readonly (Omit<Note, 'readBy'> & { userId: string | null })[],
): void {
  const made = stored.slice(model.notes.length)
  const wanted = expected.splice(0)
  // in whatever order, where one call makes several
  const told = made.filter(({ userId, message }) => {
    const at = wanted.findIndex((want) => want.userId === userId && message.includes(want.says))
    return at >= 0 && wanted.splice(at, 1).length > 0
  })
  if (wanted.length > 0 || told.length !== made.length)
    throw new Error(`The server made ${JSON.stringify(made)}, and ${JSON.stringify(wanted)} is missing.`)
  for (const note of made) {
    if (note.createdAt !== iso(model.now)) throw new Error(`The notification is of ${note.createdAt}.`)
    model.notes.push({ ...note, _id: taken(model, note._id), readBy: [] })
  }
}

const shape = ({ readBy, ...note }: Note, caller: Account) => ({
  ...note,
  read: readBy.includes(caller._id),
})
const isFor = (caller: Account) => (note: Note) => note.userId === null || note.userId === caller._id

const indiaDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Active with 2 days left, rounded up, and not told yet today. */
function due(model: Model) {
  return model.bought.filter(({ _id, status, expiresAt }) => {
    const left = Math.ceil((Date.parse(expiresAt ?? '') - model.now) / DAY)
    return status === 'active' && left === 2 && !model.reminders.has(_id + indiaDay.format(model.now))
  })
}

export const noteRules: Rules<
  | 'listMyNotifications'
  | 'markNotificationRead'
  | 'listNotifications'
  | 'sendNotification'
  | 'sendAutoExpiryNotifications'
> = {
  listMyNotifications: {
    done: ({ model, caller }) => ({
      notifications: model.notes.filter(isFor(caller)).map((note) => shape(note, caller)),
    }),
  },
  markNotificationRead: {
    refusals: ({ model, caller, params }) =>
      when([byId(model.notes.filter(isFor(caller)), params.id) === undefined, '404 Notification not found.']),
    done({ model, caller, params }, { message }) {
      const note = sure(byId(model.notes, params.id))
      note.readBy.push(caller._id)
      return { message }
    },
  },
  listNotifications: {
    done: ({ model, caller }) => ({ notifications: model.notes.map((note) => shape(note, caller)) }),
  },
  sendNotification: {
    refusals: ({ model, body }) => {
      const to = body.userId?.trim() ?? ''
      return when([to !== '' && byId(model.accounts, to) === undefined, '404 User not found.'])
    },
    done({ model, caller, body }, { notification }) {
      const note: Note = {
        _id: taken(model, notification._id),
        userId: body.userId?.trim() || null,
        title: 'Announcement',
        message: body.message.trim(),
        createdAt: iso(model.now),
        readBy: [],
      }
      model.notes.push(note)
      return { notification: shape(note, caller) }
    },
  },
  sendAutoExpiryNotifications: {
    done({ model }, { message }) {
      const told = due(model)
      for (const { _id, userId } of told) {
        model.reminders.add(_id + indiaDay.format(model.now))
        notify(userId, '')
      }
      return { message, count: told.length }
    },
  },
}
