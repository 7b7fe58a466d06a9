import { groupBy } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { productionsById, type ProductionRow } from '../productions/queries/production-queries.ts'

/** The number of a style, in the season that is said, or in any. */
export interface ItemNumber {
  readonly brandId: number
  readonly styleNo: string
  readonly season?: string
}

/** The productions that bear some numbers, all at once; answers those of one number, of which there is one in each season. */
export async function itemsNumbered(
  database: Database,
  userGroupId: number,
  numbers: readonly ItemNumber[],
): Promise<(number: ItemNumber) => readonly ProductionRow[]> {
  const { rows } = await sql<{ id: number }>`
    select id from production where user_group_id = ${userGroupId}
      and brand_id = any(${[...new Set(numbers.map(({ brandId }) => brandId))]}::bigint[])
      and style_no = any(${[...new Set(numbers.map(({ styleNo }) => styleNo))]}::text[])`.execute(database)
  const ids = rows.map(({ id }) => id)
  const items = ids.length > 0 ? await productionsById(database, userGroupId, ids) : []
  const byNumber = groupBy(items, ({ brand_id: brandId, style_no: styleNo }) => `${brandId} ${styleNo}`)
  return ({ brandId, styleNo, season }) =>
    (byNumber.get(`${brandId} ${styleNo}`) ?? []).filter((item) => season === undefined || item.season === season)
}

/**
 * One figure for all that a production holds, and by whom it is used: it is another as soon as anybody touches the style, a
 * phase, a SKU or its parts, shares it, fills a field of its own, or puts it on paper.
 */
export async function standingOf(database: Database, ids: readonly number[]): Promise<Map<number, number>> {
  const all = (of: ReturnType<typeof sql>) => sql`(select string_agg(said, ' ' order by said) from (${of}) each (said))`
  const { rows } = await sql<{ id: number; standing: number }>`
    select d.id, hashtext(concat_ws('|', d.lock_version,
      ${all(sql`select concat_ws(':', p.id, p.lock_version, p.frozen_at) from phase p where p.production_id = d.id`)},
      ${all(sql`select concat_ws(':', k.id, k.lock_version) from stock_keeping_unit k join phase p on p.id = k.phase_id
        where p.production_id = d.id`)},
      ${all(sql`select concat_ws(':', s.id, s.lock_version) from sub_sku s join stock_keeping_unit k
        on k.id = s.stock_keeping_unit_id join phase p on p.id = k.phase_id where p.production_id = d.id`)},
      ${all(sql`select concat_ws(':', s.sharee_group_id, s.phase_id) from production_share s where s.production_id = d.id`)},
      ${all(sql`select concat_ws(':', f.id, f.lock_version) from extension_field f join extension_field_definition e
        on e.id = f.definition_id where e.target = 'production' and f.target_id = d.id`)},
      ${all(sql`select l.id::text from document_line l join stock_keeping_unit k on k.id = l.sku_id
        join phase p on p.id = k.phase_id where p.production_id = d.id`)},
      ${all(sql`select l.id::text from quality_labeling l where l.production_id = d.id`)})) as standing
    from production d where d.id = any(${[...ids]}::bigint[])`.execute(database)
  return new Map(rows.map(({ id, standing }) => [id, standing]))
}
