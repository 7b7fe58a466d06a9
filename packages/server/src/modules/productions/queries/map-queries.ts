import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** A product of the map as a production takes it over; `taken` is the production it became first. */
export interface MapProductRow {
  readonly id: number
  readonly brand_id: number
  readonly season_start_months: number[]
  readonly name: string
  readonly code: string | null
  readonly release_on: string | null
  readonly list_price: string | null
  readonly unit_cost: string | null
  readonly category_ids: number[]
  readonly taken_id: number | null
  readonly taken_style_no: string | null
  readonly taken_version: number | null
}

export type MapChoice = { readonly ids: readonly number[] } | { readonly brandId: number; readonly month: string }

/** Products named, or released in a month, held so that nobody else makes productions of them at once. */
export async function holdMapProducts(
  database: Database,
  userGroupId: number,
  choice: MapChoice,
): Promise<MapProductRow[]> {
  const where =
    'ids' in choice
      ? sql`m.id = any(${[...choice.ids]}::bigint[])`
      : sql`m.brand_id = ${choice.brandId} and m.release_on >= ${`${choice.month}-01`}::date
          and m.release_on < ${`${choice.month}-01`}::date + interval '1 month'`
  await sql`
    select id from merchandising m where m.user_group_id = ${userGroupId} and m.discarded_at is null and not m.template
      and ${where} order by id for update`.execute(database)
  const { rows } = await sql<MapProductRow>`
    select m.id, m.brand_id, b.season_start_months, m.name, m.code, m.release_on, m.list_price, m.unit_cost,
      (select coalesce(array_agg(k.category_id order by k.position), '{}') from merchandising_category k
        where k.merchandising_id = m.id) as category_ids,
      d.id as taken_id, d.style_no as taken_style_no, d.lock_version as taken_version
    from merchandising m join brand b on b.id = m.brand_id
      left join lateral (select * from production d where d.merchandising_id = m.id order by d.id limit 1) d on true
    where m.user_group_id = ${userGroupId} and m.discarded_at is null and not m.template and ${where}
    order by m.release_on nulls last, m.id`.execute(database)
  return rows
}

/** Of these brands: which seasons have which style numbers, as `brand season number`. */
export async function styleNumbersOf(
  database: Database,
  userGroupId: number,
  brandIds: readonly number[],
): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select concat_ws(' ', brand_id, coalesce(season, '-'), style_no) as key from production
    where user_group_id = ${userGroupId} and brand_id = any(${[...brandIds]}::bigint[])`.execute(database)
  return new Set(rows.map(({ key }) => key))
}

/** The production that a product was made into first stands on the map. */
export async function setPrimaryProduction(database: Database, merchandisingId: number, id: number): Promise<void> {
  await sql`
    update merchandising set primary_production_id = ${id}
    where id = ${merchandisingId} and primary_production_id is null`.execute(database)
}

/** Of these productions those that are as they were made: one phase, nothing in it, shown to nobody. */
export async function untouchedSince(database: Database, userGroupId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number }>`
    select d.id from production d where d.user_group_id = ${userGroupId} and d.id = any(${[...ids]}::bigint[])
      and d.merchandising_id is not null and (select count(*) from phase p where p.production_id = d.id) = 1
      and not exists (select from phase p where p.production_id = d.id and (p.lock_version > 0 or p.frozen_at is not null))
      and not exists (select from phase p join stock_keeping_unit k on k.phase_id = p.id where p.production_id = d.id)
      and not exists (select from production_share s where s.production_id = d.id)
      and not exists (select from quality_labeling l where l.production_id = d.id)`.execute(database)
  return new Set(rows.map(({ id }) => id))
}
