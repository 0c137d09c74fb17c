import type { RouteObject } from 'react-router-dom'
import type { TabId } from '@/admin/tabs'
import { paths } from '@/paths'
import { lazyRoute, memberPage, type PageParts } from './page'
import { reading } from './prefetch'

const tabs: Record<TabId, PageParts> = {
  home: [async () => (await import('@/admin/home/HomeTab')).HomeTab, 'getStats'],
  approve: [
    async () => (await import('@/admin/approve/ApproveTab')).ApproveTab,
    'listPendingSubscriptions',
    'listAllSubscriptions',
    'listPlans',
  ],
  'renewal-requests': [
    async () => (await import('@/admin/renewal-requests/RenewalRequestsTab')).RenewalRequestsTab,
    'listRenewalRequests',
  ],
  help: [async () => (await import('@/admin/help/HelpTab')).HelpTab, 'listComplaints'],
  'user-plans': [
    async () => (await import('@/admin/user-plans/UserPlansTab')).UserPlansTab,
    'listUsers',
    'listAllSubscriptions',
  ],
  users: [async () => (await import('@/admin/users/UsersTab')).UsersTab, 'listUsers'],
  contacts: [async () => (await import('@/admin/contacts/ContactsTab')).ContactsTab, 'listContacts'],
  notifications: [
    async () => (await import('@/admin/notifications/NotificationsTab')).NotificationsTab,
    'listNotifications',
    'listUsers',
  ],
  newsletter: [
    async () => (await import('@/admin/newsletter/NewsletterTab')).NewsletterTab,
    'listNewsletterSubscribers',
  ],
  plans: [async () => (await import('@/admin/plans/PlansTab')).PlansTab, 'listPlans'],
  coupons: [async () => (await import('@/admin/coupons/CouponsTab')).CouponsTab, 'listCoupons'],
  'payment-options': [
    async () => (await import('@/admin/payment-options/PaymentOptionsTab')).PaymentOptionsTab,
    'listPaymentOptions',
  ],
  team: [async () => (await import('@/admin/team/TeamTab')).TeamTab, 'listTeamMembers'],
  features: [async () => (await import('@/admin/features/FeaturesTab')).FeaturesTab, 'listFeatures'],
  services: [async () => (await import('@/admin/services/ServicesTab')).ServicesTab, 'listServices'],
  stats: [
    async () => (await import('@/admin/stats/StatsTab')).StatsTab,
    'getStats',
    'listAllSubscriptions',
    'listUsers',
    'listPlans',
    'listComplaints',
    'listCoupons',
  ],
}

export const adminPages: RouteObject = {
  ...lazyRoute(async () => (await import('@/admin/shell/AdminShell')).AdminShell),
  // without the rail's counts: only an admin may fetch them, and the user is not known yet
  ...reading(['getMe'], 'member'),
  children: [
    ...Object.entries(tabs).map(([id, parts]) => memberPage(paths.admin(id), ...parts)),
    memberPage(`${paths.admin()}/*`, async () => (await import('@/admin/shell/AdminNotFound')).AdminNotFound),
  ],
}
