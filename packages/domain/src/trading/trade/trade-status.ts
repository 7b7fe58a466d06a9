/** Statuses of a trade through which it goes on, in their order (domain §3.6). */
export const tradeSteps = [
  'inquiry',
  'estimating',
  'agreed',
  'ordered',
  'in_production',
  'shipping',
  'completed',
] as const
export type TradeStep = (typeof tradeSteps)[number]

/** Statuses in which a trade has come to an end: nothing more is made of it. */
export const endedTrades: readonly string[] = ['completed', 'cancelled', 'lost']

/** A document of a trade, as far as the trade follows it; never a draft. */
export interface TradeDocument {
  readonly noun: string
  readonly status: string
  readonly deliveryStatus: string
  readonly billingStatus: string
}

const isStep = (status: string): status is TradeStep => (tradeSteps as readonly string[]).includes(status)
const isPast = (one: TradeStep, other: TradeStep) => tradeSteps.indexOf(one) > tradeSteps.indexOf(other)

/**
 * The status of a trade after something happened to its documents. It goes forward until the order; from then on it is what
 * the documents say, and cancelled once every order is (domain §3.6). A draft, and a trade that was given up, stay.
 */
export function tradeStatusAfter(
  status: string,
  documents: readonly TradeDocument[],
  { isPriceAgreed }: { readonly isPriceAgreed: boolean },
): string {
  if (!isStep(status)) return status
  const orders = documents.filter(({ noun }) => noun === 'contract')
  if (isPast(status, 'agreed') && orders.length > 0 && orders.every((order) => order.status === 'cancelled'))
    return 'cancelled'
  const reached = stepOf(documents, isPriceAgreed)
  const mayGoBack = status === 'completed' && isPast(reached, 'agreed')
  return mayGoBack || isPast(reached, status) ? reached : status
}

function stepOf(documents: readonly TradeDocument[], isPriceAgreed: boolean): TradeStep {
  const of = (noun: string, ...statuses: readonly string[]) =>
    documents.filter((document) => document.noun === noun && statuses.includes(document.status))
  const orders = of('contract', 'accepted', 'closed')
  if (orders.length > 0) {
    if (orders.every(isDone)) return 'completed'
    return of('delivery', 'shipped', 'arrived', 'inspected', 'closed').length > 0 ? 'shipping' : 'ordered'
  }
  if (isPriceAgreed || of('estimation', 'accepted').length > 0) return 'agreed'
  return of('estimation', 'issued').length > 0 ? 'estimating' : 'inquiry'
}

/** Delivered and billed in full, or closed by hand. */
const isDone = ({ status, deliveryStatus, billingStatus }: TradeDocument): boolean =>
  status === 'closed' || ((deliveryStatus === 'complete' || deliveryStatus === 'over') && billingStatus === 'complete')
