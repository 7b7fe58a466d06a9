/** The seven kinds of phases of a production, in the order they usually follow each other (domain §3.4). */
export const phaseKinds = [
  'proto',
  'sample1',
  'sample2',
  'exhibition_sample',
  'pre_production',
  'bulk',
  'reorder',
] as const
export type PhaseKind = (typeof phaseKinds)[number]

/** Phases whose pieces are sold; what the others make are samples. */
export const soldPhaseKinds = ['bulk', 'reorder'] as const satisfies readonly PhaseKind[]
