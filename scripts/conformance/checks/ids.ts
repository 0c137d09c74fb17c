import { type OperationId, operations } from '@/contract'
import type { Check, Context } from '../check'
import { bodyOf } from '../bodies'
import { sideBySide } from '../sideBySide'

/** Well formed for a server with ObjectIds, and of no row. */
const UNKNOWN_ID = '64b000000000000000000000'
const MALFORMED_ID = 'not-an-id'

const NOT_FOUND_TICKET = 'Complaint not found or access denied.'

/** What is sent besides the id, valid so that only the id is at fault; and the message of the contract. */
type Addressed = { body?: object; message: string }

const reason = { reason: 'For a test of the server' }
const plan = { name: 'Conformance of nothing', price: 1999, duration: 30 }
const option = { name: 'Conformance', upiId: 'conformance.of.nothing@bank' }
const described = { description: 'For a test of the server', icon: 'server' }

const addressed: Partial<Record<OperationId, Addressed>> = {
  updatePlan: { body: plan, message: 'Plan not found.' },
  deletePlan: { message: 'Plan not found.' },
  updatePaymentOption: { body: option, message: 'Payment option not found.' },
  deletePaymentOption: { message: 'Payment option not found.' },
  approveSubscription: { message: 'Subscription not found.' },
  rejectSubscription: { body: reason, message: 'Subscription not found.' },
  approveRenewal: { message: 'Subscription not found.' },
  rejectRenewal: { body: reason, message: 'Subscription not found.' },
  markNotificationRead: { message: 'Notification not found.' },
  getComplaint: { message: NOT_FOUND_TICKET },
  listChatMessages: { message: NOT_FOUND_TICKET },
  sendChatMessage: { body: { text: 'Hello' }, message: NOT_FOUND_TICKET },
  reopenComplaint: { message: NOT_FOUND_TICKET },
  resolveComplaint: { body: { status: 'resolved', response: 'Done.' }, message: 'Complaint not found.' },
  decideReopen: { body: { action: 'accept' }, message: 'Complaint not found.' },
  deactivateCoupon: { message: 'Coupon not found.' },
  deleteCoupon: { message: 'Coupon not found.' },
  changeUserRole: { body: { role: 'user' }, message: 'User not found.' },
  markContactRead: { message: 'Contact not found.' },
  markContactUnread: { message: 'Contact not found.' },
  updateTeamMember: {
    body: { name: 'Conformance', position: 'Designer' },
    message: 'Team member not found.',
  },
  deleteTeamMember: { message: 'Team member not found.' },
  updateFeature: { body: { title: 'Conformance', ...described }, message: 'Feature not found.' },
  deleteFeature: { message: 'Feature not found.' },
  updateService: { body: { name: 'Conformance', ...described }, message: 'Service not found.' },
  deleteService: { message: 'Service not found.' },
}

async function refuseAll(context: Context, audience: 'user' | 'admin'): Promise<void> {
  const { probe, world } = context
  const token = audience === 'admin' ? await world.admin() : (await world.client()).token
  const cases = (Object.entries(addressed) as [OperationId, Addressed][])
    // the five calls of payment options may be asked for a credential, and an admin has one
    .filter(([id]) => (operations[id].audience === 'user') === (audience === 'user'))
    .flatMap(([id, one]) => [
      { id, ...one, param: UNKNOWN_ID, cause: 'unknown-id', place: 'an unknown id' },
      { id, ...one, param: MALFORMED_ID, cause: 'malformed-id', place: 'a malformed id' },
    ])
  await sideBySide(cases, ({ id, param, cause, place, body, message }) => {
    const sent = body && operations[id].body === 'multipart' ? bodyOf('teamMember', body) : body
    return probe.refused(
      id,
      { params: { id: param }, body: sent, token },
      { cause, place, status: 404, message },
    )
  })
}

async function unknownRenewal({ probe, world }: Context): Promise<void> {
  const { token } = await world.client()
  await sideBySide([UNKNOWN_ID, MALFORMED_ID], (id) =>
    probe.refused(
      'requestRenewal',
      { body: { subscriptionId: id }, token },
      {
        cause: id === UNKNOWN_ID ? 'unknown-id' : 'malformed-id',
        place: id === UNKNOWN_ID ? 'an unknown id in the body' : 'a malformed id in the body',
        status: 404,
        message: 'Subscription not found.',
      },
    ),
  )
}

export const ids: Check[] = [
  {
    id: 'ids-client',
    title: 'Unknown and malformed ids, by a client',
    writes: true,
    admin: false,
    run: async (context) => {
      await refuseAll(context, 'user')
      await unknownRenewal(context)
    },
  },
  {
    id: 'ids-admin',
    title: 'Unknown and malformed ids, by an admin',
    writes: true,
    admin: true,
    run: (context) => refuseAll(context, 'admin'),
  },
]
