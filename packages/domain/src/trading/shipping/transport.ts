import { addDays, daysBetween, type BusinessDate } from '../../dates/business-date.ts'
import { dueDate, type DueRule } from '../../payment-terms/due-date.ts'

export const transportModes = ['sea', 'air', 'truck', 'courier', 'rail'] as const
export type TransportMode = (typeof transportModes)[number]
export const customsStatuses = ['none', 'declared', 'inspected', 'cleared'] as const
export type CustomsStatus = (typeof customsStatuses)[number]

/** One part of a way: as it was planned, as it was last announced, and as it was. */
export interface TransportLeg {
  readonly mode: TransportMode
  readonly from: string
  readonly to: string
  /** ETD and ETA as first planned: a delay is told against them. */
  readonly plannedDeparture: BusinessDate
  readonly plannedArrival: BusinessDate
  /** The arrival as the carrier announces it now, where it is another. */
  readonly announcedArrival: BusinessDate | null
  readonly actualDeparture: BusinessDate | null
  readonly actualArrival: BusinessDate | null
}

export interface LegForecast {
  readonly departs: BusinessDate
  readonly arrives: BusinessDate
}

/**
 * When each leg leaves and arrives as things stand: what happened, else what the carrier announces, else as long as it was
 * planned to take, and never before the leg before it has arrived.
 */
export function forecastLegs(legs: readonly TransportLeg[]): LegForecast[] {
  let ready: BusinessDate | null = null
  return legs.map((leg) => {
    const planned = ready !== null && ready > leg.plannedDeparture ? ready : leg.plannedDeparture
    const departs = leg.actualDeparture ?? planned
    const takes = daysBetween(leg.plannedDeparture, leg.plannedArrival)
    const announced = leg.announcedArrival !== null && leg.announcedArrival >= departs ? leg.announcedArrival : null
    const arrives: BusinessDate = leg.actualArrival ?? announced ?? addDays(departs, takes)
    ready = arrives
    return { departs, arrives }
  })
}

export const legFaults = ['reversed', 'before_last', 'actual_reversed'] as const
export interface LegFault {
  readonly at: number
  readonly fault: (typeof legFaults)[number]
}

/** What cannot be: an arrival before its departure, a leg planned to leave before the last one arrives (ETA ≥ ETD). */
export function legFaultsOf(legs: readonly TransportLeg[]): LegFault[] {
  return legs.flatMap((leg, at): LegFault[] => {
    const before = legs[at - 1]
    if (leg.plannedArrival < leg.plannedDeparture) return [{ at, fault: 'reversed' }]
    if (before && leg.plannedDeparture < before.plannedArrival) return [{ at, fault: 'before_last' }]
    const { actualDeparture: left, actualArrival: came } = leg
    return came !== null && (left === null || came < left) ? [{ at, fault: 'actual_reversed' }] : []
  })
}

export const transportStatuses = ['planned', 'under_way', 'arrived'] as const
export type TransportStatus = (typeof transportStatuses)[number]

/** Where goods are, by what their legs say happened. */
export function transportStatus(legs: readonly TransportLeg[]): TransportStatus {
  if (legs.length > 0 && legs.at(-1)!.actualArrival !== null) return 'arrived'
  return legs.some(({ actualDeparture }) => actualDeparture !== null) ? 'under_way' : 'planned'
}

/** What a day of arrival means for money. */
export interface ArrivalOutcome {
  readonly arrivesOn: BusinessDate
  /** The month whose invoice it goes into, `2026-12`. */
  readonly invoiceMonth: string
  readonly dueOn: BusinessDate
}

/** Goods that arrive on a day are billed by the closing that follows and paid as agreed (domain §3.10). */
export function arrivalOutcome(arrivesOn: BusinessDate, rule: DueRule): ArrivalOutcome {
  const { closing, due } = dueDate(arrivesOn, rule)
  return { arrivesOn, invoiceMonth: (closing ?? arrivesOn).slice(0, 7), dueOn: due }
}

export type WaybillFinding = 'right' | 'malformed' | 'check_digit'

/** Whether an air waybill number is one (IATA): the airline, seven digits and what they leave when divided by 7. */
export function airWaybillFinding(text: string): WaybillFinding {
  const code = text.normalize('NFKC').replaceAll(/[\s-]/g, '')
  if (!/^\d{11}$/.test(code)) return 'malformed'
  return Number(code.slice(3, 10)) % 7 === Number(code[10]) ? 'right' : 'check_digit'
}
