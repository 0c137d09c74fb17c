import type { OperationId } from '@/contract'
import { press } from '@/demo/errors/places/place'
import { places } from '@/demo/errors/places/places'
import type { FaultRow } from './row'

/** The operations on the records that admins keep. */
export const recordRows = {
  createPlan: { ...places.createPlan, worked: 'Plan added!' },
  updatePlan: { ...places.updatePlan, worked: 'Plan updated!' },
  deletePlan: { ...places.deletePlan, worked: 'Plan deleted!' },

  listCoupons: { ...places.listCoupons, worked: 'SALTLANE' },
  createCoupon: { ...places.createCoupon, worked: 'Coupon created!' },
  deactivateCoupon: { ...places.deactivateCoupon, worked: 'Coupon deactivated!' },
  deleteCoupon: { ...places.deleteCoupon, worked: 'Coupon deleted!' },

  listPaymentOptions: { ...places.listPaymentOptions, worked: 'Counter wallet' },
  createPaymentOption: { ...places.createPaymentOption, worked: 'Payment option added successfully!' },
  updatePaymentOption: { ...places.updatePaymentOption, worked: 'Payment option updated successfully!' },
  deletePaymentOption: { ...places.deletePaymentOption, worked: 'Payment option deleted successfully!' },

  listTeamMembers: { ...places.listTeamMembers, worked: 'Tejas Gurav' },
  createTeamMember: {
    ...places.createTeamMember,
    worked: 'Team member added successfully!',
    keyless: true,
  },
  updateTeamMember: { ...places.updateTeamMember, worked: 'Team member updated successfully!' },
  deleteTeamMember: { ...places.deleteTeamMember, worked: 'Team member deleted successfully!' },

  listFeatures: { ...places.listFeatures, worked: 'Works without a network' },
  createFeature: { ...places.createFeature, worked: 'Feature added successfully!', keyless: true },
  updateFeature: { ...places.updateFeature, worked: 'Feature updated successfully!' },
  deleteFeature: { ...places.deleteFeature, worked: 'Feature deleted successfully!' },

  listServices: { ...places.listServices, worked: 'Web Development' },
  createService: { ...places.createService, worked: 'Service added successfully!', keyless: true },
  updateService: { ...places.updateService, worked: 'Service updated successfully!' },
  deleteService: { ...places.deleteService, worked: 'Service deleted successfully!' },
} as const satisfies Partial<Record<OperationId, FaultRow>>

/** The panel's other operations. */
export const panelRows = {
  getStats: { ...places.getStats, worked: 'Conversion Rate' },
  listPendingSubscriptions: { ...places.listPendingSubscriptions, worked: 'Farhan Sheikh' },
  approveSubscription: { ...places.approveSubscription, worked: 'Subscription approved!' },
  rejectSubscription: { ...places.rejectSubscription, worked: 'Subscription rejected!' },
  listAllSubscriptions: { ...places.listAllSubscriptions, worked: 'Farhan Sheikh' },
  listUsers: { ...places.listUsers, worked: 'Devika Nair' },
  // the question closes over a banner
  changeUserRole: {
    ...places.changeUserRole,
    worked: 'User role updated to admin successfully!',
    beforeAgain: places.changeUserRole.steps,
  },
  listRenewalRequests: { ...places.listRenewalRequests, worked: 'Swati Mayekar' },
  approveRenewal: { ...places.approveRenewal, worked: 'Renewal approved' },
  // the dialog closes over a banner, and opens with what was typed
  rejectRenewal: {
    ...places.rejectRenewal,
    worked: 'Renewal rejected',
    beforeAgain: [press('Reject the renewal of Swati Mayekar')],
  },
  listNotifications: { ...places.listNotifications, worked: 'Backups move to 2 AM from Sunday.' },
  sendNotification: { ...places.sendNotification, worked: 'Notification sent!', keyless: true },
  sendAutoExpiryNotifications: {
    ...places.sendAutoExpiryNotifications,
    worked: 'Auto notifications sent to users with expiring plans!',
    repeated: 'No reminders due.',
  },
  listContacts: { ...places.listContacts, worked: 'Madhavi Tambe' },
  // the panel shows the change at once and leaves it so (SPEC section 8): to try again is to change it back and again
  markContactRead: {
    ...places.markContactRead,
    worked: null,
    beforeAgain: [press('Mark as unread the message of Madhavi Tambe')],
  },
  markContactUnread: {
    ...places.markContactUnread,
    worked: null,
    beforeAgain: [press('Mark as read the message of Nirmala Gokhale')],
  },
  listNewsletterSubscribers: {
    ...places.listNewsletterSubscribers,
    worked: 'pintoboats@postbox.example',
  },
  listComplaints: { ...places.listComplaints, worked: 'Room photos look dark on Android' },
  resolveComplaint: { ...places.resolveComplaint, worked: 'Complaint resolved', keyless: true },
  decideReopen: { ...places.decideReopen, worked: 'Reopen request accepted' },
} as const satisfies Partial<Record<OperationId, FaultRow>>
