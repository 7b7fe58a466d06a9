import { documentKinds, type DocumentKind } from '@tsumugi/contract'
import { compare, dueDate, type Decimal } from '@tsumugi/domain'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'
import { createDraft, type Creation } from '../../records/documents/draft-handlers.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { LineValues } from '../../records/lines/line-queries.ts'
import { invoiceRules, termsBetween } from '../invoices/public-face.ts'
import { feeWords } from './messages/fee-words.ts'
import { billableCloth, type BillableCloth } from './bill-reading.ts'

const { invoices, creditNotes } = documentKinds

/**
 * The invoice of what was received of an order and is not billed: a line for each sent line, of the day it was received.
 * @throws Refusal 422 `nothing_to_bill`
 */
export async function draftInvoice(request: TenantRequest, order: DocumentDataRow): Promise<number> {
  const all = await billableCloth(request.database, order.id)
  const cloths = all.filter(({ toBill, feeToBill }) => isAny(toBill, feeToBill))
  if (cloths.length === 0) throw invalid({ code: 'nothing_to_bill' })
  const days = cloths.flatMap(({ received_on: day }) => day ?? []).toSorted()
  const terms = await termsBetween(request, order.issuer_id, order.receiver_id!)
  return draftOf(request, invoices, order, {
    periodStart: days[0],
    periodEnd: days.at(-1),
    // The buyer's days to pay count from the first receipt (trade-law B2.1).
    ...(terms.basis !== 'issue' && days[0] && { dueOn: dueDate(days[0], terms).due }),
    taken: cloths.flatMap((cloth) => linesOf(request, cloth, cloth.toBill, cloth.feeToBill)),
  })
}

/**
 * The credit note of what was billed before its credit was agreed. The length counts as one that the buyer does not keep.
 * @throws Refusal 422 `nothing_to_credit`
 */
export async function draftCredit(request: TenantRequest, order: DocumentDataRow): Promise<number> {
  const all = await billableCloth(request.database, order.id)
  const cloths = all.filter(({ toCredit, feeToCredit }) => isAny(toCredit, feeToCredit))
  const [first] = cloths
  if (!first) throw invalid({ code: 'nothing_to_credit' })
  return draftOf(request, creditNotes, order, {
    creditReason: 'goods_returned',
    soldOn: first.invoiced_on,
    invoiceNumber: first.invoice_number,
    taken: cloths.flatMap((cloth) => linesOf(request, cloth, cloth.toCredit, cloth.feeToCredit)),
  })
}

const isAny = (...figures: readonly Decimal[]) => figures.some((figure) => compare(figure, '0') > 0)

async function draftOf(request: TenantRequest, kind: DocumentKind, order: DocumentDataRow, values: Creation) {
  const title = [order.number, order.title].filter(Boolean).join(' ').slice(0, 200)
  const { currency, issuer_id: partnerId, id: madeFrom } = order
  const { id } = await createDraft(request, kind, { partnerId, madeFrom, title, currency, ...values }, invoiceRules)
  return id
}

/** A length, and the fee of its cut or swatch for itself: counters follow ordered lines by length, so the fee follows none. */
function linesOf({ locale }: TenantRequest, cloth: BillableCloth, length: Decimal, fee: Decimal): LineValues[] {
  const name = feeWords[cloth.kind === 'swatch' ? 'swatch' : 'cut'][locale]
  const { sourceLineId, ...named } = lineOf(cloth, length)
  return [
    ...(isAny(length) ? [{ sourceLineId, ...named }] : []),
    ...(isAny(fee)
      ? [
          {
            ...named,
            lineKind: 'service',
            item: `${name} ${cloth.code}`.slice(0, 60),
            unit: 'pc',
            quantity: '1',
            unitPrice: fee,
          },
        ]
      : []),
  ]
}

/** Cloth as its papers name it: number and name, colour, dye lot, and the net length at its price. */
const lineOf = (cloth: BillableCloth, quantity: Decimal): LineValues => ({
  sourceLineId: cloth.line_id,
  materialDetailId: cloth.id,
  deliveredOn: cloth.received_on,
  item: `${cloth.code} ${cloth.name}`.slice(0, 60),
  colour: `${cloth.color_no} ${cloth.color_name}`.slice(0, 60),
  ...(cloth.lot && { description: `LOT ${cloth.lot}` }),
  unit: cloth.unit,
  quantity,
  unitPrice: cloth.unit_price,
  taxCode: cloth.tax_code,
})
