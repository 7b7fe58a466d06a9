import { ratio, round, times, type Decimal } from './decimal.ts'
import type { Rounding } from './rounding.ts'

const withoutMinorUnit: readonly string[] = ['JPY', 'KRW', 'VND']

/** Places after the point of an amount in this currency, an ISO 4217 code (domain §1). */
export function minorUnits(currency: string): number {
  return withoutMinorUnit.includes(currency) ? 0 : 2
}

/** An amount that can be paid. */
export function roundMoney(amount: Decimal, currency: string, rounding: Rounding = 'half_up'): Decimal {
  return round(amount, minorUnits(currency), rounding)
}

export interface ExchangeRate {
  /** What `perUnits` of the foreign currency cost in the base currency. */
  rate: Decimal
  /** 100 for KRW, IDR and VND as banks quote them, else 1 (domain §3.2). */
  perUnits: number
}

/** Foreign money in the base currency, rounded once to its minor unit. */
export function toBase(amount: Decimal, { rate, perUnits }: ExchangeRate, base = 'JPY'): Decimal {
  return ratio(times(amount, rate), String(perUnits), minorUnits(base)) ?? '0'
}

/** Base money in a foreign currency, rounded once to its minor unit; null without a rate. */
export function fromBase(amount: Decimal, { rate, perUnits }: ExchangeRate, currency: string): Decimal | null {
  return ratio(times(amount, String(perUnits)), rate, minorUnits(currency))
}
