import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'

/**
 * Removes what has served: sessions and links that are over, replies kept for repeated writes (24 h, domain §1), done jobs, and files
 * that were brought for something that was never sent, or that nothing names any more. Rows of one tally become one.
 */
export async function forgetExpiredRows(database: Database): Promise<void> {
  await sql`delete from session where expires_at < now()`.execute(database)
  await sql`delete from account_token where expires_at < now() - interval '30 days'`.execute(database)
  await sql`delete from idempotency_key where created_at < now() - interval '24 hours'`.execute(database)
  await sql`delete from exhibition_guest_reply where created_at < now() - interval '24 hours'`.execute(database)
  await sql`delete from exhibition_guest_session where expires_at < now()`.execute(database)
  await sql`delete from record_file r where created_at < now() - interval '7 days' and ${isNamedNowhere}`.execute(
    database,
  )
  // What a run brought in can be taken back for a day; a month later only its record stays.
  await sql`delete from converter_row where run_id in (select id from converter_run where created_at < now() - interval '30 days')`.execute(
    database,
  )
  await sql`delete from outbox where done_at < now() - interval '30 days'`.execute(database)
  await sql`select compact_document_tally(), compact_production_tally()`.execute(database)
}

/** Columns that name a file; a field of one's own names one by its value. */
export const fileNamers = {
  document_file: 'file_id',
  message_file: 'file_id',
  quality_labeling: 'lab_file_id',
  feedback: 'screenshot_id',
  procedure_proof: 'file_id',
  delivery_defect: 'file_id',
  matching_photo: 'file_id',
  recruitment_file: 'file_id',
  production_file: 'file_id',
  raw_material_file: 'file_id',
  material_photo: 'file_id',
  material_claim_file: 'file_id',
} as const

const isNamedNowhere = sql.join(
  [
    ...Object.entries(fileNamers).map(
      ([table, column]) => sql`not exists (select from ${sql.table(table)} where ${sql.ref(column)} = r.id)`,
    ),
    sql`not exists (select from extension_field f join extension_field_definition d on d.id = f.definition_id where d.type = 'file' and f.value = to_jsonb(r.id))`,
  ],
  sql` and `,
)
