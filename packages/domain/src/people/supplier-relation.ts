/** How far two organisations are with each other (domain §3.1, States). */
export const relationStatuses = ['prospect', 'pending_approval', 'active', 'suspended'] as const
export type RelationStatus = (typeof relationStatuses)[number]

export const relationSteps = ['activate', 'approve', 'refuse', 'suspend', 'resume'] as const
export type RelationStep = (typeof relationSteps)[number]

const steps: Readonly<Record<RelationStatus, Partial<Record<RelationStep, RelationStatus>>>> = {
  prospect: { activate: 'active' },
  pending_approval: { approve: 'active', refuse: 'prospect' },
  active: { suspend: 'suspended' },
  suspended: { resume: 'active' },
}

/** What may be done next. Approving and refusing belong to the approval. */
export const relationStepsFrom = (status: RelationStatus): RelationStep[] =>
  Object.keys(steps[status]) as RelationStep[]

/** Where a step leads; null when it does not begin here. With `approval_supplier` on, activating asks first. */
export function afterRelationStep(
  status: RelationStatus,
  step: RelationStep,
  asksApproval: boolean,
): RelationStatus | null {
  const next = steps[status][step] ?? null
  return step === 'activate' && next && asksApproval ? 'pending_approval' : next
}
