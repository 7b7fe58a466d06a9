export const noticeImportances = ['normal', 'important', 'urgent'] as const
export const feedbackStatuses = ['new', 'seen', 'planned', 'done'] as const
export const calendarKinds = ['release', 'exhibition', 'notice', 'closed', 'holiday'] as const
