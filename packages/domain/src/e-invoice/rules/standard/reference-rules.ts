import { billedObject } from '../../codes/document-codes.ts'
import { compare } from '../../../money/decimal.ts'
import { select, textAt } from '../../xml/select.ts'
import { decimalOf } from '../numbers.ts'
import { line, namesBilledObject } from '../places.ts'
import type { Rule, RuleContext, Violation } from '../rule.ts'

const billed = ({ root }: RuleContext, below: string): Violation[] =>
  select(root, 'cac:AdditionalDocumentReference')
    .filter(namesBilledObject)
    .flatMap((one) => select(one, below))
    .map((at) => ({ at, found: billedObject }))

const below =
  (path: string, isRight: (sign: number) => boolean) =>
  ({ root }: RuleContext): Violation[] =>
    select(root, `${line}/${path}`).flatMap((at) => {
      const value = decimalOf(at)
      return value !== null && !isRight(compare(value, '0')) ? [{ at, found: value }] : []
    })

/** How documents, prices and payments refer to one another. */
export const referenceRules: readonly Rule[] = [
  { id: 'ibr-071', message: 'attachment', check: (context) => billed(context, 'cac:Attachment') },
  { id: 'ibr-072', message: 'attachment', check: (context) => billed(context, 'cbc:DocumentDescription') },
  {
    id: 'ibr-092',
    message: 'itemReference',
    check: ({ root }) =>
      select(root, 'cac:DespatchDocumentReference').length > 0
        ? select(root, `${line}/cac:DespatchLineReference/cac:DocumentReference/cbc:ID`).map((at) => ({
            at,
            found: at.text.trim(),
          }))
        : [],
  },
  {
    id: 'ibr-027',
    message: 'priceNegative',
    repair: 'turnReturns',
    check: below('cac:Price/cbc:PriceAmount', (sign) => sign >= 0),
  },
  {
    id: 'ibr-028',
    message: 'priceNegative',
    check: below('cac:Price/cac:AllowanceCharge/cbc:BaseAmount', (sign) => sign >= 0),
  },
  { id: 'ibr-087', message: 'priceNegative', check: below('cac:Price/cbc:BaseQuantity', (sign) => sign > 0) },
  {
    id: 'aligned-ibrp-014',
    message: 'payment',
    repair: 'unifyRemittance',
    check: ({ root }) => {
      const all = select(root, 'cac:PaymentMeans/cbc:PaymentID')
      const [one, other] = [...new Map(all.map((at) => [at.text.trim(), at])).values()]
      return one && other ? [{ at: other, found: other.text.trim(), expected: one.text.trim() }] : []
    },
  },
  {
    id: 'aligned-ibrp-016',
    message: 'payment',
    check: ({ root }) =>
      select(root, 'cac:PaymentMeans')
        .filter((one) => ['30', '58'].includes(textAt(one, 'cbc:PaymentMeansCode')))
        .flatMap((one) => select(one, 'cac:PayeeFinancialAccount'))
        .filter((account) => textAt(account, 'cbc:ID') === '')
        .map((at) => ({ at, below: 'cbc:ID' })),
  },
  {
    id: 'aligned-ibrp-017',
    message: 'payment',
    check: ({ root }) =>
      select(root, 'cac:PaymentMeans/cac:CardAccount')
        .filter((card) => !/^.{4,6}$/.test(textAt(card, 'cbc:PrimaryAccountNumberID')))
        .map((at) => ({ at, below: 'cbc:PrimaryAccountNumberID', found: textAt(at, 'cbc:PrimaryAccountNumberID') })),
  },
  {
    id: 'ibr-093',
    message: 'totalsDiffer',
    repair: 'recalculate',
    check: ({ root }) =>
      select(root, 'cac:PrepaidPayment').length > 0 &&
      select(root, 'cac:LegalMonetaryTotal/cbc:PrepaidAmount').length === 0
        ? [{ at: root, below: 'cac:LegalMonetaryTotal/cbc:PrepaidAmount', values: { difference: '–' } }]
        : [],
  },
]
