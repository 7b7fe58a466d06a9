import type { ExtensionValue } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** Every value a definition's fields hold, empty ones apart; row-level security keeps to one's own. */
export async function valuesOfDefinition(
  database: Database,
  definitionId: number,
): Promise<{ id: number; value: ExtensionValue }[]> {
  const { rows } = await sql<{ id: number; value: ExtensionValue }>`
    select id, value from extension_field where definition_id = ${definitionId} and value <> 'null'::jsonb order by id`.execute(
    database,
  )
  return rows
}

/** Puts converted values in place, so that they read as their new type. */
export async function replaceValues(
  database: Database,
  values: readonly { id: number; value: ExtensionValue }[],
): Promise<void> {
  await sql`
    update extension_field set value = new.value, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as new (id bigint, value jsonb)
    where extension_field.id = new.id`.execute(database)
}
