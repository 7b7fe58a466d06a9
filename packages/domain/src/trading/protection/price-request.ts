import { answerReminderDays } from '../../documents/letter-moves.ts'
import { daysBetween, type BusinessDate } from '../../dates/business-date.ts'
import { compare, type Decimal } from '../../money/decimal.ts'

export const priceRequestReasons = ['material', 'labour', 'energy', 'freight', 'currency', 'other'] as const
export type PriceRequestReason = (typeof priceRequestReasons)[number]
export const priceRequestResults = ['agreed', 'agreed_in_part', 'kept'] as const
export type PriceRequestResult = (typeof priceRequestResults)[number]

/** One request of a supplier to talk about a price, and what came of it; the log stays with the trade (trade-law B3). */
export interface PriceRequest {
  readonly requestedOn: BusinessDate
  readonly requestedBy: string
  /** What it is about, as lines name it; null for all that is bought of this supplier. */
  readonly item: string | null
  readonly requestedPrice: Decimal | null
  readonly reasons: readonly PriceRequestReason[]
  readonly answeredOn: BusinessDate | null
  readonly result: PriceRequestResult | null
  readonly explanation: string
}

/** After so many days without an answer the buyer is reminded. */
export const priceRequestReminderDays = answerReminderDays

/** `explanation_missing`: a price was kept, or met in part, without a word why: that is no answer at law. */
export type PriceRequestStatus = 'waiting' | 'reminder_due' | 'explanation_missing' | 'answered'

export function priceRequestStatus(request: PriceRequest, today: BusinessDate): PriceRequestStatus {
  const { answeredOn, result, explanation, requestedOn } = request
  if (answeredOn === null || result === null)
    return daysBetween(requestedOn, today) >= priceRequestReminderDays ? 'reminder_due' : 'waiting'
  return result !== 'agreed' && explanation.trim() === '' ? 'explanation_missing' : 'answered'
}

export interface OrderedPrice {
  readonly item: string
  readonly unitPrice: Decimal
  /** What the last order of it paid; null for a first order. */
  readonly lastUnitPrice: Decimal | null
}

export interface PriceRequestFinding {
  /** `price_kept_silently`: ordered again at the old price, or below, while a request waits. */
  readonly code: 'price_request_unanswered' | 'price_request_unexplained' | 'price_kept_silently'
  readonly item: string
  readonly requestedOn: BusinessDate
}

/** What an order has to be warned of before its issue: requests about its items that nobody has properly answered. */
export function priceRequestFindings(
  prices: readonly OrderedPrice[],
  requests: readonly PriceRequest[],
  today: BusinessDate,
): PriceRequestFinding[] {
  return prices.flatMap(({ item, unitPrice, lastUnitPrice }) =>
    requests
      .filter((request) => (request.item === null || request.item === item) && request.requestedOn <= today)
      .flatMap((request) => {
        const status = priceRequestStatus(request, today)
        if (status === 'answered') return []
        const isKept = lastUnitPrice !== null && compare(unitPrice, lastUnitPrice) <= 0
        const code =
          status === 'explanation_missing'
            ? ('price_request_unexplained' as const)
            : isKept
              ? ('price_kept_silently' as const)
              : ('price_request_unanswered' as const)
        return [{ code, item, requestedOn: request.requestedOn }]
      }),
  )
}
