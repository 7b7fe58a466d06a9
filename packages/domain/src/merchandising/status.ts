/** The life of a planned product (domain §3.14). */
export const merchandisingStatuses = [
  'idea',
  'planned',
  'in_development',
  'confirmed',
  'released',
  'closed',
  'dropped',
] as const
export type MerchandisingStatus = (typeof merchandisingStatuses)[number]

/** Every change of status has a name: nothing moves otherwise (domain §4.8). */
export const merchandisingTransitions = {
  plan: { from: ['idea'], to: 'planned' },
  develop: { from: ['planned'], to: 'in_development' },
  confirm: { from: ['in_development'], to: 'confirmed' },
  release: { from: ['confirmed'], to: 'released' },
  close: { from: ['released'], to: 'closed' },
  drop: { from: ['idea', 'planned', 'in_development', 'confirmed'], to: 'dropped' },
  /** Sends a product one step back before it is released. */
  replan: { from: ['in_development', 'confirmed'], to: 'planned' },
  reconsider: { from: ['planned', 'dropped'], to: 'idea' },
} as const satisfies Record<string, { from: readonly MerchandisingStatus[]; to: MerchandisingStatus }>

export type MerchandisingTransition = keyof typeof merchandisingTransitions

const rows = Object.entries(merchandisingTransitions) as [
  MerchandisingTransition,
  { from: readonly MerchandisingStatus[]; to: MerchandisingStatus },
][]

export interface NamedStep {
  name: MerchandisingTransition
  to: MerchandisingStatus
}

/** The transitions open to a product, in the order of its life. */
export function transitionsFrom(status: MerchandisingStatus): NamedStep[] {
  return rows.filter(([, { from }]) => from.includes(status)).map(([name, { to }]) => ({ name, to }))
}

/** The name of the step from one status to another, or null where there is none. */
export function transitionBetween(from: MerchandisingStatus, to: MerchandisingStatus): MerchandisingTransition | null {
  return transitionsFrom(from).find((transition) => transition.to === to)?.name ?? null
}

/** A dropped product stays visible but no longer counts in sums. */
export function counts(status: MerchandisingStatus): boolean {
  return status !== 'dropped'
}
