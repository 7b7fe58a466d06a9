import { minus, sum, type Decimal } from '../../../money/decimal.ts'
import type { XmlElement } from '../../xml/element.ts'
import { first, select, textAt } from '../../xml/select.ts'
import { decimalAt, decimalOf, isSame, roundToCents } from '../numbers.ts'
import { documentSubtotals, isCharge, line, placesOf } from '../places.ts'
import type { Rule, RuleContext, Violation } from '../rule.ts'

/** One key per category and rate: `S 10`, and `O -` where there is none. */
function keyOf(category: XmlElement | undefined): string {
  const percent = category && decimalAt(category, 'cbc:Percent')
  return `${category ? textAt(category, 'cbc:ID') : ''} ${percent ? percent.replace(/\.0*$/, '') : '-'}`
}

/** What is taxed at each rate: Σ lines − allowances + charges; null where a figure cannot be read. */
function basesOf(root: XmlElement): Map<string, Decimal> | null {
  const bases = new Map<string, Decimal>()
  const add = (key: string, value: Decimal) => bases.set(key, sum([bases.get(key) ?? '0', value]))
  for (const one of select(root, line)) {
    const amount = decimalAt(one, 'cbc:LineExtensionAmount')
    if (amount === null) return null
    add(keyOf(first(one, 'cac:Item/cac:ClassifiedTaxCategory')), amount)
  }
  for (const one of select(root, 'cac:AllowanceCharge')) {
    const amount = decimalAt(one, 'cbc:Amount')
    if (amount === null) return null
    add(keyOf(first(one, 'cac:TaxCategory')), isCharge(one) ? amount : minus('0', amount))
  }
  return bases
}

function wrongBases(context: RuleContext): Violation[] {
  const bases = basesOf(context.root)
  if (!bases) return []
  const subtotals = placesOf(documentSubtotals, context)
  const keys = subtotals.map((one) => keyOf(first(one, 'cac:TaxCategory')))
  return subtotals.flatMap((one, at) => {
    const taxable = first(one, 'cbc:TaxableAmount')
    const found = decimalOf(taxable)
    const expected = roundToCents(bases.get(keys[at] ?? '') ?? '0')
    if (!taxable || found === null || keys.filter((key) => key === keys[at]).length > 1 || isSame(found, expected))
      return []
    return [{ at: taxable, found, expected }]
  })
}

/** Rates on lines or adjustments that the breakdown does not tell; where a rate is missing, another rule speaks. */
function untold(context: RuleContext): Violation[] {
  const { root } = context
  const told = new Set(placesOf(documentSubtotals, context).map((one) => keyOf(first(one, 'cac:TaxCategory'))))
  const isWhole = (key: string) => key === 'O -' || !/^ | -$/.test(key)
  const missing = [...(basesOf(root)?.keys() ?? [])].filter((key) => !told.has(key) && isWhole(key))
  const [total] = select(root, 'cac:TaxTotal')
  return total && told.size > 0 ? missing.map((key) => ({ at: total, below: 'cac:TaxSubtotal', expected: key })) : []
}

/** What is taxed agrees with the lines, and every rate is told once. */
export const baseRules: readonly Rule[] = [
  {
    id: 'own-base',
    message: 'taxableBase',
    repair: 'recalculate',
    check: (context) => [...wrongBases(context), ...untold(context)],
  },
  {
    id: 'own-one-per-rate',
    message: 'rateRepeated',
    repair: 'recalculate',
    check: (context) => {
      const subtotals = placesOf(documentSubtotals, context)
      const keys = subtotals.map((one) => keyOf(first(one, 'cac:TaxCategory')))
      return subtotals.flatMap((at, index) => {
        const key = keys[index] ?? ''
        return keys.indexOf(key) === index ? [] : [{ at, found: key }]
      })
    },
  },
]
