import { now } from '@/platform/clock'
import type { SubscriptionRow } from '@mocks/store/rows'
import { as, failing, hanging, type State } from './state'

const subscription = '/dashboard/subscription'

/** Changes one subscription of the seed. */
function changed(id: string, fields: () => Partial<SubscriptionRow>): Pick<State, 'arrange'> {
  return {
    arrange: (tables) => {
      const row = tables.subscription.get(id)
      if (row) tables.subscription.put({ ...row, ...fields() })
    },
  }
}

const asked = () => ({ renewalStatus: 'pending' as const, renewalRequestDate: new Date(now()).toISOString() })

export const dashboardScenarios = {
  'dashboard-new': as('new', '/dashboard', 'Dashboard: no plan yet'),
  'dashboard-pending': as('pending', '/dashboard', 'Dashboard: waiting for approval'),
  'dashboard-active': as('active', '/dashboard', 'Dashboard: active, 20 days left'),
  'dashboard-expiring': as('expiring', '/dashboard', 'Dashboard: active, 2 days left'),
  'dashboard-expired': as('expired', '/dashboard', 'Dashboard: expired'),
  'dashboard-pending-beside-active': as(
    'active',
    '/dashboard',
    'Dashboard: waiting for approval while another plan runs',
    changed('sub_devika_starter_rejected', () => ({
      status: 'pending',
      rejectionReason: null,
      createdAt: new Date(now()).toISOString(),
    })),
  ),
  'dashboard-renewal-rejected': as('renewal-rejected', '/dashboard', 'Dashboard: renewal refused'),
  'dashboard-loading': as('active', '/dashboard', 'Dashboard: loading', {
    faults: [
      { operation: 'getDashboard', kind: 'timeout' },
      { operation: 'listMySubscriptions', kind: 'timeout' },
      { operation: 'listMyNotifications', kind: 'timeout' },
      { operation: 'listMyComplaints', kind: 'timeout' },
    ],
  }),
  'portal-connecting': as(
    'active',
    '/dashboard',
    'Portal: who is signed in is not known yet',
    hanging('getMe'),
  ),
  'portal-unreachable': as('active', '/dashboard', 'Portal: the server cannot be reached', {
    faults: [{ operation: 'getMe', kind: 'network' }],
  }),
  'dashboard-session-expired': as('active', '/dashboard', 'Dashboard: the session has expired', {
    faults: [
      { operation: 'getMe', kind: 'status', status: 401 },
      { operation: 'getDashboard', kind: 'status', status: 401 },
    ],
  }),
  'dashboard-profile-failed': as('active', '/dashboard', 'Dashboard: profile fails', failing('getDashboard')),
  'dashboard-subscription-failed': as(
    'active',
    '/dashboard',
    'Dashboard: subscription fails',
    failing('listMySubscriptions'),
  ),
  'dashboard-notifications-failed': as(
    'active',
    '/dashboard',
    'Dashboard: notifications fail',
    failing('listMyNotifications'),
  ),
  'dashboard-complaints-failed': as(
    'active',
    '/dashboard',
    'Dashboard: tickets fail',
    failing('listMyComplaints'),
  ),
} as const satisfies Record<string, State>

export const subscriptionScenarios = {
  'subscription-none': as('new', subscription, 'Subscription: none'),
  'subscription-pending': as('pending', subscription, 'Subscription: waiting for approval'),
  'subscription-active': as('active', subscription, 'Subscription: active'),
  'subscription-expiring': as('expiring', subscription, 'Subscription: ends in 2 days'),
  'subscription-expired': as('expired', subscription, 'Subscription: expired, renewal can be asked for'),
  'subscription-runs-out': as('active', subscription, 'Subscription: 21 days later it has expired', {
    clockDays: 21,
  }),
  'subscription-renewal-pending': as(
    'expired',
    subscription,
    'Subscription: renewal asked for',
    changed('sub_sameer_premium', asked),
  ),
  'subscription-renewal-rejected': as('renewal-rejected', subscription, 'Subscription: renewal refused'),
  'subscription-renewal-fails': as(
    'expired',
    subscription,
    'Subscription: asking for renewal fails',
    failing('requestRenewal'),
  ),
  'subscription-rejected': as(
    'new',
    subscription,
    'Subscription: rejected with a reason',
    changed('sub_devika_starter_rejected', () => ({ userId: 'usr_gauri' })),
  ),
  'subscription-another-pending': as(
    'active',
    subscription,
    'Subscription: active, and another plan waits for approval',
    changed('sub_devika_starter_rejected', () => ({ status: 'pending', rejectionReason: null })),
  ),
  'subscription-approved': as(
    'active',
    subscription,
    'Subscription: called approved by an older server',
    changed('sub_devika_premium', () => ({ status: 'approved' })),
  ),
  'subscription-seen': as(
    'pending',
    subscription,
    'Subscription: called seen by an older server',
    changed('sub_farhan_premium', () => ({ status: 'seen' })),
  ),
  'subscription-failed': as(
    'active',
    subscription,
    'Subscription: cannot be loaded',
    failing('listMySubscriptions'),
  ),
  expired: as('expired', '/dashboard/expired', 'Expired: ask for renewal'),
  'expired-under-rejected': as(
    'expired',
    '/dashboard/expired',
    'Expired: another plan was asked for since and refused',
    changed('sub_devika_starter_rejected', () => ({
      userId: 'usr_sameer',
      createdAt: new Date(now()).toISOString(),
    })),
  ),
  'expired-renewal-pending': as(
    'expired',
    '/dashboard/expired',
    'Expired: renewal asked for',
    changed('sub_sameer_premium', asked),
  ),
  'expired-renewal-rejected': as('renewal-rejected', '/dashboard/expired', 'Expired: renewal refused'),
  purchases: as('active', '/dashboard/purchases', 'Purchases: active, expired and rejected'),
  'purchases-acknowledgement': as(
    'active',
    '/dashboard/purchases/sub_devika_premium',
    'Purchases: the acknowledgement of one',
  ),
  'purchases-empty': as('new', '/dashboard/purchases', 'Purchases: none'),
  'purchases-loading': as(
    'active',
    '/dashboard/purchases',
    'Purchases: loading',
    hanging('listMySubscriptions'),
  ),
  'purchases-failed': as(
    'active',
    '/dashboard/purchases',
    'Purchases: cannot be loaded',
    failing('listMySubscriptions'),
  ),
} as const satisfies Record<string, State>
