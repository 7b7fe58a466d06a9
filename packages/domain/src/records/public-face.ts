export { afterMarkStep, type MarkStatus, markStatuses, type MarkStep } from './confirmed-mark.ts'
export {
  type ListTemplateTarget,
  listTemplateTargets,
  procedureListKeys,
  productionListKeys,
  scheduleListKeys,
  opensTemplatesOf,
  rowColorColumns,
  templateColumns,
  templateShares,
} from './list-template.ts'
export { onTimeShare, type Punctuality } from './kpi.ts'
export {
  calendarFeedKinds,
  type CalendarFeedKind,
  calendarKinds,
  type CalendarKind,
  feedbackStatuses,
  noticeImportances,
} from './platform-words.ts'
export { auditNouns, auditVerbs, type AuditAction, type AuditNoun, type AuditVerb } from './audit-action.ts'
