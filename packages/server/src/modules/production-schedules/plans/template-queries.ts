import type { TemplateStep } from '@tsumugi/domain/scheduling'
import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

interface TemplateRow {
  readonly id: number
  readonly name: string
  readonly steps: TemplateStep[]
  readonly created_at: string
}

export async function templatesOf(database: Database, userGroupId: number): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select id, name, steps, created_at from schedule_template where user_group_id = ${userGroupId}
    order by name, id limit 200`.execute(database)
  return rows
}

export async function ownTemplate(
  database: Database,
  userGroupId: number,
  id: number,
): Promise<readonly TemplateStep[] | undefined> {
  const { rows } = await sql<{ steps: TemplateStep[] }>`
    select steps from schedule_template where user_group_id = ${userGroupId} and id = ${id}`.execute(database)
  return rows[0]?.steps
}

export async function insertTemplate(
  database: Database,
  userGroupId: number,
  accountId: number,
  name: string,
  steps: readonly TemplateStep[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into schedule_template (user_group_id, name, steps, created_by)
    values (${userGroupId}, ${name}, ${JSON.stringify(steps)}::jsonb, ${accountId}) returning id`.execute(database)
  return rows[0]!.id
}

export async function deleteTemplate(database: Database, userGroupId: number, id: number): Promise<boolean> {
  const { rows } = await sql`
    delete from schedule_template where user_group_id = ${userGroupId} and id = ${id} returning id`.execute(database)
  return rows.length > 0
}
