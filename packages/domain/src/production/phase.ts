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

/**
 * How a phase stands against its delivery (domain §3.4): everything delivered; its day has passed; its day is near and the
 * order is not agreed; else on track. A phase without a day has none until all is delivered.
 */
export const phaseHealths = ['late', 'at_risk', 'on_track', 'done'] as const
export type PhaseHealth = (typeof phaseHealths)[number]

/** From so many days before its delivery on, a phase whose order nobody accepted is at risk. */
export const riskDays = 14

/** Phases whose pieces are sold; what the others make are samples. */
export const soldPhaseKinds = ['bulk', 'reorder'] as const satisfies readonly PhaseKind[]
