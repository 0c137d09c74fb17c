import { as, failing, hanging, type State } from './state'

const notifications = '/dashboard/notifications'
const support = '/dashboard/support'

/** The client's side of notifications, tickets and their chats. */
export const notificationScenarios = {
  'notifications-unread': as('active', notifications, 'Notifications: some unread'),
  'notifications-read': as('active', notifications, 'Notifications: all read', {
    arrange: ({ notification, notificationRead }) => {
      for (const { _id } of notification.list()) {
        notificationRead.put({ _id: `${_id}:usr_devika`, notificationId: _id, userId: 'usr_devika' })
      }
    },
  }),
  'notifications-empty': as('new', notifications, 'Notifications: none', { seed: 'empty' }),
  'notifications-loading': as(
    'active',
    notifications,
    'Notifications: loading',
    hanging('listMyNotifications'),
  ),
  'notifications-failed': as(
    'active',
    notifications,
    'Notifications: cannot be loaded',
    failing('listMyNotifications'),
  ),
  'notifications-mark-fails': as(
    'active',
    notifications,
    'Notifications: Mark as read fails',
    failing('markNotificationRead'),
  ),
} as const satisfies Record<string, State>

export const complaintScenarios = {
  support: as('active', support, 'Support: open, resolved and reopen asked for'),
  'support-empty': as('new', support, 'Support: no tickets'),
  'support-loading': as('active', support, 'Support: loading', hanging('listMyComplaints')),
  'support-failed': as('active', support, 'Support: tickets cannot be loaded', failing('listMyComplaints')),
  'support-submit-fails': as('active', support, 'Support: a new ticket fails', failing('createComplaint')),
  'support-reopen-fails': as(
    'active',
    support,
    'Support: asking to reopen fails',
    failing('reopenComplaint'),
  ),
  'chat-select': as('active', '/support-chat', 'Chat: no ticket chosen'),
  'chat-open': as('active', '/support-chat/cmp_devika_photos', 'Chat: open'),
  'chat-empty': as('expiring', '/support-chat/cmp_nilesh_domain', 'Chat: open, nothing written yet'),
  'chat-resolved': as('active', '/support-chat/cmp_devika_tariff', 'Chat: resolved, closed'),
  'chat-reopen-pending': as('active', '/support-chat/cmp_devika_map', 'Chat: reopen asked for'),
  'chat-reopen-accepted': as('pending', '/support-chat/cmp_farhan_gst', 'Chat: reopened'),
  'chat-reopen-rejected': as('renewal-rejected', '/support-chat/cmp_vandana_jars', 'Chat: reopen refused'),
  'chat-not-found': as('active', '/support-chat/cmp_imran_season', 'Chat: somebody else’s ticket'),
  'chat-loading': as('active', '/support-chat/cmp_devika_photos', 'Chat: loading', hanging('getComplaint')),
  'chat-unauthorized': as(
    'active',
    '/support-chat/cmp_devika_photos',
    'Chat: signed out meanwhile',
    failing('getComplaint', 401),
  ),
  'chat-failed': as(
    'active',
    '/support-chat/cmp_devika_photos',
    'Chat: ticket cannot be loaded',
    failing('getComplaint'),
  ),
  'chat-offline': as('active', '/support-chat/cmp_devika_photos', 'Chat: no network', {
    faults: [{ operation: 'getComplaint', kind: 'network' }],
  }),
  'chat-send-fails': as(
    'active',
    '/support-chat/cmp_devika_photos',
    'Chat: a message cannot be sent',
    failing('sendChatMessage'),
  ),
} as const satisfies Record<string, State>
