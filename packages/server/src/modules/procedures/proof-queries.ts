import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** A photo or file of a step with what its record says. */
export interface ProofRow {
  readonly proof_id: number
  readonly user_group_id: number
  readonly by_name: string | null
  readonly created_at: string
  readonly id: number
  readonly name: string
  readonly content_type: string
  readonly size: number
}

/** In the order in which they came. */
export async function proofsOf(database: Database, procedureId: number): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select f.id as proof_id, f.user_group_id, a.name as by_name, f.created_at, r.id, r.name, r.content_type, r.size
    from procedure_proof f join record_file r on r.id = f.file_id left join account a on a.id = f.created_by
    where f.procedure_id = ${procedureId} order by f.id`.execute(database)
  return rows
}

/** Undefined where it stands beside the step already. */
export async function insertProof(
  database: Database,
  file: { procedureId: number; fileId: number; userGroupId: number; accountId: number },
): Promise<number | undefined> {
  const row = await database
    .insertInto('procedure_proof')
    .values({
      procedure_id: file.procedureId,
      file_id: file.fileId,
      user_group_id: file.userGroupId,
      created_by: file.accountId,
    })
    .onConflict((conflict) => conflict.columns(['procedure_id', 'file_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const deleteProof = (database: Database, id: number) =>
  database.deleteFrom('procedure_proof').where('id', '=', id).execute()
