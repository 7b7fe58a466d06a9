import type { XmlElement } from '../../../xml/xml-element.ts'
import { descendants, named, select, textAt } from '../../xml/select.ts'
import { line } from '../places.ts'
import type { Rule, Violation } from '../rule.ts'

const period = 'cac:InvoicePeriod'
const start = 'cbc:StartDate'
const end = 'cbc:EndDate'
const linePeriods = (root: XmlElement) => select(root, `${line}/${period}`)

const reversed = (periods: readonly XmlElement[]): Violation[] =>
  periods
    .filter((one) => textAt(one, start) && textAt(one, end) && textAt(one, start) > textAt(one, end))
    .map((at) => ({ at, below: end, found: textAt(at, end), expected: `≥ ${textAt(at, start)}` }))

/** Dates of lines that lie outside the period of the document. */
function outside(root: XmlElement, name: string, isInside: (date: string, limit: string) => boolean, sign: string) {
  const limit = textAt(root, `${period}/${name}`)
  if (!limit) return []
  return linePeriods(root)
    .flatMap((one) => select(one, name))
    .filter(({ text }) => text.trim() !== '' && !isInside(text.trim(), limit))
    .map((at) => ({ at, found: at.text.trim(), expected: `${sign} ${limit}` }))
}

/** When what is billed was delivered. */
export const periodRules: readonly Rule[] = [
  {
    id: 'aligned-ibrp-052',
    message: 'periodMissing',
    repair: 'takePeriodFromDelivery',
    check: ({ root }) =>
      descendants(root, named(period)).length > 0
        ? []
        : [{ at: root, below: period, isRepairable: textAt(root, 'cac:Delivery/cbc:ActualDeliveryDate') !== '' }],
  },
  { id: 'ibr-029', message: 'periodOrder', check: ({ root }) => reversed(select(root, period)) },
  { id: 'ibr-030', message: 'periodOrder', check: ({ root }) => reversed(linePeriods(root)) },
  {
    id: 'ibr-085',
    message: 'periodOrder',
    check: ({ root }) => outside(root, start, (date, limit) => date >= limit, '≥'),
  },
  {
    id: 'ibr-086',
    message: 'periodOrder',
    check: ({ root }) => outside(root, end, (date, limit) => date <= limit, '≤'),
  },
  {
    id: 'ibr-co-19',
    message: 'periodOrder',
    check: ({ root }) =>
      select(root, period)
        .filter(
          (one) => !['StartDate', 'EndDate', 'DescriptionCode'].some((name) => select(one, `cbc:${name}`).length > 0),
        )
        .map((at) => ({ at, below: start })),
  },
  {
    id: 'ibr-co-20',
    message: 'periodOrder',
    check: ({ root }) =>
      linePeriods(root)
        .filter((one) => select(one, start).length === 0 && select(one, end).length === 0)
        .map((at) => ({ at, below: start })),
  },
]
