import type { KpiMonth } from '@tsumugi/contract'

const month = (at: number): KpiMonth => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  groups: 8 + at,
  activeUsers: 12 + at * 2,
  orders: at * 3,
  gmv: at === 0 ? [] : [{ currency: 'JPY', amount: String(at * 4_820_000) }],
  arrived: at * 2,
  onTime: at * 2 - (at > 3 ? 1 : 0),
})

/** Eleven months of an invented platform. */
export const demoMonths = Array.from({ length: 11 }, (_, at) => month(at))
export const demoTotal = {
  groups: 18,
  activeUsers: 34,
  orders: 165,
  gmv: [{ currency: 'JPY', amount: '265100000' }],
  arrived: 110,
  onTime: 103,
}
