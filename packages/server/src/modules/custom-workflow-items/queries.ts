import type { WorkflowField, WorkflowItemHead } from '@tsumugi/contract'
import type { Approver, RouteStep } from '@tsumugi/domain'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import { textHolds } from '../../database/folded-text.ts'
import type { CustomWorkflowItemTable } from '../../database/tables.ts'
import { updateRow } from '../../database/versions/update-row.ts'

export type FormValues = Record<string, string | boolean | null>

export interface StoredItem {
  id: number
  definition_id: number
  workflow_name: string
  trigger: 'manual' | 'confirmed'
  version: number
  fields: WorkflowField[]
  steps: RouteStep[]
  notify: Approver[]
  subject_kind: 'merchandising' | 'none'
  subject_id: number | null
  title: string
  form: FormValues
  notify_ids: number[] | null
  status: 'draft' | 'pending' | 'approved' | 'rejected' | 'returned' | 'withdrawn' | 'cancelled'
  created_by: number | null
  created_by_name: string | null
  lock_version: number
}

const items = sql`
  select i.id, i.definition_id, d.name as workflow_name, d.trigger, v.version, v.fields, v.steps, v.notify, i.subject_kind, i.subject_id, i.title, i.form,
    i.notify_ids, i.status, i.created_by, c.name as created_by_name, i.lock_version
  from custom_workflow_item i
  join custom_workflow_definition d on d.id = i.definition_id
  join custom_workflow_version v on v.id = i.version_id
  left join account c on c.id = i.created_by`

/** Items with the form and the steps of the versions they began with, newest first. */
async function itemsOf(database: Database, userGroupId: number, ids: readonly number[]): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    ${items} where i.user_group_id = ${userGroupId} and i.id = any(${[...ids]}::bigint[]) order by i.id desc`.execute(
    database,
  )
  return rows
}

export async function itemOf(database: Database, userGroupId: number, id: number): Promise<StoredItem | undefined> {
  const [item] = await itemsOf(database, userGroupId, [id])
  return item
}

export async function lockItem(database: Database, userGroupId: number, id: number): Promise<StoredItem | undefined> {
  await sql`select id from custom_workflow_item where user_group_id = ${userGroupId} and id = ${id} for update`.execute(
    database,
  )
  return itemOf(database, userGroupId, id)
}

export const insertItem = (database: Database, values: Insertable<CustomWorkflowItemTable>) =>
  database.insertInto('custom_workflow_item').values(values).returning('id').executeTakeFirstOrThrow()

export async function updateItem(
  database: Database,
  userGroupId: number,
  id: number,
  values: Updateable<CustomWorkflowItemTable>,
): Promise<void> {
  await updateRow(database, 'custom_workflow_item', { user_group_id: userGroupId, id }, values)
}

/** What somebody began about a thing in this version of a form and has not sent yet. */
export async function openDraft(
  database: Database,
  userGroupId: number,
  wish: { accountId: number; versionId: number; subjectId: number },
): Promise<number | undefined> {
  const found = await database
    .selectFrom('custom_workflow_item')
    .select('id')
    .where('user_group_id', '=', userGroupId)
    .where('created_by', '=', wish.accountId)
    .where('version_id', '=', wish.versionId)
    .where('subject_id', '=', wish.subjectId)
    .where('status', '=', 'draft')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return found?.id
}

/** The newest items about one thing, as it shows them. */
export async function itemsAbout(
  database: Database,
  userGroupId: number,
  kind: string,
  subjectId: number,
): Promise<WorkflowItemHead[]> {
  const { rows } = await sql<WorkflowItemHead>`
    select i.id, d.name as "workflowName", i.title, i.status, i.created_at as "createdAt",
      case when c.id is not null then jsonb_build_object('id', c.id, 'name', c.name) end as "requestedBy"
    from custom_workflow_item i join custom_workflow_definition d on d.id = i.definition_id
      left join account c on c.id = i.created_by
    where i.user_group_id = ${userGroupId} and i.subject_kind = ${kind} and i.subject_id = ${subjectId}
    order by i.id desc limit 50`.execute(database)
  return rows
}

/** Items about one thing whose approval runs. */
export async function runningItemsAbout(
  database: Database,
  userGroupId: number,
  kind: string,
  subjectId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from custom_workflow_item
    where user_group_id = ${userGroupId} and subject_kind = ${kind} and subject_id = ${subjectId} and status = 'pending' order by id`.execute(
    database,
  )
  return rows.map(({ id }) => id)
}

/** The newest items, for testing a route with them. */
export async function newestItems(database: Database, userGroupId: number, words: string): Promise<StoredItem[]> {
  const { rows } = await sql<StoredItem>`
    ${items} where i.user_group_id = ${userGroupId} and (${textHolds(sql`i.title`, words)} or ${textHolds(sql`d.name`, words)})
    order by i.id desc limit 20`.execute(database)
  return rows
}

/** Products by name or number, the newest change first. */
export async function productsNamed(database: Database, userGroupId: number, words: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from merchandising where user_group_id = ${userGroupId} and discarded_at is null and not template and status not in ('closed', 'dropped')
      and (${textHolds(sql`name`, words)} or ${textHolds(sql`code`, words)})
    order by updated_at desc, id desc limit 20`.execute(database)
  return rows.map(({ id }) => id)
}

/** Names of categories by id. */
export async function categoryNames(
  database: Database,
  userGroupId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from category where user_group_id = ${userGroupId} and id = any(${[...ids]}::bigint[])`.execute(
    database,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
