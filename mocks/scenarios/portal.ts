import { now } from '@/platform/clock'
import type { SubscriptionRow } from '@mocks/store/rows'
import { as, failing, faulty, hanging, screen, type State } from './state'

const portal = screen('Portal', '/dashboard')
const dashboard = screen('Dashboard', '/dashboard')
const subscription = screen('Subscription', '/dashboard/subscription')
const expired = screen('Expired', '/dashboard/expired')
const purchases = screen('Purchases', '/dashboard/purchases')

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
  'dashboard-new': dashboard('new', 'no plan yet'),
  'dashboard-pending': dashboard('pending', 'waiting for approval'),
  'dashboard-active': dashboard('active', 'active, 20 days left'),
  'dashboard-expiring': dashboard('expiring', 'active, 2 days left'),
  'dashboard-expired': dashboard('expired', 'expired'),
  'dashboard-pending-beside-active': dashboard(
    'active',
    'waiting for approval while another plan runs',
    changed('sub_devika_starter_rejected', () => ({
      status: 'pending',
      rejectionReason: null,
      createdAt: new Date(now()).toISOString(),
    })),
  ),
  'dashboard-renewal-rejected': dashboard('renewal-rejected', 'renewal refused'),
  'dashboard-loading': dashboard(
    'active',
    'loading',
    hanging(['getDashboard', 'listMySubscriptions', 'listMyNotifications', 'listMyComplaints']),
  ),
  'portal-connecting': portal('active', 'who is signed in is not known yet', hanging('getMe')),
  'portal-unreachable': portal(
    'active',
    'the server cannot be reached',
    faulty('getMe', { kind: 'network' }),
  ),
  'dashboard-session-expired': dashboard(
    'active',
    'the session has expired',
    faulty(['getMe', 'getDashboard'], { kind: 'status', status: 401 }),
  ),
  'dashboard-profile-failed': dashboard('active', 'profile fails', failing('getDashboard')),
  'dashboard-subscription-failed': dashboard('active', 'subscription fails', failing('listMySubscriptions')),
  'dashboard-notifications-failed': dashboard('active', 'notifications fail', failing('listMyNotifications')),
  'dashboard-complaints-failed': dashboard('active', 'tickets fail', failing('listMyComplaints')),
} as const satisfies Record<string, State>

export const subscriptionScenarios = {
  'subscription-none': subscription('new', 'none'),
  'subscription-pending': subscription('pending', 'waiting for approval'),
  'subscription-active': subscription('active', 'active'),
  'subscription-expiring': subscription('expiring', 'ends in 2 days'),
  'subscription-expired': subscription('expired', 'expired, renewal can be asked for'),
  'subscription-runs-out': subscription('active', '21 days later it has expired', {
    clockDays: 21,
  }),
  'subscription-renewal-pending': subscription(
    'expired',
    'renewal asked for',
    changed('sub_sameer_premium', asked),
  ),
  'subscription-renewal-rejected': subscription('renewal-rejected', 'renewal refused'),
  'subscription-renewal-fails': subscription(
    'expired',
    'asking for renewal fails',
    failing('requestRenewal'),
  ),
  'subscription-rejected': subscription(
    'new',
    'rejected with a reason',
    changed('sub_devika_starter_rejected', () => ({ userId: 'usr_gauri' })),
  ),
  'subscription-another-pending': subscription(
    'active',
    'active, and another plan waits for approval',
    changed('sub_devika_starter_rejected', () => ({ status: 'pending', rejectionReason: null })),
  ),
  'subscription-approved': subscription(
    'active',
    'called approved by an older server',
    changed('sub_devika_premium', () => ({ status: 'approved' })),
  ),
  'subscription-seen': subscription(
    'pending',
    'called seen by an older server',
    changed('sub_farhan_premium', () => ({ status: 'seen' })),
  ),
  'subscription-failed': subscription('active', 'cannot be loaded', failing('listMySubscriptions')),
  expired: expired('expired', 'ask for renewal'),
  'expired-under-rejected': expired(
    'expired',
    'another plan was asked for since and refused',
    changed('sub_devika_starter_rejected', () => ({
      userId: 'usr_sameer',
      createdAt: new Date(now()).toISOString(),
    })),
  ),
  'expired-renewal-pending': expired('expired', 'renewal asked for', changed('sub_sameer_premium', asked)),
  'expired-renewal-rejected': expired('renewal-rejected', 'renewal refused'),
  purchases: purchases('active', 'active, expired and rejected'),
  'purchases-acknowledgement': as(
    'active',
    '/dashboard/purchases/sub_devika_premium',
    'Purchases: the acknowledgement of one',
  ),
  'purchases-empty': purchases('new', 'none'),
  'purchases-loading': purchases('active', 'loading', hanging('listMySubscriptions')),
  'purchases-failed': purchases('active', 'cannot be loaded', failing('listMySubscriptions')),
} as const satisfies Record<string, State>
