export const noticeImportances = ['normal', 'important', 'urgent'] as const
export const feedbackStatuses = ['new', 'seen', 'planned', 'done'] as const
/** What is dated. Holidays are in every calendar already, so feeds tell none. */
export const calendarFeedKinds = [
  'release',
  'exhibition',
  'delivery',
  'sample',
  'procedure',
  'payment',
  'notice',
  'closed',
] as const
export const calendarKinds = [...calendarFeedKinds, 'holiday'] as const
export type CalendarKind = (typeof calendarKinds)[number]
export type CalendarFeedKind = (typeof calendarFeedKinds)[number]
