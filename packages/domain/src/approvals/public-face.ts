export {
  approvalDecisions,
  approvalStatusAfter,
  approvalStatuses,
  approvalTargets,
  approvalTransitions,
  needsComment,
  type ApprovalDecision,
  type ApprovalStatus,
  type ApprovalTarget,
  type ApprovalTransition,
} from './approval-status.ts'
export {
  chooseRoute,
  meets,
  powerUserStep,
  stepModes,
  stepsFor,
  type Approver,
  type DocumentFacts,
  type Route,
  type RouteConditions,
  type RouteStep,
  type StepMode,
} from './approval-route.ts'
export {
  approvalsNeeded,
  assigneesOf,
  stepOutcome,
  type Assignee,
  type StepOutcome,
  type StepSurroundings,
} from './approval-step.ts'
export {
  snapshotChanges,
  snapshotFieldKinds,
  snapshotText,
  type SnapshotChange,
  type SnapshotField,
  type SnapshotFieldKind,
  type SnapshotValue,
} from './approval-snapshot.ts'
