import type { Messages } from './ja.ts'

export const messages: Messages = {
  messages: 'Messages, {count} unread',
  bell: 'Notifications, {count} unread',
  title: 'Notifications',
  readAll: 'Mark all as read',
  empty: 'No notifications',
}
