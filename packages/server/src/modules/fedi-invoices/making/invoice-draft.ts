import { compare, minus, sum, type BusinessDate, type Decimal, times } from '@tsumugi/domain'
import {
  type AdjustmentDraft,
  type EInvoiceDraft,
  type PartyDraft,
  spreadAllowance,
  type TaxCategory,
} from '@tsumugi/domain/e-invoice'
import type { DocumentDataRow } from '../../../records/documents/document-row.ts'
import type { LineDataRow } from '../../../records/lines/line-queries.ts'
import type { BilledHead, BilledLine } from '../queries/billed-queries.ts'
import type { PartyRow } from '../queries/party-queries.ts'
import { categoryOf, isTakenOff, lineOf, noteLinesOf, percentOf, type LineFacts } from './line-draft.ts'
import { paymentsOf, type PaymentFacts } from './payment-draft.ts'
import { fileWords } from './messages/file-words.ts'

export interface InvoiceSource {
  readonly row: DocumentDataRow
  readonly lines: readonly LineDataRow[]
  readonly seller: PartyRow
  readonly buyer: PartyRow
  readonly billed: ReadonlyMap<number, BilledLine>
  readonly head: BilledHead
  /** Null of what asks for no payment. */
  readonly payment: PaymentFacts | null
  readonly number: string
  readonly preceding: EInvoiceDraft['preceding']
  /** Goods by line, or one line per delivery note (evidence e-invoice §7). */
  readonly summary: 'goods' | 'notes'
}

/** An issued invoice as the standard wants it said, its prices as they were entered: nothing is asked twice. */
export function draftOfInvoice(source: InvoiceSource): EInvoiceDraft {
  const { row, number, preceding = [] } = source
  const billed = source.lines.filter((line) => line.line_kind !== 'rounding' && !isTakenOff(line))
  const rounding = sum(source.lines.filter(isRounding).map(({ amount }) => amount ?? '0'))
  const order = orderOf(source)
  return {
    profile: profileOf(source),
    number,
    issueDate: String(row.issue_date) as BusinessDate,
    ...(row.due_on ? { dueDate: row.due_on as BusinessDate } : {}),
    currency: row.currency,
    ...yenRateOf(row),
    period: periodOf(source),
    ...partiesOf(source),
    ...noteOf(source),
    ...(order === null ? {} : { order: { id: order } }),
    ...deliveryOf(source),
    ...(source.payment ? paymentsOf(source.payment) : {}),
    lines: linesOf(source, billed),
    adjustments: adjustmentsOf(source, billed),
    ...(compare(rounding, '0') === 0 ? {} : { cashRounding: rounding }),
    ...prepaidOf(row, rounding),
    ...(preceding.length > 0 ? { preceding } : {}),
    lineRounding: row.line_rounding,
    taxRounding: row.tax_rounding,
  }
}

const isRounding = ({ line_kind: kind }: LineDataRow) => kind === 'rounding'

/** An unregistered seller sends the kind without tax; what a buyer writes for a seller is a self-billing invoice. */
function profileOf({ row }: InvoiceSource): EInvoiceDraft['profile'] {
  if (row.author_id !== row.issuer_id) return 'jp_selfbilling'
  return row.registration_number === null ? 'jp_nontax' : 'jp_pint'
}

export function yenRateOf({ currency, exchange_rate: rate, rate_units: units }: DocumentDataRow): {
  yenRate?: Decimal
} {
  if (currency === 'JPY' || rate === null) return {}
  const one = String(Number(units ?? 1))
  return { yenRate: one === '1' ? String(rate) : times(String(rate), String(1 / Number(one))) }
}

/** Deliveries of the lines, and of a return the day on which the goods came back, lie within it (rule ibr-085). */
function periodOf({ row, lines }: InvoiceSource): NonNullable<EInvoiceDraft['period']> {
  const of = (...days: unknown[]) => days.flatMap((day) => (day ? [String(day)] : [])).toSorted()
  const days = of(row.returned_on, ...lines.map((line) => line.delivered_on))
  const start = of(row.period_start, ...days)[0] ?? String(row.issue_date)
  const end = of(row.period_end, ...days).at(-1) ?? String(row.issue_date)
  return { start: start as BusinessDate, end: end as BusinessDate }
}

/** Who wrote it is asked about it; the buyer is asked for by whoever ordered. */
function partiesOf({
  row,
  seller,
  buyer,
  head,
}: InvoiceSource): Pick<EInvoiceDraft, 'seller' | 'buyer' | 'buyerReference'> {
  const writer = { person: head.writer, telephone: null, email: head.writerEmail }
  const isSelfBilled = row.author_id !== row.issuer_id
  const orderer = { person: head.orderer, telephone: buyer.phone, email: null }
  const code = head.partnerCode
  const sellerContact = isSelfBilled ? { person: null, telephone: seller.phone, email: null } : writer
  return {
    seller: partyOf(seller, row.registration_number as string | null, {
      contact: { ...sellerContact, telephone: seller.phone },
      code: isSelfBilled ? code : null,
    }),
    buyer: partyOf(buyer, buyer.registrationNumber, {
      contact: isSelfBilled ? { ...writer, telephone: buyer.phone } : orderer,
      code: isSelfBilled ? null : code,
    }),
    ...(head.orderer ? { buyerReference: head.orderer } : {}),
  }
}

interface PartySaid {
  readonly contact: Readonly<Record<'person' | 'telephone' | 'email', string | null>>
  readonly code: string | null
}

function partyOf(party: PartyRow, registrationNumber: string | null, { contact, code }: PartySaid): PartyDraft {
  const { name, country, address, corporateNumber } = party
  const own = party.registrationNumber ?? registrationNumber
  const said = Object.fromEntries(
    Object.entries(contact).flatMap(([key, value]) => (value ? [[key, value] as const] : [])),
  )
  return {
    name,
    ...(registrationNumber ? { registrationNumber } : {}),
    ...(corporateNumber ? { corporateNumber } : {}),
    ...(code ? { identifiers: [{ value: code }] } : {}),
    ...(Object.keys(said).length > 0 ? { contact: said } : {}),
    endpoint: own ? { value: own, scheme: '0221' } : { value: corporateNumber ?? '', scheme: '0188' },
    address: { country, ...(address ? { street: address } : {}) },
  }
}

/** The standard has one note: what the parties remark, and what the mark of the reduced rate means. */
function noteOf({ row, lines }: InvoiceSource): Pick<EInvoiceDraft, 'note'> {
  const mark = lines.some((line) => categoryOf(line) === 'AA') ? fileWords.reducedRate : ''
  const note = [row.remarks, mark].filter(Boolean).join('\n')
  return note ? { note } : {}
}

const orderOf = ({ billed }: InvoiceSource): string | null =>
  [...billed.values()].find(({ order }) => order !== null)?.order ?? null

/** Where the goods went, and when the last of them came. */
function deliveryOf({ billed }: InvoiceSource): Pick<EInvoiceDraft, 'delivery'> {
  const notes = [...billed.values()].flatMap((line) => line.notes)
  const last = notes.toSorted((a, b) => (a.arrivedOn ?? '').localeCompare(b.arrivedOn ?? '')).at(-1)
  const said = { ...(last?.arrivedOn ? { date: last.arrivedOn } : {}), ...(last?.place ? { name: last.place } : {}) }
  return Object.keys(said).length > 0 ? { delivery: said } : {}
}

/** What was paid before is what the total and the agreed rounding have more than what is still to be paid. */
function prepaidOf({ total, payable }: DocumentDataRow, rounding: Decimal): Pick<EInvoiceDraft, 'prepaid'> {
  if (total === null || payable === null) return {}
  const prepaid = minus(sum([total, rounding]), payable)
  return compare(prepaid, '0') > 0 ? { prepaid } : {}
}

function linesOf({ row, billed: behind, head, summary }: InvoiceSource, billed: readonly LineDataRow[]) {
  const facts: LineFacts = { billed: behind, head, soldOn: (row.sold_on as string | null | undefined) ?? null }
  return summary === 'notes' ? noteLinesOf(billed, facts).lines : billed.map((line) => lineOf(line, facts))
}

/** Lines that take off, and the discount of the whole, each at a rate of its own. */
function adjustmentsOf({ row, lines }: InvoiceSource, billed: readonly LineDataRow[]): AdjustmentDraft[] {
  const why = { kind: 'allowance' as const, reasonCode: '95' }
  const lesser = lines.filter((line) => !isRounding(line) && isTakenOff(line))
  const ofLines = lesser.map((line) => ({
    ...why,
    amount: minus('0', line.amount ?? '0'),
    ...(line.description ? { reason: String(line.description) } : {}),
    category: categoryOf(line),
    ...percentOf(line),
  }))
  const discount = String(row.discount ?? '0')
  if (compare(discount, '0') <= 0) return ofLines
  const bases = new Map<TaxCategory, Decimal>()
  for (const line of [...billed, ...lesser])
    bases.set(categoryOf(line), sum([bases.get(categoryOf(line)) ?? '0', line.amount ?? '0']))
  const amounts = [...bases].map(([category, amount]) => ({ category, amount }))
  return [...ofLines, ...spreadAllowance(discount, amounts, { reasonCode: '95' }, row.currency)]
}
