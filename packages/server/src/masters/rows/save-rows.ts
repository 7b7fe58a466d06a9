import { sql } from 'kysely'
import { orStale, type Cause } from '../../http/refusal.ts'
import { causesOf } from './row-causes.ts'
import { extensionsOf, passValuesOn } from '../extension-queries.ts'
import { saveExtensions } from '../extension-values.ts'
import { nameOfRecord, type ChangedRecord } from '../master-changes.ts'
import {
  deleteRecords,
  insertRecord,
  insertRecords,
  recordsById,
  updateRecord,
  type Within,
} from '../master-queries.ts'
import { columnsOf, recordOf, type Bound, type Values } from '../master-table.ts'
import type { PlannedRow, RowsRequest } from './plan-rows.ts'
import { usagesOf } from '../usage-queries.ts'

/** Writes one row as it was planned; what the audit says of it where anything was. */
export async function saveRow(
  request: RowsRequest,
  of: Bound,
  within: Within,
  { outcome, values, extensions, before, changes }: PlannedRow,
): Promise<{ id: number; version: number; record?: ChangedRecord }> {
  if (outcome === 'same') return { id: before!.id, version: before!.lock_version }
  if (!before) {
    const added = await insertRecord(request.database, of, within, columnsOf(of, values))
    await saveExtensions(request, of, added.id, extensions)
    return { id: added.id, version: 0, record: { id: added.id, name: nameOfRecord(of, added) } }
  }
  const { lock_version: version } = await orStale(
    updateRecord(request.database, of, within, before.id, before.lock_version, columnsOf(of, values)),
  )
  await saveExtensions(request, of, before.id, extensions)
  return { id: before.id, version, record: { id: before.id, name: nameOfRecord(of, before), changes } }
}

/** What became of a row: the record with the version it was left at and what it held before, or why it was not written. */
export type SavedRow =
  | { readonly id: number; readonly version: number; readonly before: Values | null }
  | { readonly causes: readonly Cause[] }

/**
 * Writes many planned rows: new ones together, as long as the database refuses none of them; then one by one, each behind a
 * savepoint, so that every fault is found and named.
 */
export async function saveRows(
  request: RowsRequest,
  of: Bound,
  within: Within,
  planned: readonly PlannedRow[],
): Promise<SavedRow[]> {
  const plain = planned.filter((row) => row.outcome === 'create' && Object.keys(row.extensions).length === 0)
  const together = await insertedTogether(request, of, within, plain)
  const saved: SavedRow[] = []
  for (const row of planned) saved.push(together.get(row) ?? (await savedAlone(request, of, within, row)))
  return saved
}

async function insertedTogether(request: RowsRequest, of: Bound, within: Within, rows: readonly PlannedRow[]) {
  const done = new Map<PlannedRow, SavedRow>()
  if (rows.length < 2) return done
  const { database } = request
  await sql`savepoint together`.execute(database)
  try {
    const ids = await insertRecords(
      database,
      of,
      within,
      rows.map(({ values }) => columnsOf(of, values)),
    )
    for (const [at, row] of rows.entries()) done.set(row, { id: ids[at]!, version: 0, before: null })
    await sql`release savepoint together`.execute(database)
  } catch (error) {
    causesOf(error)
    await sql`rollback to savepoint together`.execute(database)
    done.clear()
  }
  return done
}

async function savedAlone(request: RowsRequest, of: Bound, within: Within, row: PlannedRow): Promise<SavedRow> {
  const { database } = request
  if (row.outcome === 'same') return { id: row.before!.id, version: row.before!.lock_version, before: null }
  await sql`savepoint one_row`.execute(database)
  try {
    const { id, version } = await saveRow(request, of, within, row)
    await sql`release savepoint one_row`.execute(database)
    const before = row.before && { ...heldBefore(of, row), extensions: changedBefore(row) }
    return { id, version, before }
  } catch (error) {
    await sql`rollback to savepoint one_row`.execute(database)
    return { causes: causesOf(error) }
  }
}

/** Of the fields that a row changes: what they held. */
function heldBefore(of: Bound, { before, values }: PlannedRow): Values {
  const current = recordOf(of, before!)
  return Object.fromEntries(Object.keys(values).map((field) => [field, current[field] ?? null]))
}

const changedBefore = ({ extensions, changes }: PlannedRow): Values =>
  Object.fromEntries(Object.keys(extensions).map((key) => [key, changes[key]?.before ?? null]))

/** A record that a run wrote, and what it held before; null where it was new. */
export interface WrittenRow {
  readonly id: number
  readonly version: number
  readonly before: Values | null
}

/** Takes back what was written and nobody has touched or used since; answers the ids of what was taken back. */
export async function revertRows(
  request: RowsRequest,
  of: Bound,
  within: Within,
  written: readonly WrittenRow[],
): Promise<ReadonlySet<number>> {
  const { database } = request
  const now = new Map(
    (
      await recordsById(
        database,
        of,
        within,
        written.map(({ id }) => id),
      )
    ).map((row) => [row.id, row]),
  )
  const untouched = written.filter(({ id, version }) => now.get(id)?.lock_version === version)
  const added = untouched.filter(({ before }) => before === null).map(({ id }) => id)
  const used = new Set((await usagesOf(database, of, added)).filter(({ count }) => count > 0).map(({ id }) => id))
  const removed = added.filter((id) => !used.has(id))
  if ((await extensionsOf(database, of, request.userGroupId)).length > 0)
    for (const id of removed) await passValuesOn(database, of, id, null)
  await deleteRecords(database, of, within, removed)
  const changed = untouched.filter(({ before }) => before !== null)
  for (const { id, version, before } of changed) {
    const { extensions, ...values } = before!
    await updateRecord(database, of, within, id, version, columnsOf(of, values))
    await saveExtensions(request, of, id, extensions)
  }
  return new Set([...removed, ...changed.map(({ id }) => id)])
}
