/** `open` waits for the other side; a newer change of the same thing supersedes one that waits (domain §3.17). */
export const markStatuses = ['open', 'confirmed', 'objected', 'resolved', 'superseded'] as const
export type MarkStatus = (typeof markStatuses)[number]

export type MarkStep = 'confirm' | 'object' | 'resolve'

/** Who may take a step: the side that must confirm, or the side that made the change. */
const steps: Readonly<Record<MarkStep, { from: MarkStatus; to: MarkStatus; by: 'theirs' | 'ours' }>> = {
  confirm: { from: 'open', to: 'confirmed', by: 'theirs' },
  object: { from: 'open', to: 'objected', by: 'theirs' },
  resolve: { from: 'objected', to: 'resolved', by: 'ours' },
}

/** The status after a step; null where it may not be taken. `side` says whose change it is to the reader. */
export function afterMarkStep(status: MarkStatus, side: 'theirs' | 'ours', step: MarkStep): MarkStatus | null {
  const { from, to, by } = steps[step]
  return status === from && side === by ? to : null
}
