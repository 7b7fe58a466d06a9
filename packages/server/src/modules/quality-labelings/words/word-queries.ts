import type { LabelOptions } from '@tsumugi/contract'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'
import { textHolds } from '../../../database/folded-text.ts'

export interface WordRow {
  id: number
  name: string
  name_en: string | null
  name_zh: string | null
}

const tables = { partNames: 'part_name', instructions: 'care_instruction', attentions: 'care_attention' } as const
export type WordList = keyof typeof tables

/** The words of one master in order; `ids` narrows to those named, archived ones included. */
export async function wordsOf(
  database: Database,
  userGroupId: number,
  list: WordList,
  ids?: readonly number[],
): Promise<WordRow[]> {
  const which = ids ? sql`id = any(${sql.val([...ids])}::bigint[])` : sql`discarded_at is null`
  const { rows } = await sql<WordRow>`
    select id, name, name_en, name_zh from ${sql.table(tables[list])}
    where user_group_id = ${userGroupId} and ${which} order by position, id`.execute(database)
  return rows
}

export async function fabricsOf(
  database: Database,
  userGroupId: number,
  ids?: readonly number[],
): Promise<(WordRow & { fibre: string })[]> {
  const which = ids ? sql`id = any(${sql.val([...ids])}::bigint[])` : sql`discarded_at is null`
  const { rows } = await sql<WordRow & { fibre: string }>`
    select id, fibre, name, name_en, name_zh from fabric where user_group_id = ${userGroupId} and ${which} order by position, id`.execute(
    database,
  )
  return rows
}

export const symbolSetsOf = (database: Database, userGroupId: number) =>
  database
    .selectFrom('wash_tag_symbol_set')
    .select(['id', 'name', 'edition', 'codes'])
    .where('user_group_id', '=', userGroupId)
    .where('discarded_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()

export const brandsOf = (database: Database, userGroupId: number) =>
  database
    .selectFrom('brand')
    .select(['id', 'name'])
    .where('user_group_id', '=', userGroupId)
    .where('discarded_at', 'is', null)
    .orderBy('position')
    .execute()

export const labellerOf = (database: Database, userGroupId: number) =>
  database
    .selectFrom('user_group')
    .select(['name', 'address', 'phone'])
    .where('id', '=', userGroupId)
    .executeTakeFirstOrThrow()

export const productOf = (database: Database, userGroupId: number, id: number) =>
  database
    .selectFrom('merchandising')
    .select(['id', 'brand_id', 'name', 'code'])
    .where('user_group_id', '=', userGroupId)
    .where('id', '=', id)
    .where('discarded_at', 'is', null)
    .executeTakeFirst()

export interface ProductRow {
  id: number
  name: string
  code: string | null
  brand_id: number
  brand_name: string
  file_id: number | null
  file_revision: number | null
}

/** Products by name or number, or the one of an id; the last changed first. */
export async function productsFor(
  database: Database,
  userGroupId: number,
  wish: { q?: string | undefined; id?: number | undefined },
): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select m.id, m.name, m.code, m.brand_id, b.name as brand_name, f.id as file_id, f.revision as file_revision
    from merchandising m join brand b on b.id = m.brand_id
    left join merchandising_file f on f.merchandising_id = m.id and f.is_primary
    where m.user_group_id = ${userGroupId} and m.discarded_at is null and not m.template
      and ${wish.id === undefined ? sql`true` : sql`m.id = ${wish.id}`}
      and ${wish.q?.trim() ? textHolds(sql`coalesce(m.code, '') || ' ' || m.name`, wish.q) : sql`true`}
    order by m.updated_at desc, m.id desc limit 20`.execute(database)
  return rows
}

interface NamedTerm {
  fabric_id?: number
  part_name_id?: number
  care_instruction_id?: number
  care_attention_id?: number
}

/** Notes which masters the label names, for where-used counts. */
export async function replaceTerms(database: Database, userGroupId: number, id: number, terms: readonly NamedTerm[]) {
  await database
    .deleteFrom('quality_labeling_term')
    .where('user_group_id', '=', userGroupId)
    .where('quality_labeling_id', '=', id)
    .execute()
  if (terms.length === 0) return
  const rows = terms.map((term) => ({ user_group_id: userGroupId, quality_labeling_id: id, ...noTerm, ...term }))
  await database.insertInto('quality_labeling_term').values(rows).execute()
}

const noTerm = { fabric_id: null, part_name_id: null, care_instruction_id: null, care_attention_id: null }

/** Raw materials that say what they are made of, with the styles whose cost sheets take them. */
export async function materialsOf(database: Database, userGroupId: number): Promise<LabelOptions['materials']> {
  const { rows } = await sql<LabelOptions['materials'][number]>`
    select m.id, m.code, m.name, m.composition, m.care_codes as "careCodes",
      array(select distinct p.style_no from resource_plan_line l join resource_plan_sheet s on s.id = l.sheet_id
        join production p on p.id = s.production_id where l.raw_material_id = m.id order by 1 limit 200) as "styleNos"
    from raw_material m where m.user_group_id = ${userGroupId} and m.discarded_at is null and m.composition <> '[]'
    order by m.code limit 1000`.execute(database)
  return rows
}
