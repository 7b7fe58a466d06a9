/** The life of an order at an exhibition once it left the shop buyer's browser (domain §3.16). */
export const exhibitionOrderStatuses = ['submitted', 'confirmed', 'converted', 'cancelled'] as const
export type ExhibitionOrderStatus = (typeof exhibitionOrderStatuses)[number]

/** What the brand does with orders; the shop buyer submits and edits. Nothing moves without a name (domain §4.8). */
export const exhibitionOrderTransitions = {
  confirm: { from: ['submitted'], to: 'confirmed' },
  /** Gives a confirmed order back to the buyer to edit. */
  reopen: { from: ['confirmed'], to: 'submitted' },
  convert: { from: ['confirmed'], to: 'converted' },
  cancel: { from: ['submitted', 'confirmed'], to: 'cancelled' },
} as const satisfies Record<string, { from: readonly ExhibitionOrderStatus[]; to: ExhibitionOrderStatus }>

export type ExhibitionOrderTransition = keyof typeof exhibitionOrderTransitions

const rows = Object.entries(exhibitionOrderTransitions) as [
  ExhibitionOrderTransition,
  { from: readonly ExhibitionOrderStatus[]; to: ExhibitionOrderStatus },
][]

/** The status after a named transition, or null where it does not lead on from here. */
export function afterTransition(
  name: ExhibitionOrderTransition,
  status: ExhibitionOrderStatus,
): ExhibitionOrderStatus | null {
  const row: { from: readonly ExhibitionOrderStatus[]; to: ExhibitionOrderStatus } = exhibitionOrderTransitions[name]
  return row.from.includes(status) ? row.to : null
}

/** The transitions open to an order, in the order of its life. */
export function orderTransitionsFrom(status: ExhibitionOrderStatus): ExhibitionOrderTransition[] {
  return rows.filter(([, { from }]) => from.includes(status)).map(([name]) => name)
}

export type ExhibitionPhase = 'upcoming' | 'open' | 'closed'

/** Where an exhibition stands at an instant; it opens with the first instant and closes with the last. Instants are ISO 8601. */
export function exhibitionPhase(
  { opensAt, closesAt }: { opensAt: string; closesAt: string },
  now: string | Date,
): ExhibitionPhase {
  const at = new Date(now).getTime()
  if (at < Date.parse(opensAt)) return 'upcoming'
  return at < Date.parse(closesAt) ? 'open' : 'closed'
}
