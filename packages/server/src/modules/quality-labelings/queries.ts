import { sql, type Insertable, type RawBuilder, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { QualityLabelingTable } from '../../database/tables.ts'
import type { LabelRow } from './stored-label.ts'
import { textHolds } from '../../database/folded-text.ts'
import { updateRow, updateRows } from '../../database/versions/update-row.ts'

/** All of a label, its brand's name and its product's picture; `l` is the label. A reader elsewhere sees neither brand nor product. */
const labelColumns = sql`
  l.id, l.user_group_id, l.family_id, l.version, l.replaces_id, l.status, l.brand_id, b.name as brand_name, l.merchandising_id,
  l.style_no, l.item_name, l.item_type, l.colour_scope, l.size_text, l.label_width, l.label_height, l.edition, l.codes, l.unrestricted,
  l.parts, l.instructions, l.attentions, l.water_repellent, l.waste_spun_remark, l.labeller_name, l.labeller_address, l.labeller_phone,
  l.origin_country, l.lab, l.lab_file_id,
  (select jsonb_build_object('name', r.name, 'content_type', r.content_type, 'size', r.size) from record_file r where r.id = l.lab_file_id) as lab_file,
  l.accepted_warnings, l.approved_at, approver.name as approved_by_name, l.printed_at, l.updated_at,
  editor.name as updated_by_name, l.lock_version, f.id as primary_file_id, f.revision as primary_file_revision`

const labels = sql`
  quality_labeling l
  left join brand b on b.id = l.brand_id
  left join merchandising_file f on f.merchandising_id = l.merchandising_id and f.is_primary
  left join account approver on approver.id = l.approved_by
  left join account editor on editor.id = l.updated_by`

/** The organisation's own, and the finished versions of those shared with it; the policies of the table say the same. */
const readable = (userGroupId: number) => sql`l.discarded_at is null and (l.user_group_id = ${userGroupId} or (
  l.status in ('approved', 'printed', 'superseded')
  and exists (select from quality_labeling_share s where s.family_id = l.family_id and s.sharee_group_id = ${userGroupId})))`

export async function labelOf(database: Database, userGroupId: number, id: number): Promise<LabelRow | undefined> {
  const { rows } =
    await sql<LabelRow>`select ${labelColumns} from ${labels} where ${readable(userGroupId)} and l.id = ${id}`.execute(
      database,
    )
  return rows[0]
}

/** In the order asked for; those not found are left out. */
export async function labelsOf(database: Database, userGroupId: number, ids: readonly number[]): Promise<LabelRow[]> {
  const { rows } =
    await sql<LabelRow>`select ${labelColumns} from ${labels} where ${readable(userGroupId)} and l.id = any(${sql.val([...ids])}::bigint[])`.execute(
      database,
    )
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}

/** Which of some labels the organisation may read. */
export async function readableLabels(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select l.id from ${labels} where ${readable(userGroupId)} and l.id = any(${sql.val([...ids])}::bigint[])`.execute(
    database,
  )
  return new Set(rows.map(({ id }) => id))
}

export interface LabelFilter {
  readonly q?: string | undefined
  readonly status?: string | undefined
  readonly edition?: string | undefined
  readonly brandId?: number | undefined
  readonly merchandisingId?: number | undefined
}

/** A page of labels, the last changed first. Replaced versions come only by their status. */
export async function pageOfLabels(
  database: Database,
  userGroupId: number,
  filter: LabelFilter,
  limit: number,
  offset: number,
) {
  const conditions: RawBuilder<unknown>[] = [readable(userGroupId)]
  conditions.push(filter.status ? sql`l.status = ${filter.status}` : sql`l.status <> 'superseded'`)
  if (filter.edition) conditions.push(sql`l.edition = ${filter.edition}`)
  if (filter.brandId !== undefined) conditions.push(sql`l.brand_id = ${filter.brandId}`)
  if (filter.merchandisingId !== undefined) conditions.push(sql`l.merchandising_id = ${filter.merchandisingId}`)
  if (filter.q?.trim()) conditions.push(textHolds(sql`l.style_no || ' ' || l.item_name`, filter.q))
  const where = sql.join(conditions, sql` and `)
  const { rows } = await sql<LabelRow>`
    select ${labelColumns} from ${labels} where ${where} order by l.updated_at desc, l.id desc limit ${limit} offset ${offset}`.execute(
    database,
  )
  const total = await sql<{ count: number }>`select count(*) as count from quality_labeling l where ${where}`.execute(
    database,
  )
  return { rows, count: total.rows[0]!.count }
}

export async function versionsOf(database: Database, userGroupId: number, familyId: number): Promise<LabelRow[]> {
  const { rows } = await sql<LabelRow>`
    select ${labelColumns} from ${labels} where ${readable(userGroupId)} and l.family_id = ${familyId} order by l.version desc`.execute(
    database,
  )
  return rows
}

export const insertLabel = (database: Database, values: Insertable<QualityLabelingTable>) =>
  database.insertInto('quality_labeling').values(values).returning('id').executeTakeFirstOrThrow()

/** Undefined when there is no such label, or when it has moved on from `lockVersion`. */
export const updateLabel = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<QualityLabelingTable>,
) =>
  updateRow(
    database,
    'quality_labeling',
    { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
    values,
  )

/** The version being written, beside the finished ones. */
export const draftOf = (database: Database, userGroupId: number, familyId: number) =>
  database
    .selectFrom('quality_labeling')
    .select(['id', 'version'])
    .where('user_group_id', '=', userGroupId)
    .where('family_id', '=', familyId)
    .where('status', 'in', ['draft', 'review'])
    .where('discarded_at', 'is', null)
    .executeTakeFirst()

export const lastVersion = async (database: Database, userGroupId: number, familyId: number) => {
  const { rows } = await sql<{ version: number }>`
    select max(version) as version from quality_labeling where user_group_id = ${userGroupId} and family_id = ${familyId}`.execute(
    database,
  )
  return rows[0]!.version
}

/** Finished versions before the one just approved are over. */
export const supersedeBefore = (database: Database, userGroupId: number, familyId: number, version: number) =>
  updateRows(
    database,
    'quality_labeling',
    { user_group_id: userGroupId, family_id: familyId },
    { status: 'superseded' },
  )
    .where('version', '<', version)
    .where('status', 'in', ['approved', 'printed'])
    .execute()
