import { roundMoney } from './currency.ts'
import { percentOf, round, sum, times, type Decimal } from './decimal.ts'

/** 卸値 from a list price and a 掛率 in percent, half up to what the currency can pay: ¥1, $0.01 (domain §3.16). */
export function wholesalePrice(listPrice: Decimal, ratePercent: Decimal, currency = 'JPY'): Decimal {
  return roundMoney(percentOf(listPrice, ratePercent), currency)
}

/** Cloth by the metre with a fee per cut, to the full yen, cut down (domain §3.12). */
export function clothAmount(cut: Record<'unitPrice' | 'length' | 'cutFee', Decimal>): Decimal {
  return round(sum([times(cut.unitPrice, cut.length), cut.cutFee]), 0, 'down')
}
