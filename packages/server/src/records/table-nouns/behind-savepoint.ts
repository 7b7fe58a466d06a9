import { sql } from 'kysely'
import type { TenantRequest } from '../../http/request.ts'
import { causesOf } from '../../masters/rows/row-causes.ts'
import type { RowCause } from './table-noun.ts'

/**
 * Writes behind a savepoint: what is refused goes back alone, with its audit, and so does whatever a trial wrote. Answers what
 * the work answers, or why it was refused. @throws whatever is no fault of the rows
 */
export async function behindSavepoint<Done>(
  { database, audits }: TenantRequest,
  isTrial: boolean,
  write: () => Promise<Done>,
): Promise<{ readonly done: Done } | { readonly causes: readonly RowCause[] }> {
  const before = audits.length
  await sql`savepoint one_record`.execute(database)
  const undo = async () => {
    await sql`rollback to savepoint one_record`.execute(database)
    audits.length = before
  }
  try {
    const done = await write()
    if (isTrial) await undo()
    else await sql`release savepoint one_record`.execute(database)
    return { done }
  } catch (error) {
    await undo()
    return { causes: causesOf(error) }
  }
}
