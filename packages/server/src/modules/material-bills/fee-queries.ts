import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** A line of a draft that bills the fee of an ordered line, or gives it back; quantities as decimal strings. */
export interface FeeLine {
  readonly id: number
  readonly document_id: number
  /** The ordered line whose fee it is. */
  readonly ordered_line_id: number
  readonly quantity: string
  /** How often the fee may still be billed, and credited. */
  readonly billable: string
  readonly creditable: string
}

const feesIn = (documentIds: readonly number[]) => sql`
  document_line x join material_order_detail d on d.id = x.material_detail_id join fee_progress p on p.line_id = d.line_id
  where x.document_id = any(${[...documentIds]}::bigint[]) and x.source_line_id is null`

/**
 * The lines of fees in some documents. Their counters are held until the transaction ends, in the order of their ids, and
 * read in a second statement: the snapshot of the first is older than its locks.
 */
export async function holdFees(database: Database, documentIds: readonly number[]): Promise<FeeLine[]> {
  await sql`
    select from fee_progress where line_id in (select d.line_id from ${feesIn(documentIds)}) order by line_id for update`.execute(
    database,
  )
  const { rows } = await sql<FeeLine>`
    select x.id, x.document_id, d.line_id as ordered_line_id, trim_scale(x.quantity)::text as quantity,
      trim_scale(p.ceiling - p.billed + p.credited)::text as billable, trim_scale(p.billed - p.credited)::text as creditable
    from ${feesIn(documentIds)} order by x.id`.execute(database)
  return rows
}
