import { isBusinessDate } from '../../../dates/business-date.ts'
import { descendants, isAt, named, textAt } from '../../xml/select.ts'
import type { Rule } from '../rule.ts'

const dates = named(
  'cbc:IssueDate',
  'cbc:DueDate',
  'cbc:TaxPointDate',
  'cbc:StartDate',
  'cbc:EndDate',
  'cbc:ActualDeliveryDate',
)
const time = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)?$/

/** A date somebody wrote another way: 2026/11/30, 20261130. Null where it is not clear which day is meant. */
export function readLooseDate(text: string): string | null {
  const [, year, month, day] = /^(\d{4})\s*[-/.]?\s*(\d{2})\s*[-/.]?\s*(\d{2})(?:[TZ+].*)?$/.exec(text.trim()) ?? []
  const date = `${year}-${month}-${day}`
  return isBusinessDate(date) ? date : null
}

/** How single values are written. */
export const formRules: readonly Rule[] = [
  {
    id: 'ibr-073',
    message: 'dateForm',
    repair: 'writeDates',
    check: ({ root }) =>
      descendants(root, dates)
        .filter(({ text }) => text.trim() !== '' && !isBusinessDate(text.trim()))
        .map((at) => {
          const expected = readLooseDate(at.text) ?? undefined
          return { at, found: at.text.trim(), expected, isRepairable: expected !== undefined }
        }),
  },
  {
    id: 'ibr-119',
    message: 'dateForm',
    check: ({ root }) =>
      descendants(
        root,
        ({ name, text }) => /^cbc:\w*Time$/.test(name) && text.trim() !== '' && !time.test(text.trim()),
      ).map((at) => ({ at, found: at.text.trim(), expected: '09:30:00' })),
  },
  {
    id: 'ibr-079',
    message: 'emptyElement',
    repair: 'takeOffEmpty',
    check: ({ root }) =>
      descendants(root, ({ children, text }) => children.length === 0 && text.trim() === '').map((at) => ({ at })),
  },
  {
    id: 'ibr-082',
    message: 'adjustmentIncomplete',
    check: ({ root }) =>
      descendants(root, named('cac:AllowanceCharge'))
        .filter((one) => !isAt(one, 'cac:Price/cac:AllowanceCharge'))
        .filter((one) => !/^(true|false)$/.test(textAt(one, 'cbc:ChargeIndicator')))
        .map((at) => ({
          at,
          below: 'cbc:ChargeIndicator',
          found: textAt(at, 'cbc:ChargeIndicator'),
          expected: 'true / false',
        })),
  },
  {
    id: 'ibr-083',
    message: 'adjustmentIncomplete',
    check: ({ root }) =>
      descendants(root, (one) => isAt(one, 'cac:Price/cac:AllowanceCharge'))
        .filter((one) => textAt(one, 'cbc:ChargeIndicator') !== 'false')
        .map((at) => ({
          at,
          below: 'cbc:ChargeIndicator',
          found: textAt(at, 'cbc:ChargeIndicator'),
          expected: 'false',
        })),
  },
]
