import { type TabId, tabOf } from '@/admin/tabs'
import type { Press, UserStep } from '../../steps/step'
import { click, type Place, press, type } from './place'

export function tab(id: TabId, steps: readonly UserStep[] = [], last?: Press): Place {
  const { heading, path } = tabOf(id)
  return { screen: heading, persona: 'admin', route: path, steps, ...(last && { last }) }
}

/** Opens the delete dialog; the reader confirms. */
const deletion = (id: TabId, record: string) => tab(id, [press(`Delete ${record}`)], press('Delete'))

const change = (id: TabId, record: string, field: UserStep, save: string) =>
  tab(id, [press(`Edit ${record}`), field], press(save))

/** Places on the tabs that manage records. These tabs all work alike. */
export const recordPlaces = {
  createPlan: tab(
    'plans',
    [type('Name', 'Basic'), type('Price (₹)', '999'), type('Duration (days)', '15')],
    press('Add plan'),
  ),
  updatePlan: change('plans', 'Premium', type('Price (₹)', '4500'), 'Save plan'),
  deletePlan: deletion('plans', 'Premium'),

  listCoupons: tab('coupons'),
  createCoupon: tab(
    'coupons',
    [type('Code', 'GUDHIPADWA'), type('Amount (₹)', '150')],
    press('Create coupon'),
  ),
  deactivateCoupon: tab('coupons', [], press('Deactivate FIRST500')),
  deleteCoupon: deletion('coupons', 'FIRST500'),

  listPaymentOptions: tab('payment-options'),
  createPaymentOption: tab(
    'payment-options',
    [type('Name', 'Counter UPI'), type('UPI ID', 'counter2@saltlanebank')],
    press('Add payment option'),
  ),
  updatePaymentOption: change(
    'payment-options',
    'Bank transfer',
    type('Name', 'NEFT or IMPS'),
    'Save payment option',
  ),
  deletePaymentOption: deletion('payment-options', 'Counter wallet'),

  listTeamMembers: tab('team'),
  createTeamMember: tab(
    'team',
    [type('Name', 'Leena Bhat'), type('Position', 'Photographer')],
    press('Add team member'),
  ),
  updateTeamMember: change('team', 'Tejas Gurav', type('Position', 'Lead web developer'), 'Save team member'),
  deleteTeamMember: deletion('team', 'Tejas Gurav'),

  listFeatures: tab('features'),
  createFeature: tab(
    'features',
    [
      type('Title', 'Nightly backups'),
      type('Description', 'A copy of the site is kept each night.'),
      type('Icon', 'archive'),
    ],
    press('Add feature'),
  ),
  updateFeature: change('features', 'UPI checkout', type('Title', 'UPI checkout, two banks'), 'Save feature'),
  deleteFeature: deletion('features', 'UPI checkout'),

  listServices: tab('services'),
  createService: tab(
    'services',
    [type('Name', 'Photos'), type('Full description', 'Photos of dishes.'), type('Icon', 'camera')],
    press('Add service'),
  ),
  updateService: change('services', 'Web Design', type('Name', 'Web Design and type'), 'Save service'),
  deleteService: deletion('services', 'Web Design'),
} as const satisfies Record<string, Place>

export const adminPlaces = {
  getStats: tab('home'),
  listPendingSubscriptions: tab('approve'),
  approveSubscription: tab('approve', [], press('Approve Farhan Sheikh')),
  rejectSubscription: tab(
    'approve',
    [press('Reject Farhan Sheikh'), press('Amount differs')],
    press('Submit'),
  ),
  listAllSubscriptions: tab('user-plans'),
  listUsers: tab('users'),
  changeUserRole: tab(
    'users',
    [{ do: 'choose', on: { role: 'combobox', name: 'Devika Nair’s role' }, option: 'Admin' }],
    press('Change role'),
  ),
  listRenewalRequests: tab('renewal-requests'),
  approveRenewal: tab('renewal-requests', [], press('Approve Swati Mayekar’s renewal')),
  rejectRenewal: tab(
    'renewal-requests',
    [press('Reject Swati Mayekar’s renewal'), type('Reason', 'The new term is not paid for.')],
    press('Submit'),
  ),
  listNotifications: tab('notifications'),
  sendNotification: tab(
    'notifications',
    [click({ role: 'radio', name: 'All users' }), type('Message', 'Power cut on Friday from 10 to 12.')],
    press('Send notification'),
  ),
  sendAutoExpiryNotifications: tab('notifications', [], press('Send auto-expiry notifications')),
  listContacts: tab('contacts'),
  markContactRead: tab('contacts', [], press('Mark as read: message from Madhavi Tambe')),
  markContactUnread: tab('contacts', [], press('Mark as unread: message from Nirmala Gokhale')),
  listNewsletterSubscribers: tab('newsletter'),
  listComplaints: tab('help'),
  resolveComplaint: tab(
    'help',
    [press('Resolve Devika Nair’s complaint'), type('Response', 'Lightened all of them.')],
    press('Resolve'),
  ),
  decideReopen: tab('help', [], press('Accept request from Devika Nair to reopen')),
} as const satisfies Record<string, Place>
