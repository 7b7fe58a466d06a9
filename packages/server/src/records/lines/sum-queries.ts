import type { DocumentKind } from '@tsumugi/contract'
import { minorUnits, type TaxMode } from '@tsumugi/domain'
import {
  documentAmounts,
  taxCategoryOf,
  taxRateOn,
  type DocumentLine,
  type LineKind,
  type TaxRateCode,
} from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { DocumentDataRow, TaxTotalRow } from '../documents/document-row.ts'
import { todayOf } from '../number-queries.ts'

/** Prices each line, rounded once as the author's organisation rounds, less its discount and with its fee, and sums the head. */
export async function sumUp(database: Database, kind: DocumentKind, document: DocumentDataRow): Promise<void> {
  if ('unitPrice' in kind.lines) await priceLines(database, kind, document)
  await sql`
    update document d set quantity = s.quantity, amount = s.amount,
      search = left(concat_ws(' ', d.number, d.title, d.issuer_name, d.receiver_name, s.words), 4000)
    from (select coalesce(sum(quantity), 0) as quantity, coalesce(sum(amount), 0) as amount,
      (select string_agg(distinct item, ' ') from document_line where document_id = ${document.id}) as words
      from document_line where document_id = ${document.id}) as s
    where d.id = ${document.id}`.execute(database)
  if ('taxCode' in kind.lines) await sumTaxes(database, kind, document)
}

async function priceLines(database: Database, { lines }: DocumentKind, document: DocumentDataRow): Promise<void> {
  const places = minorUnits(document.currency)
  const product = sql`quantity * unit_price`
  const rounded = {
    down: sql`trunc(${product}, ${places}::int)`,
    half_up: sql`round(${product}, ${places}::int)`,
    up: sql`ceil(${product} * power(10::numeric, ${places}::int)) / power(10::numeric, ${places}::int)`,
  }[document.line_rounding]
  const lessDiscount = 'discount' in lines ? sql`${rounded} - discount` : rounded
  const amount = 'fee' in lines ? sql`${lessDiscount} + coalesce(fee, 0)` : lessDiscount
  await sql`
    update document_line set amount = ${amount}
    where document_id = ${document.id} and amount is distinct from ${amount}`.execute(database)
}

/** Lines of one kind and rate, as one. */
interface LineGroup {
  readonly line_kind: LineKind
  readonly tax_code: TaxRateCode
  /** As the lines state it; null where their kind leaves it to the document. */
  readonly tax_percent: string | null
  readonly amount: string
}

/** Taxes by rate, each rounded once (domain §3.7 rule 1); the head's amount is what is left without them. */
async function sumTaxes(database: Database, { lines }: DocumentKind, document: DocumentDataRow): Promise<void> {
  const deliveredOn =
    ((document.delivery_due ?? document.period_end) as string | null | undefined) ??
    document.issue_date ??
    (await todayOf(database, document.author_id))
  if ('taxPercent' in lines) await stateRates(database, document.id, deliveredOn)
  const { rows } = await sql<LineGroup>`
    select line_kind, tax_code, trim_scale(tax_percent)::text as tax_percent, trim_scale(sum(amount))::text as amount
    from document_line where document_id = ${document.id} and amount is not null
    group by line_kind, tax_code, tax_percent order by min(position), min(id)`.execute(database)
  const { subtotal, tax, total, payable, taxTotals } = amountsOf(document, rows, deliveredOn)
  await sql`
    update document set amount = ${subtotal}, tax = ${tax}, total = ${total}, payable = ${payable},
      tax_totals = ${JSON.stringify(taxTotals)}::jsonb where id = ${document.id}`.execute(database)
}

/** Writes the rate of each line by the day of its own delivery, else that of the document. */
async function stateRates(database: Database, id: number, deliveredOn: string): Promise<void> {
  const { rows } = await sql<{ tax_code: TaxRateCode; day: string }>`
    select distinct tax_code, coalesce(delivered_on, ${deliveredOn}::date) as day
    from document_line where document_id = ${id}`.execute(database)
  const codes = rows.map((row) => row.tax_code)
  const days = rows.map((row) => row.day)
  const percents = rows.map((row) => taxRateOn(row.tax_code, row.day)?.percent ?? '0')
  await sql`
    update document_line l set tax_percent = r.percent
    from unnest(${codes}::text[], ${days}::date[], ${percents}::numeric[]) as r (code, day, percent)
    where l.document_id = ${id} and l.tax_code = r.code and coalesce(l.delivered_on, ${deliveredOn}::date) = r.day
      and l.tax_percent is distinct from r.percent`.execute(database)
}

function amountsOf(document: DocumentDataRow, groups: readonly LineGroup[], deliveredOn: string) {
  const lines = groups.map(({ line_kind, tax_code, tax_percent, amount }): DocumentLine => ({
    kind: line_kind,
    quantity: '1',
    unitPrice: amount,
    discount: '0',
    ratePercent: tax_percent ?? taxRateOn(tax_code, deliveredOn)?.percent ?? '0',
    category: taxCategoryOf(tax_code),
  }))
  // What nothing stands for yet can have no discount taken off.
  const isPriced = groups.some(({ line_kind, amount }) => line_kind !== 'rounding' && Number(amount) > 0)
  const amounts = documentAmounts({
    lines,
    discount: isPriced ? String(document.discount ?? '0') : '0',
    currency: document.currency,
    taxMode: (document.tax_mode as TaxMode | undefined) ?? 'ex_tax',
    lineRounding: document.line_rounding,
    taxRounding: document.tax_rounding,
    prepaid: '0',
  })
  const codeOf = new Map<string, TaxRateCode>(groups.map(({ tax_code }) => [taxCategoryOf(tax_code), tax_code]))
  const taxTotals = amounts.taxTotals.map(({ ratePercent, category, taxable, tax }): TaxTotalRow => ({
    code: codeOf.get(category ?? 'S') ?? 'standard',
    ratePercent,
    taxable,
    tax,
  }))
  return { ...amounts, taxTotals }
}
