import { byId, read, write } from './query'

export const requestRenewalMutation = () =>
  write('requestRenewal', (subscriptionId: string) => ({ body: { subscriptionId } }), [
    'listMySubscriptions',
    'getDashboard',
  ])

export const renewalRequestsQuery = () => read('listRenewalRequests', (answer) => answer.subscriptions)

const changes = ['listRenewalRequests', 'listAllSubscriptions', 'getStats', 'listNotifications'] as const

export const approveRenewalMutation = () => write('approveRenewal', byId, changes)

export const rejectRenewalMutation = () =>
  write(
    'rejectRenewal',
    ({ id, ...body }: { id: string; reason: string }) => ({ params: { id }, body }),
    changes,
  )
