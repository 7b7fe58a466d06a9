import type { DocumentKind } from '@tsumugi/contract'
import {
  compare,
  greater,
  instalments,
  legalLimit,
  lesser,
  minus,
  protectedDue,
  ruleOfSplit,
  sum,
  toBankDay,
  type Decimal,
  type PaymentSplit,
} from '@tsumugi/domain'
import { rebooked } from '@tsumugi/domain/banking'
import type { TenantRequest } from '../../http/request.ts'
import { documentsById } from '../../records/documents/document-queries.ts'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import { clothReceivedOn, deliveriesOf, termsBetween, type AgreedTerms } from '../invoices/public-face.ts'
import { bookPart, holdPartsOf, protectionOfInvoice, type BookedPayable, type PayableRow } from './payable-queries.ts'
import { setOff } from './netting/set-off.ts'

/** What of a part is gone on either side or on its way: the least that it can come down to. */
export const usedOf = ({ paid, received, cleared, reserved }: PayableRow): Decimal =>
  sum([cleared, greater(sum([paid, reserved]), received)])

/**
 * Writes the ledger after an invoice as it stands now (domain §3.10): owed once it is confirmed, or disputed with the
 * disputed part held; held as a whole while a correction waits; nothing more than was used once it is void. An invoice
 * below nothing is owed back and set off against what is open.
 */
export async function bookInvoice(request: TenantRequest, kind: DocumentKind, id: number): Promise<void> {
  const { database } = request
  const [row] = await documentsById(database, kind, [id])
  if (!row?.shared || row.receiver_id === null) return
  const booked = await holdPartsOf(database, id)
  const isOwed = ['disputed', 'confirmed', 'approved'].includes(row.status)
  if (!isOwed) return holdBack(request, row, booked)
  const parts = await paymentPartsOf(request, row)
  const { amounts, owedBack } = rebooked(
    parts.map(({ amount }) => amount),
    booked.map((part) => ({ part: part.part, used: usedOf(part) })),
  )
  let disputed = disputedOf(row)
  // The last parts bear the dispute: what is due first is paid first.
  const held = amounts.map(() => '0')
  for (let at = amounts.length - 1; at >= 0; at -= 1) {
    const used = booked.find(({ part }) => part === at + 1)
    const free = minus(amounts[at]!, used ? usedOf(used) : '0')
    held[at] = greater(lesser(disputed, free), '0')
    disputed = minus(disputed, held[at]!)
  }
  for (const [at, part] of parts.entries()) await bookPart(database, { ...part, amount: amounts[at]!, held: held[at]! })
  if (compare(owedBack, '0') > 0)
    await bookPart(database, { ...parts[0]!, part: 1000, amount: `-${owedBack}`, held: '0' })
  await setOff(request, row.receiver_id, row.issuer_id, row.currency)
}

/** A confirmed credit note is owed back and set off against what is open, the earliest due first (golden case 27). */
export async function bookCredit(request: TenantRequest, kind: DocumentKind, id: number): Promise<void> {
  const { database } = request
  const [row] = await documentsById(database, kind, [id])
  const taken = row ? owedOf(row) : '0'
  if (row?.status !== 'confirmed' || row.receiver_id === null || compare(taken, '0') <= 0) return
  await bookPart(database, {
    document_id: row.id,
    part: 1,
    debtor_id: row.receiver_id,
    creditor_id: row.issuer_id,
    number: row.number,
    currency: row.currency,
    method: 'bank',
    amount: `-${taken}`,
    held: '0',
    issued_on: row.issue_date!,
    received_on: null,
    due_on: row.issue_date!,
    legal_on: null,
    is_protected: false,
  })
  await setOff(request, row.receiver_id, row.issuer_id, row.currency)
}

/** What of an invoice is owed: its total, or what a discount at its foot leaves of it. */
const owedOf = (row: DocumentDataRow): Decimal => row.payable ?? row.total ?? '0'

function disputedOf(row: DocumentDataRow): Decimal {
  const total = owedOf(row)
  if (row.status !== 'disputed' || compare(total, '0') <= 0) return '0'
  return greater(minus(total, greater(String(row.matched_total ?? '0'), '0')), '0')
}

/** Waiting for both again, or void: what was not used of it is not paid. */
async function holdBack({ database }: TenantRequest, row: DocumentDataRow, booked: readonly PayableRow[]) {
  for (const part of booked) {
    const used = usedOf(part)
    const isVoid = row.status === 'void'
    await bookPart(database, {
      ...part,
      amount: isVoid ? used : part.amount,
      held: isVoid ? '0' : minus(part.amount, used),
    })
  }
}

const whole: PaymentSplit = { percent: '100', monthOffset: null, payDay: null, netDays: null, method: null }

/** The parts of an invoice with their due dates; one part where nothing is split. */
export async function paymentPartsOf(request: TenantRequest, row: DocumentDataRow): Promise<BookedPayable[]> {
  const { database } = request
  const terms = await termsBetween(request, row.receiver_id!, row.issuer_id)
  const law = await protectionOfInvoice(database, row.id)
  const deliveries = await deliveriesOf(database, row.id)
  const issuedOn = row.issue_date!
  const received =
    deliveries.find(({ arrived_on }) => arrived_on !== null)?.arrived_on ?? (await clothReceivedOn(database, row.id))
  const inspected = deliveries.find(({ inspected_on }) => inspected_on !== null)?.inspected_on ?? null
  const basis = { receipt: received, inspection: inspected ?? received, issue: issuedOn }[terms.basis] ?? issuedOn
  const isSplit = terms.splits.length > 1 && compare(owedOf(row), '0') > 0
  const split = isSplit ? terms.splits : [whole]
  return instalments(owedOf(row), basis, { ...terms, splits: split }, { currency: row.currency }).map(
    ({ amount, due, method }, at): BookedPayable => {
      const agreed = isSplit ? due : ((row.due_on as string | null) ?? due)
      const legalOn = received === null ? null : legalLimit(received, terms.netDays === null).on
      return {
        document_id: row.id,
        part: at + 1,
        debtor_id: row.receiver_id!,
        creditor_id: row.issuer_id,
        number: row.number,
        currency: row.currency,
        method: method ?? terms.method,
        amount,
        held: '0',
        issued_on: issuedOn,
        received_on: received,
        due_on: lawfulDue(agreed, { received, legalOn, law, terms, split: split[at]! }),
        legal_on: legalOn,
        is_protected: law.is_protected,
      }
    },
  )
}

interface DueSetting {
  readonly received: string | null
  readonly legalOn: string | null
  readonly law: { readonly is_protected: boolean; readonly is_shift_agreed: boolean }
  readonly terms: AgreedTerms
  readonly split: PaymentSplit
}

/** Whom the law protects is paid by its last bank day, whatever the paper says; a short agreed shift apart (trade-law B4). */
function lawfulDue(agreed: string, { received, legalOn, law, terms, split }: DueSetting): string {
  if (!law.is_protected || received === null || legalOn === null || agreed <= legalOn) return agreed
  const { due, by } = protectedDue(received, ruleOfSplit(terms, split), { isShiftAgreed: law.is_shift_agreed })
  if (by === 'agreed_shift' && agreed <= due) return agreed
  return toBankDay(legalOn, 'previous')
}
