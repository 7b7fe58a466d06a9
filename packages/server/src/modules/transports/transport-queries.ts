import type { Transport, TransportDetail } from '@tsumugi/contract'
import type { TransportStatus } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'

const columns = (userGroupId: number) => sql`
  t.id, t.name, t.mode, t.carrier, t.vessel, t.waybill, t.container, t.incoterm, t.customs, t.note, t.status,
  t.planned_on as "plannedOn", t.arrives_on as "arrivesOn", t.updated_at as "updatedAt", t.lock_version as "lockVersion",
  (select count(*)::int from transport_delivery x where x.transport_id = t.id) as deliveries,
  t.user_group_id = ${userGroupId} as ours, g.name as owner`
const source = sql`transport t join user_group g on g.id = t.user_group_id`

export interface TransportsAsked {
  readonly q?: string | undefined
  readonly status?: TransportStatus | undefined
}

interface TransportTab {
  readonly status: string
  readonly count: number
}

/** One page, those that arrive next first, and how many stand in each status. */
export async function pageOfTransports(
  database: Database,
  userGroupId: number,
  { q, status }: TransportsAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: Transport[]; tabs: TransportTab[] }> {
  const all = sql`(${q ?? null}::text is null or ${textHolds(sql`concat_ws(' ', t.name, t.carrier, t.vessel, t.waybill, t.container)`, q ?? '')})`
  const { rows } = await sql<Transport>`
    select ${columns(userGroupId)} from ${source} where ${all} and (${status ?? null}::text is null or t.status = ${status ?? null})
    order by t.status = 'arrived', t.arrives_on nulls last, t.id desc limit ${limit} offset ${offset}`.execute(database)
  const { rows: tabs } = await sql<TransportTab>`
    select t.status, count(*)::int as count from transport t where ${all} group by 1`.execute(database)
  return { rows, tabs }
}

export interface AboardRow {
  readonly id: number
  readonly number: string | null
  readonly title: string
  readonly status: string
  readonly partner: string | null
  readonly quantity: string
  readonly cartons: number | null
  readonly issuer_id: number
  readonly receiver_id: number
}

export type TransportRow = Omit<TransportDetail, 'aboard'>

export async function transportOf(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<TransportRow | undefined> {
  const { rows } = await sql<TransportRow>`
    select ${columns(userGroupId)}, t.legs from ${source} where t.id = ${id}`.execute(database)
  return rows[0]
}

/** The deliveries on board that the asker sees. */
export async function aboardOf(database: Database, userGroupId: number, id: number): Promise<AboardRow[]> {
  const { rows } = await sql<AboardRow>`
    select d.id, d.number, d.title, d.status, trim_scale(d.quantity)::text as quantity, k.cartons, d.issuer_id, d.receiver_id,
      case when d.issuer_id = ${userGroupId} then d.receiver_name else d.issuer_name end as partner
    from transport_delivery x join document d on d.id = x.document_id join delivery k on k.document_id = d.id
    where x.transport_id = ${id} order by d.id`.execute(database)
  return rows
}

export async function insertTransport(
  database: Database,
  { userGroupId, accountId }: { readonly userGroupId: number; readonly accountId: number },
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const all = { user_group_id: userGroupId, created_by: accountId, updated_by: accountId, ...values }
  const { rows } = await sql<{ id: number }>`
    insert into transport (${sql.join(Object.keys(all).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(all))}) returning id`.execute(database)
  return rows[0]!.id
}

export async function deleteTransport(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } =
    await sql`delete from transport where id = ${id} and user_group_id = ${userGroupId} returning id`.execute(database)
  return rows.length > 0
}

/** Puts exactly these deliveries on board. @returns false where one is none, or is on another transport already */
export async function setAboard(database: Database, id: number, deliveryIds: readonly number[]): Promise<boolean> {
  const ids = sql`${[...deliveryIds]}::bigint[]`
  await sql`delete from transport_delivery where transport_id = ${id} and document_id <> all(${ids})`.execute(database)
  const { rows } = await sql`
    insert into transport_delivery (transport_id, document_id)
    select ${id}, d.id from document d where d.noun = 'delivery' and d.id = any(${ids})
    on conflict (transport_id, document_id) do nothing returning document_id`.execute(database)
  const { rows: all } = await sql`
    select document_id from transport_delivery where transport_id = ${id}`.execute(database)
  return rows.length <= deliveryIds.length && all.length === deliveryIds.length
}
