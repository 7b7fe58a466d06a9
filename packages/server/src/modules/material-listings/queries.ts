import type { contract, InputOf } from '@tsumugi/contract'
import { labOf, type ClothFees, type Lab, type PriceTier } from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'

/** Colours of one folder of bookmarks; row-level security says whose, and which are published. */
const inFolder = (folder: number, color: RawBuilder<unknown>) =>
  sql`exists (select from material_bookmark b where b.folder_id = ${folder} and b.color_id = ${color} and b.discarded_at is null)`

export type ListingsAsked = InputOf<(typeof contract)['materialListings']['list']>['query']

/** A photograph by its file: of one colour, or of the whole cloth. */
export interface PhotoOfCloth {
  readonly colorId: number | null
  readonly fileId: number
}

export interface ListingRow {
  readonly id: number
  readonly user_group_id: number
  readonly code: string
  readonly name: string
  readonly kind: 'fabric'
  readonly weave: 'plain'
  readonly composition: { fibre: string; percent: string }[]
  readonly width_cm: string | null
  readonly weight_gsm: string | null
  readonly finish: string | null
  readonly origin: string | null
  readonly care_codes: number[]
  readonly certificates: 'GOTS'[]
  readonly unit: string
  readonly currency: string
  readonly lead_days: number | null
  readonly moq: string
  readonly min_cut: string
  readonly roll_length: string | null
  /** Null where row-level security hides the prices. */
  readonly tiers: PriceTier[] | null
  readonly rank: string
  readonly color_count: number
  readonly hexes: string[]
  readonly restock_on: string | null
  readonly free: string
  readonly color: { id: number; no: string; name: string; hex: string } | null
  readonly photos: readonly PhotoOfCloth[]
}

const rank = sql`coalesce((select c.price_rank_percent from distributor_customer c
  where c.user_group_id = m.user_group_id and c.buyer_id = current_user_group_id() and c.status = 'approved'), 100)`
const tiers = sql`(select p.tiers from material_price p where p.material_id = m.id)`

/** Of a folder, the colour that lies in it is shown. */
const columnsFor = (
  folder: number | undefined,
) => sql`m.id, m.user_group_id, m.code, m.name, m.kind, m.weave, m.composition,
  trim_scale(m.width_cm)::text as width_cm, trim_scale(m.weight_gsm)::text as weight_gsm, m.finish, m.origin, m.care_codes, m.certificates,
  m.unit, m.currency, m.lead_days, trim_scale(m.moq)::text as moq, trim_scale(m.min_cut)::text as min_cut,
  trim_scale(m.roll_length)::text as roll_length, ${tiers} as tiers, trim_scale(${rank})::text as rank,
  (select count(*)::int from material_color c where c.material_id = m.id) as color_count,
  (select coalesce(jsonb_agg(c.hex order by c.no, c.id), '[]') from (
    select c.no, c.id, c.hex from material_color c where c.material_id = m.id order by c.no, c.id limit 4) as c) as hexes,
  (select min(l.restock_on)::text from material_lot l where l.material_id = m.id and l.incoming > 0) as restock_on,
  trim_scale(coalesce((select sum(l.stock - l.reserved) from material_lot l where l.material_id = m.id), 0))::text as free,
  (select coalesce(jsonb_agg(jsonb_build_object('colorId', p.color_id, 'fileId', p.file_id) order by p.id), '[]')
    from material_photo p where p.material_id = m.id) as photos,
  (select jsonb_build_object('id', c.id, 'no', c.no, 'name', c.name, 'hex', c.hex)
    from material_color c where c.material_id = m.id
    order by ${folder === undefined ? sql`` : sql`${inFolder(folder, sql`c.id`)} desc,`} c.no, c.id limit 1) as color`

/** What a cloth must be, beside its colour. */
function wanted(asked: ListingsAsked): RawBuilder<unknown> {
  const { q, kind, fibre, certificate, weightFrom, weightTo, widthFrom, leadTo, priceTo, freeFrom, folder } = asked
  const conditions = [
    sql`m.discarded_at is null`,
    q && textHolds(sql`m.code || ' ' || m.name`, q),
    kind && sql`m.kind = ${kind}`,
    fibre && sql`m.composition @> ${JSON.stringify([{ fibre }])}::jsonb`,
    certificate && sql`${certificate} = any(m.certificates)`,
    weightFrom && sql`m.weight_gsm >= ${weightFrom}::numeric`,
    weightTo && sql`m.weight_gsm <= ${weightTo}::numeric`,
    widthFrom && sql`m.width_cm >= ${widthFrom}::numeric`,
    leadTo !== undefined && sql`m.lead_days <= ${leadTo}::int`,
    priceTo && sql`(${tiers} -> 0 ->> 'unitPrice')::numeric * ${rank} / 100 <= ${priceTo}::numeric`,
    folder !== undefined &&
      sql`exists (select from material_color c where c.material_id = m.id and ${inFolder(folder, sql`c.id`)})`,
    freeFrom &&
      sql`exists (select from material_lot l where l.material_id = m.id and l.stock - l.reserved >= ${freeFrom}::numeric)`,
  ].filter((condition) => typeof condition === 'object')
  return sql.join(conditions, sql` and `)
}

export async function pageOfListings(
  database: Database,
  asked: ListingsAsked,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: ListingRow[]; count: number }> {
  const { rows } = await sql<ListingRow>`
    select ${columnsFor(asked.folder)} from material m where ${wanted(asked)} order by m.code, m.id limit ${limit} offset ${offset}`.execute(
    database,
  )
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from material m where ${wanted(asked)}`.execute(database)
  return { rows, count: counted[0]!.count }
}

export interface NearColor extends Lab {
  readonly material_id: number
  readonly id: number
  readonly no: string
  readonly name: string
  readonly hex: string
}

/** So many neighbours are looked at in each of three strips of lightness. */
const neighbours = 240
/** Fewer than these found among them, and the cloths that are wanted are rare: their own colours are looked through. */
const fewest = 120
const colorColumns = sql`c.material_id, c.id, c.no, c.name, c.hex, c.lab_l as l, c.lab_a as a, c.lab_b as b`

/**
 * Colours near one; the exact difference is worked out after. First by index, in a* and b* within strips of lightness,
 * whatever the cloth: the planner cannot choose to sort all colours instead, with statistics or without.
 */
export async function nearColors(database: Database, asked: ListingsAsked, hex: string): Promise<NearColor[]> {
  const { l, a, b } = labOf(hex)
  const strip = Math.floor(l / 10)
  const { rows } = await sql<NearColor>`
    with near as materialized (
      select distinct on (c.id) c.* from unnest(${[strip - 1, strip, strip + 1]}::int[]) as strip, lateral (
        select ${colorColumns} from material_color c
        order by c.spot <-> point(${a}::float8 + 1000 * strip, ${b}::float8) limit ${neighbours}) as c
    ), fitting as materialized (
      select near.* from near where (select true from material m where m.id = near.material_id and ${wanted(asked)})
    ), rare as (
      select ${colorColumns} from material m join material_color c on c.material_id = m.id
      where (select count(*) from fitting) < ${fewest} and ${wanted(asked)}
      order by (c.lab_l - ${l}::float8) ^ 2 + (c.lab_a - ${a}::float8) ^ 2 + (c.lab_b - ${b}::float8) ^ 2 limit ${neighbours}
    )
    select * from fitting union all select * from rare`.execute(database)
  return rows
}

export async function listingsById(database: Database, ids: readonly number[]): Promise<ListingRow[]> {
  const { rows } = await sql<ListingRow>`
    select ${columnsFor(undefined)} from material m where m.id = any(${[...ids]}::bigint[])`.execute(database)
  return rows
}

export async function colorsOf(database: Database, materialId: number) {
  const { rows } = await sql<{ id: number; no: string; name: string; hex: string }>`
    select id, no, name, hex from material_color where material_id = ${materialId} order by no, id`.execute(database)
  return rows
}

/** What is asked beside the price; nothing where row-level security hides the prices. */
export async function feesOf(database: Database, materialId: number): Promise<ClothFees> {
  const { rows } = await sql<ClothFees>`
    select trim_scale(cut_fee)::text as "cutFee", trim_scale(swatch_fee)::text as "swatchFee"
    from material_price where material_id = ${materialId}`.execute(database)
  return rows[0] ?? { cutFee: null, swatchFee: null }
}

export async function lotsOf(database: Database, materialId: number) {
  const { rows } = await sql<{
    id: number
    colorId: number
    lot: string
    free: string
    incoming: string
    restockOn: string | null
  }>`
    select id, color_id as "colorId", lot, trim_scale(stock - reserved)::text as free, trim_scale(incoming)::text as incoming,
      restock_on as "restockOn"
    from material_lot where material_id = ${materialId} order by lot, id`.execute(database)
  return rows
}

export async function groupNames(database: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database.selectFrom('user_group').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
