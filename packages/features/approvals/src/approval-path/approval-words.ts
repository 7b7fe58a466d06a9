import type { ApprovalStatus } from '@tsumugi/domain'
import type { Text } from '@tsumugi/i18n'
import type { StatusLook } from '@tsumugi/ui'
import type { ApprovalStep } from '@tsumugi/contract'
import type { Messages } from './messages/ja.ts'

export type PathText = Text<Messages>

export const statusLooks: Record<ApprovalStatus, StatusLook> = {
  pending: 'waiting',
  approved: 'done',
  rejected: 'late',
  returned: 'late',
  withdrawn: 'stopped',
  cancelled: 'stopped',
}

export const stepLooks: Record<ApprovalStep['status'], StatusLook> = {
  waiting: 'todo',
  open: 'waiting',
  approved: 'done',
  rejected: 'late',
  returned: 'late',
  skipped: 'done',
  closed: 'stopped',
}

const minute = 60_000

/** How long ago something was: 5時間前. */
export function ageOf(t: PathText, at: string, now = Date.now()): string {
  const minutes = Math.floor((now - Date.parse(at)) / minute)
  if (minutes < 1) return t('age.now')
  if (minutes < 60) return t('age.minutes', { count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? t('age.hours', { count: hours }) : t('age.days', { count: Math.floor(hours / 24) })
}

/** How many of those asked must approve. */
export function modeWords(
  t: PathText,
  { mode, needed, assignees }: Pick<ApprovalStep, 'mode' | 'needed'> & { assignees: readonly unknown[] },
): string {
  return t(`mode.${mode}`, { needed, count: assignees.length })
}
