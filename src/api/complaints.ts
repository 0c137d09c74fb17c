import type { BodyOf } from '@/contract'
import { byId, byIdWith, read, write } from './query'

export const myComplaintsQuery = () => read('listMyComplaints', (answer) => answer.complaints)

export const createComplaintMutation = () =>
  write('createComplaint', (message: string) => ({ body: { message } }), ['listMyComplaints'])

export const complaintQuery = (id: string) => read('getComplaint', (answer) => answer.complaint, { id })

export const chatQuery = (id: string) => read('listChatMessages', (answer) => answer.chat, { id })

export const sendChatMessageMutation = () =>
  write('sendChatMessage', byIdWith<BodyOf<'sendChatMessage'>>, ['listChatMessages'])

export const reopenComplaintMutation = () =>
  write('reopenComplaint', byId, ['listMyComplaints', 'getComplaint'])

export const complaintsQuery = () => read('listComplaints', (answer) => answer.complaints)

const changes = ['listComplaints', 'getComplaint', 'listNotifications'] as const

export const resolveComplaintMutation = () =>
  write(
    'resolveComplaint',
    ({ id, response }: { id: string; response: string }) => ({
      params: { id },
      body: { status: 'resolved' as const, response },
    }),
    changes,
  )

export const decideReopenMutation = () => write('decideReopen', byIdWith<BodyOf<'decideReopen'>>, changes)
