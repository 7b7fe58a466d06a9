import type { ApplicationStatus, RecruitmentStatus } from '@tsumugi/domain/matching'
import type { StatusLook } from '@tsumugi/ui'

export const recruitmentLook: Readonly<Record<RecruitmentStatus, StatusLook>> = {
  draft: 'todo',
  open: 'going',
  closed: 'waiting',
  awarded: 'done',
  cancelled: 'stopped',
}
export const applicationLook: Readonly<Record<ApplicationStatus, StatusLook>> = {
  draft: 'todo',
  sent: 'going',
  shortlisted: 'waiting',
  accepted: 'done',
  declined: 'stopped',
  withdrawn: 'stopped',
}
