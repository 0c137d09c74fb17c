import { inTab, tabRoute } from './adminTabs'
import { as, failing, faulty, hanging, type State } from './state'

/** The lists behind the charts. */
const statsLists = [
  'listAllSubscriptions',
  'listUsers',
  'listPlans',
  'listComplaints',
  'listCoupons',
] as const

export const adminScenarios = {
  'admin-approve-large': inTab('approve', 'hundreds are waiting', { seed: 'large' }),
  'admin-approve-fails': inTab('approve', 'approving fails', failing('approveSubscription')),
  'admin-approve-one-fails': inTab(
    'approve',
    'the first of several approvals fails',
    faulty('approveSubscription', { kind: 'status', status: 500, times: 1 }),
  ),
  'admin-approve-slow': inTab(
    'approve',
    'approving takes three seconds',
    faulty('approveSubscription', { kind: 'latency', ms: 3000 }),
  ),
  'admin-reject-fails': inTab('approve', 'rejecting fails', failing('rejectSubscription')),
  'admin-renewal-approve-fails': inTab('renewal-requests', 'approving fails', failing('approveRenewal')),
  'admin-renewal-reject-fails': inTab('renewal-requests', 'rejecting fails', failing('rejectRenewal')),
  'admin-rights-changed': inTab(
    'features',
    'the admin loses their permissions while working',
    faulty(['createFeature', 'updateFeature', 'deleteFeature'], { kind: 'status', status: 403 }),
  ),
  'admin-deleted-user': inTab('approve', 'a client’s account was deleted', {
    arrange: ({ user }) => {
      user.delete('usr_imran')
      user.delete('usr_kishor')
    },
  }),
  'admin-role-fails': inTab('users', 'changing a role fails', failing('changeUserRole')),
  'admin-notification-fails': inTab('notifications', 'sending fails', failing('sendNotification')),
  'admin-auto-expiry-fails': inTab(
    'notifications',
    'sending reminders fails',
    failing('sendAutoExpiryNotifications'),
  ),
  'admin-plan-save-fails': inTab('plans', 'saving fails', failing(['createPlan', 'updatePlan'])),
  'admin-plan-delete-fails': inTab('plans', 'deleting fails', failing('deletePlan')),
  'admin-coupon-fails': inTab(
    'coupons',
    'every action fails',
    failing(['createCoupon', 'deactivateCoupon', 'deleteCoupon']),
  ),
  'admin-team-save-forbidden': inTab(
    'team',
    'saving is not allowed',
    faulty(['createTeamMember', 'updateTeamMember'], { kind: 'status', status: 403 }),
  ),
  'admin-team-session-over': inTab(
    'team',
    'the session ends while saving',
    faulty(['createTeamMember', 'updateTeamMember', 'deleteTeamMember'], { kind: 'status', status: 401 }),
  ),
  'admin-team-delete-fails': inTab('team', 'deleting fails', failing('deleteTeamMember')),
  'admin-feature-save-fails': inTab(
    'features',
    'saving is rejected',
    failing(['createFeature', 'updateFeature'], 400),
  ),
  'admin-feature-gone': inTab(
    'features',
    'already deleted by another admin',
    failing('deleteFeature', 404, 'Feature not found.'),
  ),
  'admin-service-save-fails': inTab('services', 'saving fails', failing(['createService', 'updateService'])),
  'admin-payment-option-fails': inTab(
    'payment-options',
    'every action fails',
    failing(['createPaymentOption', 'updatePaymentOption', 'deletePaymentOption']),
  ),
  'admin-resolve-fails': inTab('help', 'resolving fails', failing('resolveComplaint')),
  'admin-reopen-fails': inTab('help', 'answering a reopen request fails', failing('decideReopen')),
  'admin-stats-loading': inTab('stats', 'loading', hanging([...statsLists, 'getStats'])),
  'admin-stats-lists-fail': inTab('stats', 'no chart loads', failing(statsLists)),
  'admin-stats-one-fails': inTab('stats', 'one chart fails to load', failing('listCoupons')),
  'admin-stats-large': inTab('stats', '10,000 users and subscriptions', {
    seed: 'large',
  }),
  'admin-chat': as('admin', '/support-chat/cmp_devika_photos', 'Admin, Chat: in a client’s ticket'),
  'admin-forbidden': as('active', '/admin-dashboard', 'Admin, Dashboard: opened by a client'),
  'admin-signed-out': as(null, tabRoute('approve'), 'Admin, Approve Subs: opened without logging in'),
} as const satisfies Record<string, State>
