import type { CartonRange } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface ShipmentRow {
  readonly id: number
  readonly number: string | null
  readonly status: 'planned'
  readonly quantity: string
  readonly cartons: number | null
  readonly shipped_on: string | null
  readonly packing: readonly CartonRange[]
}

/** The deliveries of an order that the asker may see, in the order they were begun. */
export async function shipmentsOf(database: Database, contractId: number): Promise<ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`
    select d.id, d.number, d.status, trim_scale(d.quantity)::text as quantity, k.cartons, k.shipped_on, k.packing
    from document d join delivery k on k.document_id = d.id
    where d.noun = 'delivery' and d.source_id = ${contractId} order by d.id limit 500`.execute(database)
  return rows
}

export interface NamedRow {
  readonly id: number
  readonly number: string | null
}

/** The order that a delivery follows. */
export async function orderOf(database: Database, deliveryId: number): Promise<NamedRow | null> {
  const { rows } = await sql<NamedRow>`
    select o.id, o.number from document d join document o on o.id = d.source_id where d.id = ${deliveryId}`.execute(
    database,
  )
  return rows[0] ?? null
}

/** The invoices that bill lines of the order which this delivery brought: those that name it, else those of the order. */
export async function invoicesOf(
  database: Database,
  deliveryId: number,
  sourceLineIds: readonly number[],
): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    select distinct i.id, i.number from document_line l join document i on i.id = l.document_id
    where i.noun = 'invoice' and i.shared and l.source_line_id = any(${[...sourceLineIds]}::bigint[])
      and (l.delivery_line_id is null
        or exists (select from document_line of where of.id = l.delivery_line_id and of.document_id = ${deliveryId}))
    order by i.id limit 50`.execute(database)
  return rows
}

export interface BilledRow {
  readonly source_line_id: number
  /** Null where the line bills what of the order was accepted, by whichever delivery. */
  readonly delivery_id: number | null
}

/** The lines of an order that an invoice bills, as far as the asker may see it. */
export async function billedBy(database: Database, invoiceId: number): Promise<BilledRow[]> {
  const { rows } = await sql<BilledRow>`
    select l.source_line_id, of.document_id as delivery_id
    from document_line l join document i on i.id = l.document_id and i.noun = 'invoice'
    left join document_line of on of.id = l.delivery_line_id
    where i.id = ${invoiceId} and l.source_line_id is not null`.execute(database)
  return rows
}
