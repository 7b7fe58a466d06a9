import type { MaterialBill } from '@tsumugi/contract'
import type { ClaimAnswer, MaterialDetailStatus, MaterialOrderKind } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** A sent line of an order of cloth with what documents say of it; lengths as decimal strings. */
export interface SentCloth {
  readonly id: number
  readonly line_id: number
  readonly kind: MaterialOrderKind
  readonly code: string
  readonly name: string
  readonly color_no: string
  readonly color_name: string
  readonly lot: string | null
  readonly unit: string
  readonly unit_price: string | null
  /** Of the ordered line; '0' where it has none. */
  readonly fee: string
  readonly tax_code: string
  readonly status: MaterialDetailStatus
  readonly net_length: string
  readonly received_on: string | null
  /** What was claimed of it; '0' where nothing was. */
  readonly claimed: string
  readonly claim_answer: ClaimAnswer | null
  /** Issued invoices and credit notes that stand; drafts and void ones apart. */
  readonly billed: string
  readonly credited: string
  /** How often the fee of its ordered line stands billed, less how often it was credited. */
  readonly fees_standing: string
  /** The number and day of the last invoice that bills it. */
  readonly invoice_number: string | null
  readonly invoiced_on: string | null
}

/** Lines of bills that follow an ordered line are lengths; those that name sent cloth alone are fees. */
const isLength = sql`x.source_line_id is not null`

/** The lines of an order that are not cancelled, those that are sent in place of others last. */
export async function sentCloth(database: Database, orderId: number): Promise<SentCloth[]> {
  const { rows } = await sql<SentCloth>`
    select d.id, d.line_id, d.kind, d.code, d.title as name, d.color_no, d.color_name, coalesce(t.lot, l.lot) as lot, d.unit,
      trim_scale(l.unit_price)::text as unit_price, trim_scale(coalesce(l.fee, 0))::text as fee, l.tax_code, d.status, trim_scale(d.net_length)::text as net_length,
      d.received_on, case when d.claim is null then '0' else trim_scale(coalesce(d.claim_quantity, d.net_length))::text end as claimed,
      d.claim_answer, trim_scale(b.billed)::text as billed, trim_scale(b.credited)::text as credited,
      trim_scale(coalesce(f.billed - f.credited, 0))::text as fees_standing, b.invoice_number, b.invoiced_on
    from material_order_detail d join document_line l on l.id = d.line_id left join material_lot t on t.id = d.lot_id
        left join fee_progress f on f.line_id = d.line_id,
      lateral (
        select coalesce(sum(x.quantity) filter (where n.noun = 'invoice' and ${isLength}), 0) as billed,
          coalesce(sum(x.quantity) filter (where n.noun = 'credit_note' and ${isLength}), 0) as credited,
          (array_agg(n.number order by n.id desc) filter (where n.noun = 'invoice'))[1] as invoice_number,
          (array_agg(n.issue_date order by n.id desc) filter (where n.noun = 'invoice'))[1] as invoiced_on
        from document_line x join document n on n.id = x.document_id
        where x.material_detail_id = d.id and n.shared and n.status not in ('void', 'declined')) as b
    where d.document_id = ${orderId} and d.status <> 'cancelled' order by d.id`.execute(database)
  return rows
}

interface BillRow {
  readonly id: number
  readonly noun: 'invoice' | 'credit_note'
  readonly shared: boolean
  readonly status: string
  readonly number: string | null
  readonly issue_date: string | null
  readonly total: string | null
  readonly currency: string
}

/** Invoices and credit notes that were made of an order, as far as one sees them: drafts are their author's alone. */
export async function billsOf(database: Database, orderId: number): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    select id, noun, shared, status, number, issue_date, trim_scale(total)::text as total, currency
    from document where source_id = ${orderId} and noun in ('invoice', 'credit_note') order by id`.execute(database)
  return rows
}

export const documentOf = ({ id, noun, number, status, issue_date, total, currency }: BillRow) =>
  ({ id, noun, number, status, issueDate: issue_date, total, currency }) satisfies MaterialBill['documents'][number]
