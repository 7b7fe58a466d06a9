import type { Arrival, CountedRow, CountingAction } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface LineAddition {
  readonly id: number
  readonly add: string
}

export interface CountingRow {
  readonly id: number
  readonly action: CountingAction
  readonly carton: number | null
  readonly lines: readonly LineAddition[]
  readonly undone: boolean
}

/** The count that a device gave this id. */
export async function countingOf(
  database: Database,
  deliveryId: number,
  clientId: string,
): Promise<CountingRow | undefined> {
  const { rows } = await sql<CountingRow>`
    select id, action, carton, lines, undone from delivery_counting
    where delivery_id = ${deliveryId} and client_id = ${clientId}::uuid`.execute(database)
  return rows[0]
}

/** Who counted a carton for an action, where somebody did and did not take it back. */
export async function cartonCounter(
  database: Database,
  deliveryId: number,
  action: CountingAction,
  carton: number,
): Promise<{ by: string | null } | undefined> {
  const { rows } = await sql<{ by: string | null }>`
    select a.name as by from delivery_counting c left join account a on a.id = c.created_by
    where c.delivery_id = ${deliveryId} and c.action = ${action} and c.carton = ${carton}
      and c.undoes_id is null and not c.undone`.execute(database)
  return rows[0]
}

export interface NewCounting {
  readonly clientId: string
  readonly action: CountingAction
  readonly carton: number | null
  readonly lines: readonly LineAddition[]
  readonly undoesId: number | null
  readonly countedAt: string | null
}

export async function insertCounting(
  database: Database,
  deliveryId: number,
  accountId: number,
  { clientId, action, carton, lines, undoesId, countedAt }: NewCounting,
): Promise<void> {
  if (undoesId !== null) await sql`update delivery_counting set undone = true where id = ${undoesId}`.execute(database)
  await sql`
    insert into delivery_counting (delivery_id, client_id, action, carton, lines, undoes_id, counted_at, created_by)
    values (${deliveryId}, ${clientId}::uuid, ${action}, ${carton}, ${JSON.stringify(lines)}::jsonb, ${undoesId},
      ${countedAt}, ${accountId})`.execute(database)
}

/** Numbers of the cartons that were counted as received and not taken back. */
export async function countedCartons(database: Database, deliveryId: number): Promise<number[]> {
  const { rows } = await sql<{ carton: number }>`
    select carton from delivery_counting where delivery_id = ${deliveryId} and action = 'received'
      and carton is not null and undoes_id is null and not undone order by carton`.execute(database)
  return rows.map(({ carton }) => carton)
}

export async function recentCountings(database: Database, deliveryId: number): Promise<CountedRow[]> {
  const { rows } = await sql<CountedRow>`
    select c.client_id::text as "clientId", c.action, c.carton, c.undone, a.name as by, c.created_at as at,
      trim_scale((select coalesce(sum((each ->> 'add')::numeric), 0) from jsonb_array_elements(c.lines) each))::text as quantity
    from delivery_counting c left join account a on a.id = c.created_by
    where c.delivery_id = ${deliveryId} order by c.id desc limit 50`.execute(database)
  return rows
}

/** JAN codes of a delivery's lines, by the SKU that its order's line names; sealed or not, the code is on the garment. */
export async function janCodes(database: Database, deliveryId: number): Promise<{ lineId: number; jan: string }[]> {
  const { rows } = await sql<{ lineId: number; jan: string }>`
    select l.id as "lineId", k.jan from document_line l join document_line o on o.id = l.source_line_id
      join stock_keeping_unit k on k.id = coalesce(l.sku_id, o.sku_id)
    where l.document_id = ${deliveryId} and k.jan is not null order by l.position, l.id`.execute(database)
  return rows
}

export interface ArrivalRow extends Omit<Arrival, 'moved'> {
  readonly issuer_id: number
  readonly receiver_id: number
  /** As its transport first planned it; null where none carries it. */
  readonly planned_on: string | null
}

/** Ids of deliveries that one of their days puts within the period: each day is looked for by its index. */
const datedDeliveries = (from: string, to: string) => sql`
  select k.document_id from delivery k where k.arrived_on between ${from} and ${to}
  union all
  select k.document_id from delivery k where k.arrived_on is null and k.planned_on between ${from} and ${to}
  union all
  select x.document_id from transport t join transport_delivery x on x.transport_id = t.id
    where t.arrives_on between ${from} and ${to}`

/** Deliveries by the day they came, or are expected: as their transport has it, else as planned. */
export async function arrivalsBetween(
  database: Database,
  userGroupId: number,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ArrivalRow[]> {
  const { rows } = await sql<ArrivalRow>`
    select * from (
      select d.id, d.number, d.title, d.status, trim_scale(d.quantity)::text as quantity, k.cartons,
        case when d.issuer_id = ${userGroupId} then d.receiver_name else d.issuer_name end as partner,
        coalesce(k.arrived_on, carried.arrives_on, k.planned_on) as "on", k.arrived_on is not null as "isActual",
        d.issuer_id, d.receiver_id, carried.planned_on
      from document d join delivery k on k.document_id = d.id
        left join lateral (select max(t.arrives_on) as arrives_on, max(t.planned_on) as planned_on
          from transport_delivery x join transport t on t.id = x.transport_id where x.document_id = d.id) carried on true
      where d.noun = 'delivery' and d.id = any(array(${datedDeliveries(from, to)}))) a
    where a."on" between ${from} and ${to} order by a."on", a.id limit 1000`.execute(database)
  return rows
}
