import type { BusinessDate } from '../../dates/business-date.ts'
import { freelanceProtection, type FreelanceFinding, type WorkPeriod } from './freelance-act.ts'
import { subcontractProtection, type OrderParties, type SubcontractFinding } from './subcontract-act.ts'

/** What somebody decided instead of what the sizes say; the derivation is kept beside it. */
export interface ProtectionOverride {
  readonly isProtected: boolean
  readonly reason: string
}

/** How the law protects the supplier of one order, kept with the order as it was derived (trade-law B1, C, F). */
export interface Protection {
  readonly orderedOn: BusinessDate
  readonly subcontract: SubcontractFinding
  readonly freelance: FreelanceFinding
  readonly override: ProtectionOverride | null
  /** Payment limits and the ban on fees and notes hold: by an act, or because somebody decided so. */
  readonly isProtected: boolean
  /** Sizes are missing that would decide; until they are known nothing is enforced, only warned of. */
  readonly isUnknown: boolean
}

/** Derives the protection of an order, and lets a person overrule it with a reason. */
export function protectionOf(
  order: OrderParties,
  { period, override = null }: { period?: WorkPeriod; override?: ProtectionOverride | null } = {},
): Protection {
  const subcontract = subcontractProtection(order)
  const freelance = freelanceProtection(order, period)
  const derived = subcontract.applies === true || freelance.duties.includes('due_date')
  return {
    orderedOn: order.orderedOn,
    subcontract,
    freelance,
    override,
    isProtected: override ? override.isProtected : derived,
    isUnknown: !override && !derived && (subcontract.applies === null || freelance.applies === null),
  }
}

/**
 * Who orders at law, of those through whose hands an order goes from the brand to the last before the supplier: a trading
 * house that only passes on is looked through, one that decides the content is itself the buyer (trade-law B1).
 */
export function orderingParty<Party extends { readonly decidesContent: boolean }>(
  chain: readonly Party[],
): Party | null {
  return chain.findLast(({ decidesContent }) => decidesContent) ?? chain[0] ?? null
}
