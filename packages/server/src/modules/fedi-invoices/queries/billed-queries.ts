import { sql } from 'kysely'
import type { TenantRequest } from '../../../http/request.ts'

/** A delivery that brought what is billed. */
export interface DeliveryNote {
  readonly number: string
  readonly arrivedOn: string | null
  readonly place: string | null
}

/** What stands behind a line that is billed: its order, its delivery notes, and the codes of its goods. */
export interface BilledLine {
  readonly id: number
  readonly order: string | null
  /** Of the line within the order, from 1. */
  readonly orderPosition: number | null
  readonly notes: readonly DeliveryNote[]
  readonly jan: string | null
  readonly materialCode: string | null
  readonly materialOrigin: string | null
}

type Tied = Pick<BilledLine, 'id' | 'order' | 'orderPosition' | 'notes'>
type Codes = Pick<BilledLine, 'id' | 'jan' | 'materialCode' | 'materialOrigin'>

/**
 * By the id of the line. Orders and deliveries are those one may read; a code is on the goods themselves, whoever keeps
 * its record. A line that names no delivery is of all that followed its line of the order.
 */
export async function billedLines(
  { database, asSystem }: TenantRequest,
  documentId: number,
): Promise<ReadonlyMap<number, BilledLine>> {
  const { rows: tied } = await sql<Tied>`
    select l.id, o.number as "order", s.position as "orderPosition", coalesce((
      select jsonb_agg(jsonb_build_object('number', d.number, 'arrivedOn', k.arrived_on, 'place', k.to_place)
        order by k.arrived_on nulls last, d.id)
      from document d join delivery k on k.document_id = d.id
      where d.noun = 'delivery' and d.shared and d.number is not null and d.id in (
        select n.document_id from document_line n
        where n.id = l.delivery_line_id or l.delivery_line_id is null and n.source_line_id = l.source_line_id)), '[]') as notes
    from document_line l left join document_line s on s.id = l.source_line_id
      left join document o on o.id = s.document_id and o.number is not null
    where l.document_id = ${documentId}`.execute(database)
  const { rows: codes } = await asSystem((system) =>
    sql<Codes>`
      select l.id, k.jan, m.code as "materialCode", m.origin as "materialOrigin"
      from document_line l left join document_line s on s.id = l.source_line_id
        left join stock_keeping_unit k on k.id = coalesce(l.sku_id, s.sku_id)
        left join material_color c on c.id = coalesce(l.material_color_id, s.material_color_id)
        left join material m on m.id = c.material_id
      where l.id = any(${tied.map(({ id }) => id)}::bigint[])`.execute(system),
  )
  const codesOf = new Map(codes.map((row) => [row.id, row]))
  const none = { jan: null, materialCode: null, materialOrigin: null }
  return new Map(tied.map((row) => [row.id, { ...none, ...codesOf.get(row.id), ...row }]))
}

/** What the head says beside the document: who wrote it, who ordered, and what the deal says of the goods. */
export interface BilledHead {
  readonly writer: string | null
  readonly writerEmail: string | null
  readonly orderer: string | null
  /** As the author keeps the partner. */
  readonly partnerCode: string | null
  readonly terms: string | null
  readonly hsCode: string | null
  readonly origin: string | null
}

export async function billedHead(
  { database, asSystem, userGroupId }: TenantRequest,
  { documentId, partnerId }: { readonly documentId: number; readonly partnerId: number },
): Promise<BilledHead> {
  const orders = sql`select s.document_id from document_line l join document_line s on s.id = l.source_line_id
    where l.document_id = ${documentId}`
  const [read, people] = await Promise.all([
    sql<Omit<BilledHead, 'writer' | 'writerEmail' | 'orderer'>>`
      select t.hs_code as "hsCode", t.origin,
        (select r.partner_code from group_relation r where r.user_group_id = ${userGroupId} and r.partner_id = ${partnerId}
          and r.discarded_at is null limit 1) as "partnerCode",
        (select c.terms ->> 'name' from contract c where c.document_id in (${orders}) and c.terms is not null
          order by c.document_id limit 1) as terms
      from document d left join trade t on t.document_id = d.trade_id where d.id = ${documentId}`.execute(database),
    asSystem((system) =>
      sql<Pick<BilledHead, 'writer' | 'writerEmail' | 'orderer'>>`
        select a.name as writer, a.email as "writerEmail", (
          select p.name from document o join account p on p.id = o.created_by
          where o.id in (${orders}) and o.author_id = d.receiver_id order by o.id limit 1) as orderer
        from document d left join account a on a.id = d.created_by where d.id = ${documentId}`.execute(system),
    ),
  ])
  return { ...read.rows[0]!, ...people.rows[0]! }
}

/** The day of issue of an invoice that a return names by its number. */
export async function issuedOn(
  { database }: TenantRequest,
  { issuerId, number }: { readonly issuerId: number; readonly number: string },
): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select d.issue_date as day from document d
    where d.noun = 'invoice' and d.issuer_id = ${issuerId} and d.number = ${number} and d.shared limit 1`.execute(
    database,
  )
  return rows[0]?.day ?? null
}
