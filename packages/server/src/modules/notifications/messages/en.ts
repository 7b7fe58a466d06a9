import type { NotificationMessages } from './ja.ts'

export const messages: NotificationMessages = {
  'title.approval_asked': 'Approval wanted: {title} ({by})',
  'title.approval_late': 'An approval is overdue: {title}',
  'title.approval_escalated': 'Overdue, and now asked of you: {title}',
  'title.approval_approved': 'Approved: {title} ({by})',
  'title.approval_rejected': 'Rejected: {title} ({by})',
  'title.approval_returned': 'Sent back: {title} ({by})',
  'title.approval_withdrawn': 'Request withdrawn: {title} ({by})',
  'title.approval_cancelled': 'Approval cancelled because the content changed: {title} ({by})',
  'title.workflow_draft': 'A request waits to be filled in: {title}',
  'title.mark_opened': '{partner} changed “{content}”. Please confirm: {title}',
  'title.mark_objected': 'Objection to a change: {title}, “{content}” ({partner})',
  'title.mark_resolved': 'Answer to your objection: {title}, “{content}” ({partner})',
  'title.message_received': 'New message: {title} ({from})',
  'title.message_mentioned': 'A message for you: {title} ({from})',
  'word.comment': '“{comment}”',
  'word.system': 'automatic',
  'word.digest': 'News for you: {count}',
  'word.greeting': 'Dear {name},',
  'word.open': 'Open',
  'word.footer': 'This is a notification from {product} CLOUD.',
}
