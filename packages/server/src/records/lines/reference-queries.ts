import { referenceTables, type DocumentFields } from '@tsumugi/contract'
import { sql } from 'kysely'
import { invalid } from '../../http/refusal.ts'
import type { TenantRequest } from '../../http/request.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Fields that hold the id of another record name one that the asker sees: its own, or one that is shared with it.
 * @throws Refusal 422 `not_found` where one is not, by its field below `place`
 */
export async function refuseUnknownReferences(
  { database }: TenantRequest,
  fields: DocumentFields,
  given: readonly Values[],
  place: string,
): Promise<void> {
  for (const [field, { reference: to }] of Object.entries(fields)) {
    const ids = to ? [...new Set(given.flatMap((values) => (values[field] ? [Number(values[field])] : [])))] : []
    if (ids.length === 0) continue
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(referenceTables[to!])} where id = any(${ids}::bigint[])`.execute(database)
    if (rows.length !== ids.length) throw invalid({ code: 'not_found', field: `${place}.${field}` })
  }
}
