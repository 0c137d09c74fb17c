import { now } from '@/platform/clock'
import type { SubscriptionRow } from '@mocks/store/rows'
import { termFromNow } from '@mocks/rules/approval'
import { as, failing, faulty, hanging, screen, type State } from './state'

const dashboard = screen('Dashboard', '/dashboard')
const subscription = screen('Subscription', '/dashboard/subscription')
const expired = screen('Expired', '/dashboard/expired')
const purchases = screen('Purchases', '/dashboard/purchases')

function changed(id: string, fields: () => Partial<SubscriptionRow>): Pick<State, 'arrange'> {
  return {
    arrange: (tables) => {
      const row = tables.subscription.get(id)
      if (row) tables.subscription.put({ ...row, ...fields() })
    },
  }
}

const renewalRequested = () => ({
  renewalStatus: 'pending' as const,
  renewalRequestDate: new Date(now()).toISOString(),
})

export const dashboardScenarios = {
  'dashboard-new': dashboard('new', 'no plan yet'),
  'dashboard-pending': dashboard('pending', 'waiting for approval'),
  'dashboard-approved': dashboard(
    'pending',
    'approved since the last visit',
    changed('sub_farhan_premium', () => ({ status: 'active', ...termFromNow(90, now()) })),
  ),
  'dashboard-active': dashboard('active', 'active, 20 days left'),
  'dashboard-expiring': dashboard('expiring', 'active, 2 days left'),
  'dashboard-expired': dashboard('expired', 'expired'),
  'dashboard-pending-beside-active': dashboard(
    'active',
    'waiting for approval, another plan active',
    changed('sub_devika_starter_rejected', () => ({
      status: 'pending',
      rejectionReason: null,
      createdAt: new Date(now()).toISOString(),
    })),
  ),
  'dashboard-renewal-rejected': dashboard('renewal-rejected', 'renewal rejected'),
  'dashboard-loading': dashboard(
    'active',
    'loading',
    hanging(['getDashboard', 'listMySubscriptions', 'listMyNotifications', 'listMyComplaints']),
  ),
  'portal-connecting': dashboard('active', 'checking who is logged in', hanging('getMe')),
  'portal-unreachable': dashboard(
    'active',
    'the server cannot be reached',
    faulty('getMe', { kind: 'network' }),
  ),
  'dashboard-session-expired': dashboard(
    'active',
    'the session has ended',
    faulty(['getMe', 'getDashboard'], { kind: 'status', status: 401 }),
  ),
  'dashboard-profile-failed': dashboard('active', 'profile fails to load', failing('getDashboard')),
  'dashboard-subscription-failed': dashboard(
    'active',
    'subscription fails to load',
    failing('listMySubscriptions'),
  ),
  'dashboard-notifications-failed': dashboard(
    'active',
    'notifications fail to load',
    failing('listMyNotifications'),
  ),
  'dashboard-complaints-failed': dashboard('active', 'tickets fail to load', failing('listMyComplaints')),
} as const satisfies Record<string, State>

export const subscriptionScenarios = {
  'subscription-none': subscription('new', 'no plan yet'),
  'subscription-pending': subscription('pending', 'waiting for approval'),
  'subscription-active': subscription('active', 'active'),
  'subscription-expiring': subscription('expiring', 'ends in 2 days'),
  'subscription-expired': subscription('expired', 'expired, can be renewed'),
  'subscription-runs-out': subscription('active', 'expired, 21 days later', {
    clockDays: 21,
  }),
  'subscription-renewal-pending': subscription(
    'expired',
    'renewal requested',
    changed('sub_sameer_premium', renewalRequested),
  ),
  'subscription-renewal-rejected': subscription('renewal-rejected', 'renewal rejected'),
  'subscription-renewal-fails': subscription(
    'expired',
    'requesting renewal fails',
    failing('requestRenewal'),
  ),
  'subscription-rejected': subscription(
    'new',
    'rejected with a reason',
    changed('sub_devika_starter_rejected', () => ({ userId: 'usr_gauri' })),
  ),
  'subscription-another-pending': subscription(
    'active',
    'active, another plan waiting for approval',
    changed('sub_devika_starter_rejected', () => ({ status: 'pending', rejectionReason: null })),
  ),
  'subscription-approved': subscription(
    'active',
    'active, which an older server calls “approved”',
    changed('sub_devika_premium', () => ({ status: 'approved' })),
  ),
  'subscription-seen': subscription(
    'pending',
    'waiting for approval, which an older server calls “seen”',
    changed('sub_farhan_premium', () => ({ status: 'seen' })),
  ),
  'subscription-failed': subscription('active', 'fails to load', failing('listMySubscriptions')),
  expired: expired('expired', 'can be renewed'),
  'expired-under-rejected': expired(
    'expired',
    'a later request for another plan was rejected',
    changed('sub_devika_starter_rejected', () => ({
      userId: 'usr_sameer',
      createdAt: new Date(now()).toISOString(),
    })),
  ),
  'expired-renewal-pending': expired(
    'expired',
    'renewal requested',
    changed('sub_sameer_premium', renewalRequested),
  ),
  'expired-renewal-rejected': expired('renewal-rejected', 'renewal rejected'),
  purchases: purchases('active', 'active, expired and rejected'),
  'purchases-acknowledgement': as(
    'active',
    '/dashboard/purchases/sub_devika_premium',
    'Purchases: an acknowledgement',
  ),
  'purchases-empty': purchases('new', 'none'),
  'purchases-loading': purchases('active', 'loading', hanging('listMySubscriptions')),
  'purchases-failed': purchases('active', 'fail to load', failing('listMySubscriptions')),
} as const satisfies Record<string, State>
