import type { OrderFileStatus } from '@tsumugi/domain'
import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { RunRow } from '../data-converters/queries/run-queries.ts'

/** Where a run of the converter stands as an order file. */
export const statusOf: Readonly<Record<RunRow['status'], OrderFileStatus>> = {
  reading: 'uploaded',
  read: 'uploaded',
  checking: 'mapped',
  checked: 'mapped',
  applying: 'mapped',
  rolled_back: 'mapped',
  applied: 'applied',
  undoing: 'applied',
  undone: 'failed',
  failed: 'failed',
}

export interface OrderFileRow extends Pick<
  RunRow,
  | 'id'
  | 'name'
  | 'status'
  | 'encoding'
  | 'fault'
  | 'total'
  | 'counts'
  | 'created_at'
  | 'created_by_name'
  | 'applied_at'
  | 'applied_by_name'
> {
  readonly is_workbook: boolean
}

const columns = sql`id, name, status, encoding, fault, total, counts, created_at, created_by_name, applied_at,
  applied_by_name, content_type like 'application/vnd%' as is_workbook`

export async function pageOfFiles(
  database: Database,
  vendorId: number,
  status: OrderFileStatus | undefined,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: OrderFileRow[]; count: number }> {
  const runs = Object.keys(statusOf).filter((run) => !status || statusOf[run as RunRow['status']] === status)
  const where = sql`vendor_id = ${vendorId} and status = any(${runs}::text[])`
  const { rows } = await sql<OrderFileRow>`
    select ${columns} from converter_run where ${where} order by id desc limit ${limit} offset ${offset}`.execute(
    database,
  )
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from converter_run where ${where}`.execute(database)
  return { rows, count: counted[0]!.count }
}

export async function fileById(database: Database, vendorId: number, id: number): Promise<OrderFileRow | undefined> {
  const { rows } = await sql<OrderFileRow>`
    select ${columns} from converter_run where vendor_id = ${vendorId} and id = ${id}`.execute(database)
  return rows[0]
}

/** The same bytes of the same vendor, brought before and not taken back; the vendor is held, so that two at once are one. */
export async function sameFile(database: Database, vendorId: number, sha256: Buffer) {
  await sql`select id from vendor where id = ${vendorId} for update`.execute(database)
  const { rows } = await sql<Pick<OrderFileRow, 'id' | 'name'>>`
    select id, name from converter_run where vendor_id = ${vendorId} and sha256 = ${sha256.toString('hex')}
      and status not in ('failed', 'undone')`.execute(database)
  return rows[0]
}
