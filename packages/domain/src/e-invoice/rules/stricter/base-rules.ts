import { minus, sum, type Decimal } from '../../../money/decimal.ts'
import type { XmlElement } from '../../../xml/xml-element.ts'
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

interface Subtotal {
  readonly element: XmlElement
  readonly key: string
  /** Whether its rate has stood before, and whether it stands again. */
  readonly isRepeated: boolean
  readonly isAlone: boolean
}

function subtotalsOf(context: RuleContext): Subtotal[] {
  const counts = new Map<string, number>()
  const rows = placesOf(documentSubtotals, context).map((element) => {
    const key = keyOf(first(element, 'cac:TaxCategory'))
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return { element, key, isRepeated: count > 1 }
  })
  return rows.map((row) => ({ ...row, isAlone: counts.get(row.key) === 1 }))
}

function wrongBases(context: RuleContext): Violation[] {
  const bases = basesOf(context.root)
  if (!bases) return []
  return subtotalsOf(context).flatMap(({ element, key, isAlone }) => {
    const at = first(element, 'cbc:TaxableAmount')
    const found = decimalOf(at)
    const expected = roundToCents(bases.get(key) ?? '0')
    return !at || found === null || !isAlone || isSame(found, expected) ? [] : [{ at, found, expected }]
  })
}

/** Rates on lines or adjustments that the breakdown lacks; where a line has no rate, another rule speaks. */
function missingRates(context: RuleContext): Violation[] {
  const { root } = context
  const rates = new Set(subtotalsOf(context).map(({ key }) => key))
  const isWhole = (key: string) => key === 'O -' || !/^ | -$/.test(key)
  const missing = [...(basesOf(root)?.keys() ?? [])].filter((key) => !rates.has(key) && isWhole(key))
  const total = first(root, 'cac:TaxTotal')
  return total && rates.size > 0 ? missing.map((key) => ({ at: total, below: 'cac:TaxSubtotal', expected: key })) : []
}

/** What is taxed agrees with the lines, and every rate stands once. */
export const baseRules: readonly Rule[] = [
  {
    id: 'own-base',
    message: 'taxableBase',
    repair: 'recalculate',
    check: (context) => [...wrongBases(context), ...missingRates(context)],
  },
  {
    id: 'own-one-per-rate',
    message: 'rateRepeated',
    repair: 'recalculate',
    check: (context) =>
      subtotalsOf(context)
        .filter(({ isRepeated }) => isRepeated)
        .map(({ element, key }) => ({ at: element, found: key })),
  },
]
