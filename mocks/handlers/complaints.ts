import { now } from '@/platform/clock'
import { store } from '@mocks/store/db'
import { requireRow } from '@mocks/fail'
import type { Handlers } from '@mocks/respond'
import { mustBeWritable, ownComplaint, readableComplaint } from '@mocks/rules/chat'
import { newId } from '@mocks/rules/ids'
import { decideReopen, requestReopen, resolve } from '@mocks/rules/reopen'
import { notify } from './notify'
import { newestRowsFirst, oldestRowsFirst } from './order'
import { chatShape, complaintShape } from './answerShapes'

export const complaints: Handlers<'complaints'> = {
  listMyComplaints({ user }) {
    const rows = newestRowsFirst(store.complaint.where('userId', user._id))
    return { complaints: rows.map(complaintShape) }
  },

  createComplaint({ body, user }) {
    const row = store.complaint.put({
      _id: newId('cmp'),
      userId: user._id,
      message: body.message.trim(),
      status: 'open',
      response: null,
      createdAt: new Date(now()).toISOString(),
      reopenStatus: null,
    })
    return { complaint: complaintShape(row) }
  },

  getComplaint: ({ params, user }) => ({
    complaint: complaintShape(readableComplaint(store.complaint.get(params.id), user)),
  }),

  listChatMessages: ({ params, user }) => ({
    chat: chatOf(readableComplaint(store.complaint.get(params.id), user)._id),
  }),

  sendChatMessage({ params, body, user }) {
    const complaint = readableComplaint(store.complaint.get(params.id), user)
    mustBeWritable(complaint)
    store.chatMessage.put({
      _id: newId('msg'),
      complaintId: complaint._id,
      from: user.role,
      text: body.text.trim(),
      createdAt: new Date(now()).toISOString(),
    })
    return { chat: chatOf(complaint._id) }
  },

  reopenComplaint({ params, user }) {
    const complaint = ownComplaint(store.complaint.get(params.id), user)
    return { complaint: complaintShape(store.complaint.put(requestReopen(complaint))) }
  },

  listComplaints() {
    const rows = newestRowsFirst(store.complaint.list())
    return { complaints: rows.map(complaintShape) }
  },

  resolveComplaint({ params, body }) {
    const row = store.complaint.put(
      resolve(requireRow(store.complaint.get(params.id), 'Complaint'), body.response),
    )
    notify(row.userId, 'Ticket resolved', `We answered “${opening(row.message)}”: ${row.response ?? ''}`)
    return { complaint: complaintShape(row) }
  },

  decideReopen({ params, body }) {
    const row = store.complaint.put(
      decideReopen(requireRow(store.complaint.get(params.id), 'Complaint'), body.action),
    )
    const [title, sentence] =
      body.action === 'accept'
        ? ['Ticket reopened', 'is open again. You can write in its chat.']
        : ['Ticket stays closed', 'was not reopened. You may ask again, or open a new ticket.']
    notify(row.userId, title, `Your ticket “${opening(row.message)}” ${sentence}`)
    return { complaint: complaintShape(row) }
  },
}

function chatOf(complaintId: string) {
  return oldestRowsFirst(store.chatMessage.where('complaintId', complaintId)).map(chatShape)
}

const OPENING_LENGTH = 60

function opening(message: string): string {
  return message.length <= OPENING_LENGTH ? message : `${message.slice(0, OPENING_LENGTH).trimEnd()}…`
}
