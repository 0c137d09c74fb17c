import type { BodyOf } from '@/contract'
import { byId, byIdWith, read, write } from './query'

export const requestRenewalMutation = () =>
  write('requestRenewal', (subscriptionId: string) => ({ body: { subscriptionId } }), [
    'listMySubscriptions',
    'getDashboard',
  ])

export const renewalRequestsQuery = () => read('listRenewalRequests', (answer) => answer.subscriptions)

const changes = ['listRenewalRequests', 'listAllSubscriptions', 'getStats', 'listNotifications'] as const

export const approveRenewalMutation = () => write('approveRenewal', byId, changes)

export const rejectRenewalMutation = () => write('rejectRenewal', byIdWith<BodyOf<'rejectRenewal'>>, changes)
