import { tabRoute } from './adminTabs'
import { as, failing, type State } from './state'

const approve = tabRoute('approve')
const renewals = tabRoute('renewal-requests')

/** What the charts are drawn from. */
const statsLists = [
  'listAllSubscriptions',
  'listUsers',
  'listPlans',
  'listComplaints',
  'listCoupons',
] as const

/** What an admin does, and how it fails. */
export const adminScenarios = {
  'admin-approve-large': as('admin', approve, 'Approve Subs: a queue of hundreds', { seed: 'large' }),
  'admin-approve-fails': as(
    'admin',
    approve,
    'Approve Subs: approving fails',
    failing('approveSubscription'),
  ),
  'admin-approve-one-fails': as('admin', approve, 'Approve Subs: the first of several fails', {
    faults: [{ operation: 'approveSubscription', kind: 'status', status: 500, times: 1 }],
  }),
  'admin-approve-slow': as('admin', approve, 'Approve Subs: approving takes three seconds', {
    faults: [{ operation: 'approveSubscription', kind: 'latency', ms: 3000 }],
  }),
  'admin-reject-fails': as('admin', approve, 'Approve Subs: rejecting fails', failing('rejectSubscription')),
  'admin-renewal-approve-fails': as(
    'admin',
    renewals,
    'Renewal Requests: approving fails',
    failing('approveRenewal'),
  ),
  'admin-renewal-reject-fails': as(
    'admin',
    renewals,
    'Renewal Requests: rejecting fails',
    failing('rejectRenewal'),
  ),
  'admin-rights-changed': as('admin', tabRoute('features'), 'Features: the rights are taken back at work', {
    faults: (['createFeature', 'updateFeature', 'deleteFeature'] as const).map((operation) => ({
      operation,
      kind: 'status',
      status: 403,
    })),
  }),
  'admin-deleted-user': as('admin', approve, 'Approve Subs: a client’s account is gone', {
    arrange: ({ user }) => {
      user.delete('usr_imran')
      user.delete('usr_kishor')
    },
  }),
  'admin-role-fails': as(
    'admin',
    tabRoute('users'),
    'Manage Users: changing a role fails',
    failing('changeUserRole'),
  ),
  'admin-notification-fails': as(
    'admin',
    tabRoute('notifications'),
    'Notifications: sending fails',
    failing('sendNotification'),
  ),
  'admin-auto-expiry-fails': as(
    'admin',
    tabRoute('notifications'),
    'Notifications: reminders fail',
    failing('sendAutoExpiryNotifications'),
  ),
  'admin-plan-save-fails': as('admin', tabRoute('plans'), 'Plans: saving fails', {
    faults: [
      { operation: 'createPlan', kind: 'status', status: 500, message: '' },
      { operation: 'updatePlan', kind: 'status', status: 500, message: '' },
    ],
  }),
  'admin-plan-delete-fails': as('admin', tabRoute('plans'), 'Plans: deleting fails', failing('deletePlan')),
  'admin-contact-toggle-fails': as('admin', tabRoute('contacts'), 'User Contacts: toggles fail', {
    faults: [
      { operation: 'markContactRead', kind: 'status', status: 500 },
      { operation: 'markContactUnread', kind: 'status', status: 500 },
    ],
  }),
  'admin-coupon-fails': as('admin', tabRoute('coupons'), 'Coupons: every action fails', {
    faults: [
      { operation: 'createCoupon', kind: 'status', status: 500, message: '' },
      { operation: 'deactivateCoupon', kind: 'status', status: 500, message: '' },
      { operation: 'deleteCoupon', kind: 'status', status: 500, message: '' },
    ],
  }),
  'admin-team-save-forbidden': as('admin', tabRoute('team'), 'Team: saving is forbidden', {
    faults: [
      { operation: 'createTeamMember', kind: 'status', status: 403 },
      { operation: 'updateTeamMember', kind: 'status', status: 403 },
    ],
  }),
  'admin-team-session-over': as('admin', tabRoute('team'), 'Team: the session is over while saving', {
    faults: (['createTeamMember', 'updateTeamMember', 'deleteTeamMember'] as const).map((operation) => ({
      operation,
      kind: 'status',
      status: 401,
    })),
  }),
  'admin-team-delete-fails': as(
    'admin',
    tabRoute('team'),
    'Team: deleting fails',
    failing('deleteTeamMember'),
  ),
  'admin-feature-save-fails': as('admin', tabRoute('features'), 'Features: saving is refused', {
    faults: [
      { operation: 'createFeature', kind: 'status', status: 400, message: '' },
      { operation: 'updateFeature', kind: 'status', status: 400, message: '' },
    ],
  }),
  'admin-feature-gone': as(
    'admin',
    tabRoute('features'),
    'Features: deleted by somebody else',
    failing('deleteFeature', 404, 'Feature not found.'),
  ),
  'admin-service-save-fails': as('admin', tabRoute('services'), 'Services: saving fails', {
    faults: [
      { operation: 'createService', kind: 'status', status: 500, message: '' },
      { operation: 'updateService', kind: 'status', status: 500, message: '' },
    ],
  }),
  'admin-payment-option-fails': as(
    'admin',
    tabRoute('payment-options'),
    'Payment Options: every action fails',
    {
      faults: [
        { operation: 'createPaymentOption', kind: 'status', status: 500, message: '' },
        { operation: 'updatePaymentOption', kind: 'status', status: 500, message: '' },
        { operation: 'deletePaymentOption', kind: 'status', status: 500, message: '' },
      ],
    },
  ),
  'admin-resolve-fails': as('admin', tabRoute('help'), 'Help: resolving fails', failing('resolveComplaint')),
  'admin-reopen-fails': as(
    'admin',
    tabRoute('help'),
    'Help: deciding a reopen request fails',
    failing('decideReopen'),
  ),
  'admin-stats-loading': as('admin', tabRoute('stats'), 'Site Stats: loading', {
    faults: [...statsLists, 'getStats' as const].map((operation) => ({ operation, kind: 'timeout' })),
  }),
  'admin-stats-lists-fail': as('admin', tabRoute('stats'), 'Site Stats: no list can be loaded', {
    faults: statsLists.map((operation) => ({ operation, kind: 'status', status: 500, message: '' })),
  }),
  'admin-stats-one-fails': as(
    'admin',
    tabRoute('stats'),
    'Site Stats: one chart cannot be loaded',
    failing('listCoupons'),
  ),
  'admin-stats-large': as('admin', tabRoute('stats'), 'Site Stats: 10,000 users and subscriptions', {
    seed: 'large',
  }),
  'admin-chat': as('admin', '/support-chat/cmp_devika_photos', 'Help: an admin in a client’s chat'),
  'admin-forbidden': as('active', '/admin-dashboard', 'Admin: a client tries to enter'),
  'admin-signed-out': as(null, approve, 'Admin: signed out'),
} as const satisfies Record<string, State>
