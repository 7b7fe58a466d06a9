import type { Protection } from '@tsumugi/domain/trading'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** How the law protected the supplier when the order was issued; null of drafts. */
export async function keptProtection(database: Database, documentId: number): Promise<Protection | null> {
  const row = await database
    .selectFrom('contract_protection')
    .select('protection')
    .where('document_id', '=', documentId)
    .executeTakeFirst()
  return (row?.protection ?? null) as Protection | null
}

/** Written once, at the issue. */
export async function keepProtection(database: Database, documentId: number, protection: Protection): Promise<void> {
  await sql`insert into contract_protection (document_id, protection) values (${documentId}, ${JSON.stringify(protection)}::jsonb)`.execute(
    database,
  )
}

/** What the accepted quotation said for each line that follows one. */
export async function estimatedPrices(database: Database, documentId: number): Promise<ReadonlyMap<number, string>> {
  const { rows } = await sql<{ id: number; unit_price: string }>`
    select l.id, trim_scale(s.unit_price)::text as unit_price from document_line l
    join document_line s on s.id = l.source_line_id join document d on d.id = s.document_id and d.noun = 'estimation'
    where l.document_id = ${documentId} and s.unit_price is not null`.execute(database)
  return new Map(rows.map(({ id, unit_price }) => [id, unit_price]))
}
