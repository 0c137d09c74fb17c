import { as, failing, faulty, hanging, screen, type State } from './state'

const notifications = screen('Notifications', '/dashboard/notifications')
const support = screen('Support', '/dashboard/support')
const chat = screen('Chat', '/support-chat/cmp_devika_photos')

export const notificationScenarios = {
  'notifications-unread': notifications('active', 'some unread'),
  'notifications-read': notifications('active', 'all read', {
    arrange: ({ notification, notificationRead }) => {
      for (const { _id } of notification.list()) {
        notificationRead.put({ _id: `${_id}:usr_devika`, notificationId: _id, userId: 'usr_devika' })
      }
    },
  }),
  'notifications-empty': notifications('new', 'none', { seed: 'empty' }),
  'notifications-loading': notifications('active', 'loading', hanging('listMyNotifications')),
  'notifications-failed': notifications('active', 'fail to load', failing('listMyNotifications')),
  'notifications-mark-fails': notifications('active', 'Mark as read fails', failing('markNotificationRead')),
} as const satisfies Record<string, State>

export const complaintScenarios = {
  support: support('active', 'open and resolved tickets, one with a reopen request'),
  'support-empty': support('new', 'no tickets yet'),
  'support-loading': support('active', 'loading', hanging('listMyComplaints')),
  'support-failed': support('active', 'tickets fail to load', failing('listMyComplaints')),
  'support-submit-fails': support('active', 'submitting a ticket fails', failing('createComplaint')),
  'support-reopen-fails': support(
    'active',
    'requesting to reopen a ticket fails',
    failing('reopenComplaint'),
  ),
  'chat-select': as('active', '/support-chat', 'Chat: no ticket chosen'),
  'chat-open': chat('active', 'open'),
  'chat-empty': as('expiring', '/support-chat/cmp_nilesh_domain', 'Chat: open, no messages yet'),
  'chat-resolved': as('active', '/support-chat/cmp_devika_tariff', 'Chat: resolved, closed'),
  'chat-reopen-pending': as('active', '/support-chat/cmp_devika_map', 'Chat: reopen requested'),
  'chat-reopen-accepted': as('pending', '/support-chat/cmp_farhan_gst', 'Chat: reopened'),
  'chat-reopen-rejected': as('renewal-rejected', '/support-chat/cmp_vandana_jars', 'Chat: reopen rejected'),
  'chat-not-found': as('active', '/support-chat/cmp_imran_season', 'Chat: another client’s ticket'),
  'chat-loading': chat('active', 'loading', hanging('getComplaint')),
  'chat-unauthorized': chat('active', 'the session has ended', failing('getComplaint', 401)),
  'chat-failed': chat('active', 'ticket fails to load', failing('getComplaint')),
  'chat-offline': chat('active', 'no connection', faulty('getComplaint', { kind: 'network' })),
  'chat-send-fails': chat('active', 'sending a message fails', failing('sendChatMessage')),
} as const satisfies Record<string, State>
