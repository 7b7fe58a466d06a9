import { sum, type BusinessDate, type Decimal } from '@tsumugi/domain'
import { compare, minus, times } from '@tsumugi/domain'
import {
  type AdjustmentDraft,
  type EInvoiceDraft,
  type LineDraft,
  type PartyDraft,
  type Preceding,
  spreadAllowance,
  type TaxCategory,
} from '@tsumugi/domain/e-invoice'
import { taxCategoryOf, type TaxRateCode } from '@tsumugi/domain/trading'
import type { DocumentDataRow } from '../../records/documents/document-row.ts'
import type { LineDataRow } from '../../records/lines/line-queries.ts'
import type { PartyRow } from './queries/party-queries.ts'

/** What goods are counted in, by the codes of the standard (evidence e-invoice §6). */
const unitCodes: Readonly<Record<string, string>> = {
  pc: 'H87',
  set: 'SET',
  m: 'MTR',
  yd: 'YRD',
  kg: 'KGM',
  roll: 'XRO',
  cone: 'XAJ',
  dozen: 'DZN',
  gross: 'GRO',
}

export interface InvoiceSource {
  readonly row: DocumentDataRow
  readonly lines: readonly LineDataRow[]
  readonly seller: PartyRow
  readonly buyer: PartyRow
  /** Of orders by the line that was billed. */
  readonly orderNumbers: ReadonlyMap<number, string>
  readonly number: string
  readonly preceding: Preceding | null
}

/** An issued invoice as the standard wants it said: its fields are worked out, and nothing is asked twice. */
export function draftOfInvoice(source: InvoiceSource): EInvoiceDraft {
  const { row, seller, buyer, number, preceding, lines } = source
  const billed = lines.filter((line) => line.line_kind !== 'rounding' && !isTakenOff(line))
  const profile = profileOf(source)
  const rounding = sum(lines.filter((line) => line.line_kind === 'rounding').map(({ amount }) => amount ?? '0'))
  const orders = [...new Set(source.orderNumbers.values())]
  return {
    profile,
    number,
    issueDate: String(row.issue_date) as BusinessDate,
    ...(row.due_on ? { dueDate: row.due_on as BusinessDate } : {}),
    currency: row.currency,
    ...yenRateOf(row),
    period: periodOf(source),
    seller: partyOf(seller, row.registration_number as string | null),
    buyer: partyOf(buyer, buyer.registrationNumber),
    ...(row.remarks ? { note: String(row.remarks) } : {}),
    ...(orders[0] === undefined ? {} : { order: { id: orders[0] } }),
    lines: billed.map((line) => lineOf(line, source)),
    adjustments: adjustmentsOf(source, billed),
    ...(compare(rounding, '0') === 0 ? {} : { cashRounding: rounding }),
    ...(preceding ? { preceding: [preceding] } : {}),
    lineRounding: row.line_rounding,
    taxRounding: row.tax_rounding,
  }
}

/** An unregistered seller sends the kind without tax; what a buyer writes for a seller is a self-billing invoice. */
function profileOf({ row }: InvoiceSource): EInvoiceDraft['profile'] {
  if (row.author_id !== row.issuer_id) return 'jp_selfbilling'
  return row.registration_number === null ? 'jp_nontax' : 'jp_pint'
}

function yenRateOf({ currency, exchange_rate: rate, rate_units: units }: DocumentDataRow): { yenRate?: Decimal } {
  if (currency === 'JPY' || rate === null) return {}
  const one = String(Number(units ?? 1))
  return { yenRate: one === '1' ? String(rate) : times(String(rate), String(1 / Number(one))) }
}

function periodOf({ row, lines }: InvoiceSource): NonNullable<EInvoiceDraft['period']> {
  const days = lines.flatMap((line) => (line.delivered_on ? [String(line.delivered_on)] : [])).toSorted()
  const start = (row.period_start as string | null) ?? days[0] ?? String(row.issue_date)
  const end = (row.period_end as string | null) ?? days.at(-1) ?? String(row.issue_date)
  return { start: start as BusinessDate, end: end as BusinessDate }
}

function partyOf(party: PartyRow, registrationNumber: string | null): PartyDraft {
  const { name, country, address, corporateNumber } = party
  const own = party.registrationNumber ?? registrationNumber
  return {
    name,
    ...(registrationNumber ? { registrationNumber } : {}),
    ...(corporateNumber ? { corporateNumber } : {}),
    endpoint: own ? { value: own, scheme: '0221' } : { value: corporateNumber ?? '', scheme: '0188' },
    address: { country, ...(address ? { street: address } : {}) },
  }
}

const categoryOf = (line: LineDataRow): TaxCategory => taxCategoryOf(line.tax_code as TaxRateCode) as TaxCategory
const isTakenOff = (line: LineDataRow): boolean => compare(line.amount ?? '0', '0') < 0
const percentOf = (line: LineDataRow): { percent?: Decimal } =>
  line.tax_percent === null || categoryOf(line) === 'O' ? {} : { percent: String(line.tax_percent) }

function lineOf(line: LineDataRow, { orderNumbers }: InvoiceSource): LineDraft {
  const category = categoryOf(line)
  const said = [line.item, line.colour, line.size].filter(Boolean).join(' ') || String(line.description ?? '–')
  const day = line.delivered_on as BusinessDate | null
  const order = line.source_line_id === null ? undefined : orderNumbers.get(line.source_line_id)
  const discount = String(line.discount ?? '0')
  const reason = { kind: 'allowance' as const, reasonCode: '95' }
  return {
    name: `${category === 'AA' ? '※' : ''}${said}`.slice(0, 200),
    ...(line.description && line.item ? { description: String(line.description) } : {}),
    quantity: String(line.quantity),
    unit:
      line.line_kind === 'freight' || line.line_kind === 'service' ? 'C62' : (unitCodes[String(line.unit)] ?? 'C62'),
    price: String(line.unit_price ?? '0'),
    category,
    ...percentOf(line),
    ...(compare(discount, '0') > 0 ? { adjustments: [{ ...reason, amount: discount }] } : {}),
    ...(day ? { period: { start: day, end: day } } : {}),
    ...(order === undefined ? {} : { order: { id: order } }),
  }
}

/** Lines that take off, and the discount of the whole, each at a rate of its own. */
function adjustmentsOf({ row, lines }: InvoiceSource, billed: readonly LineDataRow[]): AdjustmentDraft[] {
  const why = { kind: 'allowance' as const, reasonCode: '95' }
  const lesser = lines.filter((line) => line.line_kind !== 'rounding' && isTakenOff(line))
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
