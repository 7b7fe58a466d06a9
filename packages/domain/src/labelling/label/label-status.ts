/** The life of a quality label (domain §3.3). */
export const labelStatuses = ['draft', 'review', 'approved', 'printed', 'superseded'] as const
export type LabelStatus = (typeof labelStatuses)[number]

/** Every change of status has a name: nothing moves otherwise (domain §4.8). `approve` is for a power user or QC. */
export const labelTransitions = {
  submit: { from: ['draft'], to: 'review' },
  return: { from: ['review'], to: 'draft' },
  approve: { from: ['review'], to: 'approved' },
  print: { from: ['approved', 'printed'], to: 'printed' },
  supersede: { from: ['approved', 'printed'], to: 'superseded' },
} as const satisfies Record<string, { from: readonly LabelStatus[]; to: LabelStatus }>

export type LabelTransition = keyof typeof labelTransitions

const rows = Object.entries(labelTransitions) as [LabelTransition, { from: readonly LabelStatus[]; to: LabelStatus }][]

/** The named steps open to a label. */
export function labelTransitionsFrom(status: LabelStatus): LabelTransition[] {
  return rows.filter(([, { from }]) => from.includes(status)).map(([name]) => name)
}

/** Where a named step leads from a status, or null where it is not open. */
export function labelStatusAfter(status: LabelStatus, transition: LabelTransition): LabelStatus | null {
  const { from, to } = labelTransitions[transition]
  return (from as readonly LabelStatus[]).includes(status) ? to : null
}

export interface LabelVersion {
  status: LabelStatus
  /** Counted from 1. */
  version: number
}

export interface LabelEdit extends LabelVersion {
  /** The version the edited one takes over from once it is approved, or null. */
  replaces: number | null
}

/**
 * What an edit leads to: a draft is written in place, a label under review goes back to draft, an approved or printed
 * one stays as it is and gets a new draft version. Null for a superseded one, which nobody edits (domain §4.5).
 */
export function editLabel({ status, version }: LabelVersion): LabelEdit | null {
  if (status === 'superseded') return null
  if (status === 'draft' || status === 'review') return { status: 'draft', version, replaces: null }
  return { status: 'draft', version: version + 1, replaces: version }
}
