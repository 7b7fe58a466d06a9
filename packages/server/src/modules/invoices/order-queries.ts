import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** The line of an order that an invoice bills, with the order's number. */
export interface OrderLineRow {
  readonly id: number
  readonly document_id: number
  readonly noun: 'contract' | 'material_order'
  readonly number: string | null
  readonly unit_price: string
  /** What its cut or swatch costs beside, and how often other invoices bill that. */
  readonly fee: string
  readonly fees_billed: string
  /** Lines of the invoice that bill the fee; they follow no ordered line, for lengths are counted. */
  readonly fee_line_ids: number[]
  readonly tax_code: string
  readonly tax_mode: 'ex_tax' | 'inc_tax'
}

/** Lines of orders that an invoice bills, as far as the asker is a party to them. */
export async function orderLines(database: Database, invoiceId: number): Promise<OrderLineRow[]> {
  const { rows } = await sql<OrderLineRow>`
    select l.id, l.document_id, d.noun, d.number, trim_scale(coalesce(l.unit_price, 0))::text as unit_price, l.tax_code,
      coalesce(c.tax_mode, 'ex_tax') as tax_mode, trim_scale(coalesce(l.fee, 0))::text as fee,
      trim_scale(f.billed)::text as fees_billed, f.line_ids as fee_line_ids
    from document_line l join document d on d.id = l.document_id left join contract c on c.document_id = d.id, lateral (
      select coalesce(sum(case n.noun when 'invoice' then x.quantity else -x.quantity end)
          filter (where n.id <> ${invoiceId} and n.shared and n.status not in ('void', 'declined')), 0) as billed,
        coalesce(jsonb_agg(x.id) filter (where n.id = ${invoiceId}), '[]') as line_ids
      from material_order_detail s join document_line x on x.material_detail_id = s.id join document n on n.id = x.document_id
      where s.line_id = l.id and x.source_line_id is null) as f
    where l.id in (
      select coalesce(x.source_line_id, s.line_id) from document_line x
        left join material_order_detail s on s.id = x.material_detail_id
      where x.document_id = ${invoiceId}) order by l.id`.execute(database)
  return rows
}

/** A delivery behind an invoice. */
export interface BilledDelivery {
  readonly id: number
  readonly number: string | null
  readonly arrived_on: string | null
  readonly inspected_on: string | null
  readonly is_inspected: boolean
}

/** The deliveries that an invoice bills; of one without links of its own, those of the orders it follows. */
export async function deliveriesOf(database: Database, invoiceId: number): Promise<BilledDelivery[]> {
  const { rows } = await sql<BilledDelivery>`
    with billed as (
      select source_line_id, delivery_line_id from document_line where document_id = ${invoiceId})
    select distinct d.id, d.number, k.arrived_on, k.inspected_on, d.status in ('inspected', 'closed') as is_inspected
    from document d join delivery k on k.document_id = d.id join document_line l on l.document_id = d.id
    where d.noun = 'delivery' and d.shared and (
      l.id in (select delivery_line_id from billed)
      or l.source_line_id in (select source_line_id from billed where delivery_line_id is null))
    order by k.arrived_on nulls last, d.id`.execute(database)
  return rows
}

/** When the first of the cloth that a bill is about was received: its buyer's days to pay count from there. */
export async function clothReceivedOn(database: Database, documentId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(d.received_on)::text as day from document_line l join material_order_detail d on d.id = l.material_detail_id
    where l.document_id = ${documentId}`.execute(database)
  return rows[0]?.day ?? null
}

/** Another invoice of the same issuer that may be the same one. */
export interface LikeInvoice {
  readonly id: number
  readonly number: string
  readonly issue_date: string
  readonly total: string
  readonly currency: string
}

export async function likeInvoices(database: Database, invoiceId: number): Promise<LikeInvoice[]> {
  const { rows } = await sql<LikeInvoice>`
    select o.id, o.number, o.issue_date, trim_scale(o.total)::text as total, o.currency
    from document d join document o on o.noun = 'invoice' and o.issuer_id = d.issuer_id and o.receiver_id = d.receiver_id
        and o.id <> d.id and o.shared and o.status <> 'void'
    where d.id = ${invoiceId} and (o.number = d.number or (o.issue_date = d.issue_date and o.total = d.total))
    order by o.id limit 20`.execute(database)
  return rows
}

/** What a buyer was billed by one issuer from a day until another, tax included; void invoices apart. */
export async function boughtBetween(
  database: Database,
  { issuerId, receiverId, from, before }: { issuerId: number; receiverId: number; from: string; before: string },
): Promise<string> {
  const { rows } = await sql<{ total: string }>`
    select trim_scale(coalesce(sum(d.total), 0))::text as total
    from document d
    where d.noun = 'invoice' and d.shared and d.status <> 'void' and d.currency = 'JPY'
      and d.issuer_id = ${issuerId} and d.receiver_id = ${receiverId}
      and d.issue_date >= ${from} and d.issue_date < ${before}`.execute(database)
  return rows[0]!.total
}
