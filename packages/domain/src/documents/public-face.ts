export { canonicalText, canonicalVersion, type FrozenValue } from './canonical.ts'
export {
  type FieldChange,
  fieldChanges,
  type IdentifiedLine,
  type LineDifference,
  lineDifference,
} from './difference.ts'
export { type DocumentApprovalStatus, documentApprovalStatuses } from './document-approval.ts'
export {
  type DocumentNoun,
  documentNouns,
  documentPath,
  documentPaths,
  transactionCategories,
  type TransactionCategory,
} from './document-nouns.ts'
export { documentNumber, monthOfIssue } from './document-number.ts'
export { type FileFace, fileFaces } from './file-face.ts'
export {
  answerReminderDays,
  letterDays,
  letterMoves,
  type LetterRefusal,
  letterRefusals,
  letterStatus,
  letterStatuses,
} from './letter-moves.ts'
export {
  asksForRevision,
  type DocumentSide,
  documentSides,
  type Lifecycle,
  lifecycle,
  type ProgressCounter,
  progressCounters,
  sidesInTurn,
  statusesInTurn,
  type StatusKind,
  type Transition,
  type TransitionActor,
  type TransitionContext,
  type TransitionRefusal,
  transitionRefusal,
  type Transitions,
  transitionsFor,
  type TransitionWait,
  transitionWaits,
} from './lifecycle.ts'
export {
  billable,
  creditable,
  type BillingPolicy,
  billingPolicies,
  type BillingStatus,
  billingStatuses,
  billingStatusOf,
  ceilingOf,
  creditOwed,
  type DeliveryStatus,
  deliveryStatuses,
  deliveryStatusOf,
  type LineProgress,
  outstanding,
  shippable,
} from './progress.ts'
