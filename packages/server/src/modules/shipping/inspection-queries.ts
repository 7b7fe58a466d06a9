import type { DefectRing, DeliveryClaim } from '@tsumugi/contract'
import type { ClaimRemedy, DefectTreatment } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface DefectRow {
  readonly id: number
  readonly line_id: number
  readonly client_id: string
  readonly code: string
  readonly treatment: DefectTreatment
  readonly quantity: string
  readonly carton: number | null
  readonly note: string | null
  readonly file_id: number | null
  readonly ring: DefectRing | null
}

export async function defectsOf(database: Database, deliveryId: number): Promise<DefectRow[]> {
  const { rows } = await sql<DefectRow>`
    select id, line_id, client_id::text, code, treatment, trim_scale(quantity)::text as quantity, carton, note, file_id, ring
    from delivery_defect where delivery_id = ${deliveryId} order by id limit 2000`.execute(database)
  return rows
}

export interface NewDefect {
  readonly clientId: string
  readonly lineId: number
  readonly code: string
  readonly treatment: DefectTreatment
  readonly quantity: string
  readonly carton?: number | undefined
  readonly note?: string | undefined
  readonly fileId?: number | undefined
  readonly ring?: DefectRing | undefined
}

export async function insertDefect(
  database: Database,
  deliveryId: number,
  accountId: number,
  { clientId, lineId, code, treatment, quantity, carton, note, fileId, ring }: NewDefect,
): Promise<void> {
  await sql`
    insert into delivery_defect (delivery_id, line_id, client_id, code, treatment, quantity, carton, note, file_id, ring, created_by)
    values (${deliveryId}, ${lineId}, ${clientId}::uuid, ${code}, ${treatment}, ${quantity}, ${carton ?? null},
      ${note || null}, ${fileId ?? null}, ${ring ? JSON.stringify(ring) : null}::jsonb, ${accountId})`.execute(database)
}

export const treatDefect = (database: Database, id: number, treatment: DefectTreatment) =>
  sql`update delivery_defect set treatment = ${treatment} where id = ${id}`.execute(database)

export const deleteDefect = (database: Database, id: number) =>
  sql`delete from delivery_defect where id = ${id}`.execute(database)

/** Opens the claim of a delivery, where it has none. */
export async function openClaim(
  database: Database,
  deliveryId: number,
  { remedy, quantity }: { readonly remedy: ClaimRemedy; readonly quantity: string },
): Promise<void> {
  await sql`
    insert into delivery_claim (delivery_id, remedy, quantity) values (${deliveryId}, ${remedy}, ${quantity})
    on conflict (delivery_id) do nothing`.execute(database)
}

/** Remembers what was begun to settle a claim; the claim itself has not changed for either side. */
export const keepBegun = (database: Database, id: number, documentId: number) =>
  sql`update delivery_claim set begun_id = ${documentId} where id = ${id}`.execute(database)

/** Documents that follow the order of a claimed delivery and may settle the claim. */
const candidates = sql`
  select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'number', o.number, 'noun', o.noun) order by o.id), '[]')
  from document o where o.shared and o.id <> d.id and case c.remedy
    when 'redelivery' then o.noun = 'delivery' and o.source_id = d.source_id and o.id > d.id
    else o.noun = 'credit_note' and o.issuer_id = d.issuer_id and o.receiver_id = d.receiver_id end`

export interface ClaimsAsked {
  readonly id?: number
  readonly deliveryId?: number | undefined
}

/** Claims that the organisation is a party of; open ones first. */
export async function claimsOf(
  database: Database,
  userGroupId: number,
  { id, deliveryId }: ClaimsAsked,
): Promise<DeliveryClaim[]> {
  const { rows } = await sql<DeliveryClaim>`
    select c.id, c.delivery_id as "deliveryId", d.number as delivery, d.title, c.status, c.remedy, c.counter,
      trim_scale(c.quantity)::text as quantity, c.note, c.answer, c.lock_version as "lockVersion",
      case when d.issuer_id = ${userGroupId} then d.receiver_name else d.issuer_name end as partner,
      case when d.issuer_id = ${userGroupId} then 'issuer' else 'receiver' end as side,
      case when s.id is not null then jsonb_build_object('id', s.id, 'number', s.number, 'noun', s.noun) end as "settledBy",
      case when b.id is not null then jsonb_build_object('id', b.id, 'number', b.number, 'noun', b.noun) end as begun,
      (${candidates}) as candidates
    from delivery_claim c join document d on d.id = c.delivery_id left join document s on s.id = c.settled_by_id
      left join document b on b.id = c.begun_id and b.status not in ('void', 'declined', 'returned')
    where (${id ?? null}::bigint is null or c.id = ${id ?? null}) and (${deliveryId ?? null}::bigint is null or c.delivery_id = ${deliveryId ?? null})
    order by c.status = 'settled', c.status = 'agreed', c.id desc limit 500`.execute(database)
  return rows
}
