import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

interface BrandOption {
  id: number
  name: string
  season_start_months: number[]
  first: string | null
  last: string | null
  seasons: string[]
  sub_brands: { id: number; name: string }[]
}

/** Brands with their sub-brands, the seasons of their productions, and from when to when their map reaches. */
export async function brandOptions(database: Database, userGroupId: number): Promise<BrandOption[]> {
  const { rows } = await sql<BrandOption>`
    select b.id, b.name, b.season_start_months,
      (select min(m.release_on) from merchandising m where m.brand_id = b.id and m.discarded_at is null) as first,
      (select max(m.release_on) from merchandising m where m.brand_id = b.id and m.discarded_at is null) as last,
      (select coalesce(array_agg(distinct d.season), '{}') from production d
        where d.brand_id = b.id and d.season is not null) as seasons,
      (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) order by s.position, s.id), '[]')
        from sub_brand s where s.brand_id = b.id and s.discarded_at is null) as sub_brands
    from brand b where b.user_group_id = ${userGroupId} and b.discarded_at is null order by b.position, b.id`.execute(
    database,
  )
  return rows
}

export async function makerOptions(database: Database, userGroupId: number) {
  const { rows } = await sql<{ id: number; name: string; kind: 'supplier' | 'trade' }>`
    select g.id, g.name, g.kind from group_relation r join user_group g on g.id = r.partner_id
    where r.user_group_id = ${userGroupId} and r.status = 'active' and r.discarded_at is null
      and g.kind in ('supplier', 'trade') order by r.partner_code nulls last, g.id`.execute(database)
  return rows
}

export async function colorOptions(database: Database, userGroupId: number) {
  const { rows } = await sql<{
    id: number
    code: string
    name: string
    nameEn: string | null
    nameZh: string | null
    hex: string | null
  }>`
    select id, code, name, name_en as "nameEn", name_zh as "nameZh", hex from color
    where user_group_id = ${userGroupId} and discarded_at is null order by position, id`.execute(database)
  return rows
}

export async function sizeOptions(database: Database, userGroupId: number) {
  const { rows } = await sql<{ id: number; code: string; name: string; setName: string | null }>`
    select id, code, name, set_name as "setName" from size
    where user_group_id = ${userGroupId} and discarded_at is null order by position, id`.execute(database)
  return rows
}

/** Every name of the SKU groups, in their order and each once. */
export async function listedSkuNames(database: Database, userGroupId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select item ->> 'name' as name from sku_group g, jsonb_array_elements(g.items) with ordinality as i (item, at)
    where g.user_group_id = ${userGroupId} and g.discarded_at is null order by g.position, g.id, i.at`.execute(database)
  return [...new Set(rows.map(({ name }) => name))]
}
