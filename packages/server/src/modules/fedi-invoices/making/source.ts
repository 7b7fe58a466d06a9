import type { ValidateOptions } from '@tsumugi/domain/e-invoice'
import { compare } from '@tsumugi/domain'
import type { TenantRequest } from '../../../http/request.ts'
import type { DocumentDataRow } from '../../../records/documents/document-row.ts'
import type { LineDataRow } from '../../../records/lines/line-queries.ts'
import { termsBetween } from '../../invoices/public-face.ts'
import { paymentPartsOf, protectionOfInvoice } from '../../payables/public-face.ts'
import { payeesOf } from '../../payment-runs/public-face.ts'
import { billedHead, billedLines, issuedOn, type BilledHead } from '../queries/billed-queries.ts'
import { partiesOf } from '../queries/party-queries.ts'
import { yenRateOf, type InvoiceSource } from './invoice-draft.ts'
import type { PaymentFacts } from './payment-draft.ts'

/** All that an electronic invoice says beside the document itself, gathered once. */
export async function sourceOf(
  request: TenantRequest,
  row: DocumentDataRow,
  lines: readonly LineDataRow[],
): Promise<Omit<InvoiceSource, 'number' | 'summary'>> {
  const partnerId = row.issuer_id === request.userGroupId ? row.receiver_id! : row.issuer_id
  const parties = await partiesOf(request, [row.issuer_id, row.receiver_id!])
  const head = await billedHead(request, { documentId: row.id, partnerId })
  return {
    row,
    lines,
    seller: parties.get(row.issuer_id)!,
    buyer: parties.get(row.receiver_id!)!,
    billed: await billedLines(request, row.id),
    head,
    payment: await paymentOf(request, row, head),
    preceding: await returnedFrom(request, row),
  }
}

/** A return asks for no payment, nor does what comes to less than nothing. */
async function paymentOf(request: TenantRequest, row: DocumentDataRow, head: BilledHead): Promise<PaymentFacts | null> {
  if (row.noun !== 'invoice' || compare(row.payable ?? row.total ?? '0', '0') <= 0) return null
  const { accounts } = await payeesOf(request, [row.issuer_id])
  const { name } = await termsBetween(request, row.receiver_id!, row.issuer_id)
  return {
    number: String(row.number),
    currency: row.currency,
    parts: await paymentPartsOf(request, row),
    terms: head.terms ?? name,
    account: accounts.get(row.issuer_id) ?? null,
  }
}

/** The invoice that a return takes back from, where it names one. */
async function returnedFrom(request: TenantRequest, row: DocumentDataRow): Promise<InvoiceSource['preceding']> {
  const number = row.invoice_number as string | null | undefined
  if (!number) return []
  const day = await issuedOn(request, { issuerId: row.issuer_id, number })
  return [{ number, ...(day ? { issueDate: day } : {}) }]
}

/** What rules may know besides the file: kept with the draft, so that they judge alike whenever it is looked at. */
export async function knownOf(request: TenantRequest, row: DocumentDataRow): Promise<ValidateOptions> {
  const parties = await partiesOf(request, [row.issuer_id])
  const { is_protected: isProtected } = await protectionOfInvoice(request.database, row.id)
  return { ...yenRateOf(row), isProtected, isNumberExcused: parties.get(row.issuer_id)?.isNumberExcused ?? false }
}
