import type { Chance } from '../random.ts'

/** A price as shops write it: up to ¥19,999 it ends in 900, above in 800. Whole yen, as a decimal string. */
export function listPrice([low, high]: readonly [number, number], luck: Chance): string {
  const yen = luck.whole(low, high)
  return String(yen < 20_000 ? Math.floor(yen / 1000) * 1000 + 900 : Math.floor(yen / 1000) * 1000 + 800)
}

/** Cost at `permille` of the price, to 5 yen. */
export function unitCost(price: string, permille: number): string {
  return String(Math.round((Number(price) * permille) / 5000) * 5)
}

/** Pieces for a planned retail value, in lots of 20. */
export function lot(price: string, retail: number): string {
  return String(Math.max(40, Math.round(retail / Number(price) / 20) * 20))
}

/** List value less markdown (`tenths` of a percent), whole yen. Integers only, so nothing is lost. */
export function salesPlan(price: string, quantity: string, tenths: number): string {
  return String((BigInt(price) * BigInt(quantity) * BigInt(1000 - tenths)) / 1000n)
}

/** Tenths of a percent as a percentage with one decimal: 105 → 10.5. */
export function percent(tenths: number): string {
  return `${Math.floor(tenths / 10)}.${tenths % 10}`
}
