import type { ClosedDays } from '../../dates/bank-day.ts'
import { dateOfDayNumber, type BusinessDate } from '../../dates/business-date.ts'
import { closingDate, instalments, type DueRule, type PaymentSplit } from '../../payment-terms/due-date.ts'
import type { StepKind } from '../templates/step-kinds.ts'
import type { PlanForecast } from './forecast.ts'

/** How the goods of a schedule are paid. */
export interface DeliveryTerms extends DueRule {
  readonly splits: readonly PaymentSplit[]
  /** Days the payer adds to those on which banks are closed. */
  readonly closed?: ClosedDays
}

/** What a schedule comes to: the same arithmetic as documents later do. */
export interface DeliveryOutcome {
  /** Null where it has no such step. */
  readonly shipsOn: BusinessDate | null
  /** The last day of arrival, or of the schedule where arrival is no step of it. */
  readonly arrivesOn: BusinessDate
  /** `2026-12`: the month whose closing takes the goods in; of arrival where terms count days. Null without terms. */
  readonly invoiceMonth: string | null
  /** Every day on which a part is due, in order. Goods are billed by their receipt, whatever the term's basis is. */
  readonly paymentsOn: readonly BusinessDate[]
}

/** The outcome of each schedule that still has steps, by schedule. */
export function deliveryOutcomes(
  plan: PlanForecast,
  termsOf: (scheduleId: string) => DeliveryTerms | null,
): Map<string, DeliveryOutcome> {
  const lastDays = lastDaysByKind(plan)
  return new Map(
    [...lastDays].map(([scheduleId, days]) => {
      const arrivesOn = dateOfDayNumber(days.get('arrive') ?? Math.max(...days.values()))
      const ship = days.get('ship')
      const shipsOn = ship === undefined ? null : dateOfDayNumber(ship)
      return [scheduleId, { shipsOn, arrivesOn, ...paymentOf(arrivesOn, termsOf(scheduleId)) }]
    }),
  )
}

type Payment = Pick<DeliveryOutcome, 'invoiceMonth' | 'paymentsOn'>

function paymentOf(arrival: BusinessDate, terms: DeliveryTerms | null): Payment {
  if (terms === null) return { invoiceMonth: null, paymentsOn: [] }
  const parts = instalments('100', arrival, terms, { closed: terms.closed })
  const closing = terms.closingDay === null ? arrival : closingDate(arrival, terms.closingDay)
  return { invoiceMonth: closing.slice(0, 7), paymentsOn: [...new Set(parts.map(({ due }) => due))].toSorted() }
}

/** The last day of the steps of each kind, by schedule. */
function lastDaysByKind({ steps, forecast }: PlanForecast): Map<string, Map<StepKind | null, number>> {
  const bySchedule = new Map<string, Map<StepKind | null, number>>()
  for (const [at, { scheduleId, kind, status }] of steps.entries()) {
    if (status === 'skipped') continue
    const days = bySchedule.get(scheduleId) ?? new Map()
    days.set(kind, Math.max(days.get(kind) ?? 0, forecast.end[at]!))
    bySchedule.set(scheduleId, days)
  }
  return bySchedule
}
