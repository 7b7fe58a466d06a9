import type { Messages } from './ja.ts'

export const messages: Messages = {
  messages: 'Messages, {count} unread',
  bell: 'Notifications, {count} unread',
  title: 'Notifications',
  readAll: 'Mark all as read',
  shown: 'Show',
  'shown.all': 'All',
  'shown.unread': 'Unread',
  earlier: '{count} earlier',
  read: 'Mark as read',
  emptyUnread: 'Nothing is unread',
  empty: 'No notifications',
}
