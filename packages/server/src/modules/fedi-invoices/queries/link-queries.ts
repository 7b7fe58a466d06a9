import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

export interface NumberedDocument {
  readonly id: number
  readonly noun: string
  readonly number: string
}

/** What a received invoice may belong to. */
const nouns = ['invoice', 'contract', 'delivery']

/**
 * Documents of these numbers that one has with the sender of a received invoice, told by its participant id. A number
 * that two documents of one kind bear says nothing.
 */
export async function documentsNumbered(
  database: Database,
  userGroupId: number,
  id: number,
  numbers: readonly string[],
): Promise<NumberedDocument[]> {
  if (numbers.length === 0) return []
  const { rows } = await sql<NumberedDocument>`
    select min(d.id) as id, d.noun, d.number from fedi_invoice f
    join user_group g on '0221:' || lower(g.registration_number) = f.sender_key or '0188:' || g.corporate_number = f.sender_key
    join document d on d.shared and g.id in (d.issuer_id, d.receiver_id) and ${userGroupId} in (d.issuer_id, d.receiver_id)
    where f.id = ${id} and d.noun = any(${nouns}::text[]) and d.number = any(${[...numbers]}::text[])
    group by d.noun, d.number having count(*) = 1 order by 1`.execute(database)
  return rows
}

interface Linker {
  readonly id: number
  readonly userGroupId: number
  readonly accountId: number | null
}

export async function insertLinks(
  database: Database,
  { id, userGroupId, accountId }: Linker,
  documents: readonly NumberedDocument[],
): Promise<void> {
  for (const document of documents)
    await sql`
      insert into fedi_invoice_link (fedi_invoice_id, user_group_id, document_id, account_id, reference)
      values (${id}, ${userGroupId}, ${document.id}, ${accountId}, ${document.number}) on conflict do nothing`.execute(
      database,
    )
}
