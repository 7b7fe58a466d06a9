import type { BusinessDate } from '@tsumugi/domain'
import type { ScheduleStatus } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** What a list sorts, sums and narrows by, as it stands in the rows that stamp a schedule. */
export interface ListedSchedule {
  readonly id: number
  readonly styleNo: string
  readonly deliveryDue: BusinessDate | null
  readonly status: ScheduleStatus
  readonly quantity: number
  readonly updatedAt: string
  readonly season: string | null
  readonly brandId: number
  readonly ownerId: number
  readonly supplierId: number | null
  /** Ids of the companies whose working days count, `1,5`: the same word for all that the same companies make. */
  readonly companies: string
}

export async function listedSchedules(system: Database, ids: readonly number[]): Promise<ListedSchedule[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ListedSchedule>`
    select s.id, d.style_no as "styleNo", p.delivery_due as "deliveryDue", s.status, s.updated_at as "updatedAt",
      d.season, d.brand_id as "brandId", s.user_group_id as "ownerId", p.supplier_group_id as "supplierId",
      p.sku_quantity as quantity,
      (select string_agg(id::text, ',' order by id) from (
        select owner_group_id as id from procedure where schedule_id = s.id
        union select s.user_group_id union select p.supplier_group_id) c) as companies
    from production_schedule s join phase p on p.id = s.phase_id join production d on d.id = p.production_id
    where s.id = any(${[...ids]}::bigint[])`.execute(system)
  return rows
}

/** What lists can be narrowed to: what occurs in all that the reader sees, by the names it may read. */
export async function scheduleChoices(database: Database, userGroupId: number, seen: readonly ListedSchedule[]) {
  type Party = { id: number; name: string }
  const told = seen.filter(({ ownerId, supplierId }) => [ownerId, supplierId].includes(userGroupId))
  const brands = [...new Set(seen.map(({ brandId }) => brandId))]
  const makers = [...new Set(told.map(({ supplierId }) => supplierId))].filter((id) => id !== null)
  const seasons = new Set(seen.map(({ season }) => season))
  const { rows } = await sql<{ brands: Party[]; suppliers: Party[] }>`
    select
      (select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name) order by b.position, b.id), '[]')
        from named_brand b where b.id = any(${brands}::bigint[])) as brands,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.name, g.id), '[]')
        from user_group g where g.id = any(${makers}::bigint[])) as suppliers`.execute(database)
  return { ...rows[0]!, seasons: [...seasons].filter((season) => season !== null).toSorted() }
}

/** Names that schedules are grouped by, by the id of the brand, the maker, or the schedule. */
const nameQueries = {
  brand: (ids: readonly number[]) => sql`
    select distinct b.id, b.name from production_schedule s join phase p on p.id = s.phase_id
      join production d on d.id = p.production_id join brand b on b.id = d.brand_id where s.id = ${among(ids)}`,
  supplier: (ids: readonly number[]) => sql`
    select distinct g.id, g.name from production_schedule s join phase p on p.id = s.phase_id
      join user_group g on g.id = p.supplier_group_id where s.id = ${among(ids)}`,
  // The first of them, in the brand's order.
  category: (ids: readonly number[]) => sql`
    select distinct on (s.id) s.id, c.name from production_schedule s join phase p on p.id = s.phase_id
      join production_category x on x.production_id = p.production_id join category c on c.id = x.category_id
    where s.id = ${among(ids)} order by s.id, x.position`,
}
const among = (ids: readonly number[]) => sql`any(${[...ids]}::bigint[])`

export type NamedGrouping = keyof typeof nameQueries
export const isNamed = (grouping: string | undefined): grouping is NamedGrouping =>
  grouping !== undefined && grouping in nameQueries

export async function groupNames(
  system: Database,
  grouping: NamedGrouping,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`${nameQueries[grouping](ids)}`.execute(system)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
