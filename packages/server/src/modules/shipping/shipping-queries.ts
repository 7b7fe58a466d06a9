import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface ShipmentRow {
  readonly id: number
  readonly number: string | null
  readonly status: 'planned'
  readonly quantity: string
  readonly cartons: number | null
  readonly shipped_on: string | null
}

/** The deliveries of an order that the asker may see, in the order they were begun. */
export async function shipmentsOf(database: Database, contractId: number): Promise<ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`
    select d.id, d.number, d.status, trim_scale(d.quantity)::text as quantity, k.cartons, k.shipped_on
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
