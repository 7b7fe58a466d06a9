export {
  absolute,
  compare,
  type Decimal,
  greater,
  isDecimal,
  lesser,
  minus,
  negated,
  percent,
  percentOf,
  ratio,
  round,
  sum,
  times,
} from './decimal.ts'
export { roundings, type Rounding } from './rounding.ts'
export { split } from './split.ts'
export { type ExchangeRate, fromBase, minorUnits, roundMoney, toBase } from './currency.ts'
export { clothAmount, wholesalePrice } from './price.ts'
export {
  enteredOf,
  isInTaxRange,
  linesByRate,
  type TaxMode,
  taxModes,
  type TaxedLine,
  taxOn,
  taxRange,
  type TaxRounding,
  type TaxTotal,
  taxTotals,
  taxWithin,
} from './tax.ts'
export { settle } from './settlement.ts'
