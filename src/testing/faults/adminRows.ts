import type { OperationId } from '@/contract'
import { press } from '@/demo/errors/places/place'
import { places } from '@/demo/errors/places/places'
import type { FaultRow } from './row'

export const recordFaultRows = {
  createPlan: { ...places.createPlan, successText: 'Plan added!' },
  updatePlan: { ...places.updatePlan, successText: 'Plan updated!' },
  deletePlan: { ...places.deletePlan, successText: 'Plan deleted!' },

  listCoupons: { ...places.listCoupons, successText: 'SALTLANE' },
  createCoupon: { ...places.createCoupon, successText: 'Coupon created!' },
  deactivateCoupon: { ...places.deactivateCoupon, successText: 'Coupon deactivated!' },
  deleteCoupon: { ...places.deleteCoupon, successText: 'Coupon deleted!' },

  listPaymentOptions: { ...places.listPaymentOptions, successText: 'Counter wallet' },
  createPaymentOption: { ...places.createPaymentOption, successText: 'Payment option added successfully!' },
  updatePaymentOption: { ...places.updatePaymentOption, successText: 'Payment option updated successfully!' },
  deletePaymentOption: { ...places.deletePaymentOption, successText: 'Payment option deleted successfully!' },

  listTeamMembers: { ...places.listTeamMembers, successText: 'Tejas Gurav' },
  createTeamMember: {
    ...places.createTeamMember,
    successText: 'Team member added successfully!',
    keyless: true,
  },
  updateTeamMember: { ...places.updateTeamMember, successText: 'Team member updated successfully!' },
  deleteTeamMember: { ...places.deleteTeamMember, successText: 'Team member deleted successfully!' },

  listFeatures: { ...places.listFeatures, successText: 'Works without a network' },
  createFeature: { ...places.createFeature, successText: 'Feature added successfully!', keyless: true },
  updateFeature: { ...places.updateFeature, successText: 'Feature updated successfully!' },
  deleteFeature: { ...places.deleteFeature, successText: 'Feature deleted successfully!' },

  listServices: { ...places.listServices, successText: 'Web Development' },
  createService: { ...places.createService, successText: 'Service added successfully!', keyless: true },
  updateService: { ...places.updateService, successText: 'Service updated successfully!' },
  deleteService: { ...places.deleteService, successText: 'Service deleted successfully!' },
} as const satisfies Partial<Record<OperationId, FaultRow>>

export const panelFaultRows = {
  getStats: { ...places.getStats, successText: 'Conversion Rate' },
  listPendingSubscriptions: { ...places.listPendingSubscriptions, successText: 'Farhan Sheikh' },
  approveSubscription: { ...places.approveSubscription, successText: 'Subscription approved!' },
  rejectSubscription: { ...places.rejectSubscription, successText: 'Subscription rejected!' },
  listAllSubscriptions: { ...places.listAllSubscriptions, successText: 'Farhan Sheikh' },
  listUsers: { ...places.listUsers, successText: 'Devika Nair' },
  // the confirmation closes and a banner shows the failure
  changeUserRole: {
    ...places.changeUserRole,
    successText: 'User role updated to admin successfully!',
    beforeRetry: places.changeUserRole.steps,
  },
  listRenewalRequests: { ...places.listRenewalRequests, successText: 'Swati Mayekar' },
  approveRenewal: { ...places.approveRenewal, successText: 'Renewal approved' },
  // the dialog closes, a banner shows the failure, and reopening restores the input
  rejectRenewal: {
    ...places.rejectRenewal,
    successText: 'Renewal rejected',
    beforeRetry: [press('Reject the renewal of Swati Mayekar')],
  },
  listNotifications: { ...places.listNotifications, successText: 'Backups move to 2 AM from Sunday.' },
  sendNotification: { ...places.sendNotification, successText: 'Notification sent!', keyless: true },
  sendAutoExpiryNotifications: {
    ...places.sendAutoExpiryNotifications,
    successText: 'Auto notifications sent to users with expiring plans!',
    repeatText: 'No reminders due.',
  },
  listContacts: { ...places.listContacts, successText: 'Madhavi Tambe' },
  // an optimistic update that stays on failure (SPEC section 8): retrying means toggling back first
  markContactRead: {
    ...places.markContactRead,
    successText: null,
    beforeRetry: [press('Mark as unread: message from Madhavi Tambe')],
  },
  markContactUnread: {
    ...places.markContactUnread,
    successText: null,
    beforeRetry: [press('Mark as read: message from Nirmala Gokhale')],
  },
  listNewsletterSubscribers: {
    ...places.listNewsletterSubscribers,
    successText: 'pintoboats@postbox.example',
  },
  listComplaints: { ...places.listComplaints, successText: 'Room photos look dark on Android' },
  resolveComplaint: { ...places.resolveComplaint, successText: 'Complaint resolved', keyless: true },
  decideReopen: { ...places.decideReopen, successText: 'Reopen request accepted' },
} as const satisfies Partial<Record<OperationId, FaultRow>>
