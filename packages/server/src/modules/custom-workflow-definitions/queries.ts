import type { WorkflowField } from '@tsumugi/contract'
import type { Approver, RouteStep } from '@tsumugi/domain'
import { sql, type Insertable, type Updateable } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { CustomWorkflowDefinitionTable } from '../../database/tables.ts'
import { updateRows } from '../../database/versions/update-row.ts'

export interface WorkflowForm {
  fields: WorkflowField[]
  steps: RouteStep[]
  notify: Approver[]
}

export interface StoredDefinition extends WorkflowForm {
  id: number
  version_id: number
  name: string
  target: 'merchandising' | 'none'
  trigger: 'manual' | 'confirmed'
  active: boolean
  version: number
  lock_version: number
  updated_at: string
  updated_by_name: string | null
  running_count: number
  item_count: number
}

const columns = sql`
  d.id, d.name, d.target, d.trigger, d.active, d.version, d.lock_version, d.updated_at, u.name as updated_by_name,
  v.id as version_id, v.fields, v.steps, v.notify,
  (select count(*)::int from custom_workflow_item i where i.definition_id = d.id and i.status = 'pending') as running_count,
  (select count(*)::int from custom_workflow_item i where i.definition_id = d.id) as item_count`

const from = (userGroupId: number) => sql`
  from custom_workflow_definition d
  join custom_workflow_version v on v.definition_id = d.id and v.version = d.version
  left join account u on u.id = d.updated_by
  where d.user_group_id = ${userGroupId} and d.discarded_at is null`

export async function definitionOf(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<StoredDefinition | undefined> {
  const { rows } = await sql<StoredDefinition>`select ${columns} ${from(userGroupId)} and d.id = ${id}`.execute(
    database,
  )
  return rows[0]
}

export async function pageOfDefinitions(
  database: Database,
  userGroupId: number,
  q: string | undefined,
  limit: number,
  offset: number,
) {
  const words = `%${(q ?? '').normalize('NFKC').replaceAll(/[\\%_]/g, '\\$&')}%`
  const rest = sql`${from(userGroupId)} ${q ? sql`and normalize(d.name, NFKC) ilike ${words}` : sql``}`
  const { rows } =
    await sql<StoredDefinition>`select ${columns} ${rest} order by d.active desc, d.id limit ${limit} offset ${offset}`.execute(
      database,
    )
  const total = await sql<{ count: number }>`select count(*) as count ${rest}`.execute(database)
  return { rows, count: Number(total.rows[0]!.count) }
}

/** Workflows in use that begin in one way, for one kind of thing or for any. */
export async function definitionsInUse(
  database: Database,
  userGroupId: number,
  trigger: StoredDefinition['trigger'],
): Promise<StoredDefinition[]> {
  const { rows } = await sql<StoredDefinition>`
    select ${columns} ${from(userGroupId)} and d.active and d.trigger = ${trigger} order by d.id`.execute(database)
  return rows
}

export const insertDefinition = (database: Database, values: Insertable<CustomWorkflowDefinitionTable>) =>
  database.insertInto('custom_workflow_definition').values(values).returning('id').executeTakeFirstOrThrow()

/** Undefined when there is no such workflow, or when it has moved on from `lockVersion`. */
export const updateDefinition = (
  database: Database,
  userGroupId: number,
  id: number,
  lockVersion: number,
  values: Updateable<CustomWorkflowDefinitionTable>,
) =>
  updateRows(
    database,
    'custom_workflow_definition',
    { user_group_id: userGroupId, id, lock_version: lockVersion, discarded_at: null },
    values,
  )
    .returning('version')
    .executeTakeFirst()

export async function insertVersion(
  database: Database,
  userGroupId: number,
  accountId: number,
  definitionId: number,
  version: number,
  form: WorkflowForm,
): Promise<void> {
  await database
    .insertInto('custom_workflow_version')
    .values({
      user_group_id: userGroupId,
      definition_id: definitionId,
      version,
      fields: JSON.stringify(form.fields),
      steps: JSON.stringify(form.steps),
      notify: JSON.stringify(form.notify),
      created_by: accountId,
    })
    .execute()
}
