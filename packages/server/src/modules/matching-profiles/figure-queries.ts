import type { MatchingFigures } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

interface Kept {
  readonly id: number
  readonly percent: string
  readonly count: number
}
interface Inspected {
  readonly id: number
  readonly percent: string | null
  readonly pieces: string
}
interface Replied {
  readonly id: number
  readonly hours: string
  readonly count: number
}

/**
 * What suppliers did on this platform, for all their customers together (domain §3.15): read as the system, and shown
 * only with their consent. Goods came in time that arrived, or left where no arrival was noted, by the day of their order.
 */
export async function figuresOf(
  system: Database,
  supplierIds: readonly number[],
): Promise<ReadonlyMap<number, MatchingFigures>> {
  const ids = [...supplierIds]
  const [kept, inspected, replied] = await Promise.all([
    deliveriesKept(system, ids),
    goodsInspected(system, ids),
    pricesReplied(system, ids),
  ])
  const of = <Row extends { readonly id: number }>(rows: readonly Row[], id: number) =>
    rows.find((row) => row.id === id)
  return new Map(
    ids.map((id) => [
      id,
      {
        onTimePercent: of(kept, id)?.percent ?? null,
        deliveryCount: of(kept, id)?.count ?? 0,
        defectPercent: of(inspected, id)?.percent ?? null,
        inspectedPieces: of(inspected, id)?.pieces ?? '0',
        responseHours: of(replied, id)?.hours ?? null,
        responseCount: of(replied, id)?.count ?? 0,
      },
    ]),
  )
}

async function deliveriesKept(system: Database, ids: readonly number[]): Promise<Kept[]> {
  const { rows } = await sql<Kept>`
    select d.issuer_id as id, count(*)::int as count, trim_scale(round(100.0
      * count(*) filter (where coalesce(v.arrived_on, v.shipped_on) <= c.delivery_due) / count(*), 1))::text as percent
    from document d join delivery v on v.document_id = d.id join contract c on c.document_id = d.source_id
    where d.noun = 'delivery' and d.shared and d.issuer_id = any(${ids}::bigint[]) and c.delivery_due is not null
      and coalesce(v.arrived_on, v.shipped_on) is not null
    group by d.issuer_id`.execute(system)
  return rows
}

async function goodsInspected(system: Database, ids: readonly number[]): Promise<Inspected[]> {
  const { rows } = await sql<Inspected>`
    select p.receiver_id as id, trim_scale(sum(p.accepted + p.rejected))::text as pieces,
      trim_scale(round(100 * sum(p.rejected) / nullif(sum(p.accepted + p.rejected), 0), 1))::text as percent
    from line_progress p join document o on o.id = p.document_id
    where o.noun = 'contract' and p.receiver_id = any(${ids}::bigint[]) group by p.receiver_id`.execute(system)
  return rows
}

async function pricesReplied(system: Database, ids: readonly number[]): Promise<Replied[]> {
  const { rows } = await sql<Replied>`
    select e.issuer_id as id, count(*)::int as count, trim_scale(round((percentile_cont(0.5)
      within group (order by extract(epoch from e.issued_at - r.issued_at) / 3600))::numeric, 1))::text as hours
    from document e join document r on r.id = e.source_id
    where e.noun = 'estimation' and r.noun = 'estimation_request' and e.issuer_id = any(${ids}::bigint[])
      and e.issued_at >= r.issued_at
    group by e.issuer_id`.execute(system)
  return rows
}

/** How many trades each of some organisations has had with one of them. */
export async function tradesWith(
  system: Database,
  userGroupId: number,
  partnerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; count: number }>`
    select case when issuer_id = ${userGroupId} then receiver_id else issuer_id end as id, count(*)::int as count
    from document where noun = 'trade' and shared
      and (issuer_id = ${userGroupId} and receiver_id = any(${[...partnerIds]}::bigint[])
        or receiver_id = ${userGroupId} and issuer_id = any(${[...partnerIds]}::bigint[]))
    group by 1`.execute(system)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
