import { formulaValue, readFormula } from '../extension-fields/formula.ts'
import { isDecimal, type Decimal } from '../money/decimal.ts'

const money = /[¥￥\\$€£元円]|JPY|USD|EUR|CNY/gi
const counted = /(?<=\d)\s*(?:枚|点|着|個|件|本|反|組|足|セット|pcs?|m|cm|kg|g)\.?$/i

/**
 * A figure as people write it, as a decimal string: `¥6,900`, `１２０`, `1,200枚`, `▲500`, `(500)`, `=20*2`. Null where it
 * is none (domain §3.18). Percent become parts of one: `33%` is `0.33`.
 */
export function readFigure(text: string): Decimal | null {
  const plain = text.normalize('NFKC').trim()
  if (plain.startsWith('=')) return worked(plain.slice(1))
  const bare = plain
    .replace(counted, '')
    .replace(money, '')
    .replace(/[\s,']/g, '')
    .replace(/-$/, '')
  const signed = bare
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^[▲△−]/, '-')
    .replace(/^\+/, '')
  const percent = /^(-?\d+(?:\.\d+)?)%$/.exec(signed)
  if (percent) return shifted(percent[1]!)
  const whole = signed.replace(/^(-?)\./, '$10.').replace(/\.$/, '')
  return isDecimal(whole) ? whole.replace(/^(-?)0+(?=\d)/, '$1') : null
}

function worked(text: string): Decimal | null {
  const formula = readFormula(text.replaceAll('×', '*').replaceAll('÷', '/'))
  return formula && formulaValue(formula, {})
}

/** Two places to the right, written without floats. */
function shifted(text: string): Decimal {
  const isBelow = text.startsWith('-')
  const [whole = '0', part = ''] = text.replace('-', '').split('.')
  const digits = whole.padStart(3, '0') + part
  const at = digits.length - part.length - 2
  const read = `${digits.slice(0, at)}.${digits.slice(at)}`.replace(/^0+(?=\d)/, '').replace(/\.?0+$/, '')
  return isBelow && read !== '0' ? `-${read}` : read
}
