import { read, write } from './query'

export const requestRenewalMutation = () =>
  write('requestRenewal', (subscriptionId: string) => ({ body: { subscriptionId } }), {
    changes: ['listMySubscriptions', 'getDashboard'],
  })

export const renewalRequestsQuery = () => read('listRenewalRequests', (answer) => answer.subscriptions)

const changes = ['listRenewalRequests', 'listAllSubscriptions', 'getStats', 'listNotifications'] as const

export const approveRenewalMutation = () =>
  write('approveRenewal', (id: string) => ({ params: { id } }), { changes })

export const rejectRenewalMutation = () =>
  write(
    'rejectRenewal',
    ({ id, reason }: { id: string; reason: string }) => ({ params: { id }, body: { reason } }),
    {
      changes,
    },
  )
