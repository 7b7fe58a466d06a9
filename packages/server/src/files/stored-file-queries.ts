import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import type { Upload } from './uploads/spooled-file.ts'

/** Tables whose rows show a file by its `storage_key`: what none of them names any more takes no room. */
export const fileHolders = [
  'merchandising_file',
  'brand_image',
  'exhibition_item_picture',
  'exhibition_picture',
  'group_relation_document',
  'organisation_image',
  'record_file',
  'converter_run',
] as const

/** Papers that were issued keep the pictures of their letterhead for ever. */
const paperHolders = [
  ['document_letterhead', 'logo_key'],
  ['document_letterhead', 'seal_key'],
] as const

export const countFile = (
  database: Database,
  userGroupId: number,
  { storageKey, size, ratio }: Pick<Upload, 'storageKey' | 'size' | 'ratio'>,
) =>
  database
    .insertInto('stored_file')
    .values({ user_group_id: userGroupId, storage_key: storageKey, size, ratio })
    .execute()

const holdersOf = (userGroupId: number) =>
  sql.join(
    [
      ...fileHolders.map(
        (table) => sql`select storage_key from ${sql.table(table)} where user_group_id = ${userGroupId}`,
      ),
      ...paperHolders.map(
        ([table, column]) => sql`select ${sql.ref(column)} from ${sql.table(table)} where issuer_id = ${userGroupId}`,
      ),
    ],
    sql` union all `,
  )

/** Lets go of a file that nothing shows any more. False while something does: its key refuses to go under a record. */
export async function releaseFile(database: Database, userGroupId: number, storageKey: string): Promise<boolean> {
  await sql`delete from stored_file where user_group_id = ${userGroupId} and storage_key = ${storageKey}
    and not exists (select from (${holdersOf(userGroupId)}) held where held.storage_key = ${storageKey})`.execute(
    database,
  )
  const kept = await database
    .selectFrom('stored_file')
    .select('size')
    .where('user_group_id', '=', userGroupId)
    .where('storage_key', '=', storageKey)
    .executeTakeFirst()
  return kept === undefined
}

/** Null: as much as they like. */
export async function megabytesGranted(database: Database, userGroupId: number): Promise<number | null> {
  const granted = await database
    .selectFrom('user_group_admin_config')
    .select('storage_megabytes')
    .where('user_group_id', '=', userGroupId)
    .executeTakeFirst()
  return granted?.storage_megabytes ?? null
}

/** Of two uploads at once, the second waits and counts the first. */
export async function lockStorage(database: Database, userGroupId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('storage'), ${userGroupId}::int)`.execute(database)
}

/** Bytes an organisation keeps, read inside it: its files are its own. A file that several records show counts once. */
export async function bytesHeld(database: Database, userGroupId: number): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(size), 0) as bytes from stored_file where user_group_id = ${userGroupId} and storage_key in (${holdersOf(userGroupId)})`.execute(
    database,
  )
  return Number(rows[0]!.bytes)
}
