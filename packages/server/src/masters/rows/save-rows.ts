import { sql } from 'kysely'
import { causesOf } from './row-causes.ts'
import { orStale, type Cause } from '../../http/refusal.ts'
import { extensionsOf, forgetValues } from '../extension-queries.ts'
import { saveExtensions, saveManyExtensions } from '../extension-values.ts'
import { nameOfRecord, type ChangedRecord } from '../master-changes.ts'
import { deleteRecords, insertRecord, recordsById, updateRecord, type Within } from '../master-queries.ts'
import { columnsOf, recordOf, type Bound, type Values } from '../master-table.ts'
import { insertRecords, updateRecords, type RecordUpdate } from './many-record-queries.ts'
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
  // Read and written in one transaction, and yet somebody may have saved it between.
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
 * Writes many planned rows: together, as long as the database refuses none of them; then one by one, each behind a
 * savepoint, so that every fault is found and named.
 */
export async function saveRows(
  request: RowsRequest,
  of: Bound,
  within: Within,
  planned: readonly PlannedRow[],
): Promise<SavedRow[]> {
  const together = await savedTogether(request, of, within, planned)
  if (together) return together
  const saved: SavedRow[] = []
  for (const row of planned) saved.push(await savedAlone(request, of, within, row))
  return saved
}

async function savedTogether(request: RowsRequest, of: Bound, within: Within, planned: readonly PlannedRow[]) {
  const { database } = request
  await sql`savepoint together`.execute(database)
  try {
    const saved = await writtenTogether(request, of, within, planned)
    await sql`release savepoint together`.execute(database)
    return saved
  } catch (error) {
    if (!isOneOfMany(error)) causesOf(error)
    await sql`rollback to savepoint together`.execute(database)
    return null
  }
}

/** What a row alone never meets: a trigger of one row that changes another of the same statement. */
const isOneOfMany = (error: unknown) => (error as { code?: unknown }).code === '27000'

async function writtenTogether(request: RowsRequest, of: Bound, within: Within, planned: readonly PlannedRow[]) {
  const { database } = request
  const created = planned.filter(({ outcome }) => outcome === 'create')
  const added = await insertRecords(
    database,
    of,
    within,
    created.map(({ values }) => values),
  )
  const updates = planned.flatMap(({ outcome, before, values }): RecordUpdate[] =>
    outcome === 'update' ? [{ id: before!.id, lockVersion: before!.lock_version, values }] : [],
  )
  const versions = await updateRecords(database, of, within, updates)
  await orStale(versions.size === updates.length)
  const ids = new Map(created.map((row, at) => [row, added[at]!]))
  const idOf = (row: PlannedRow) => ids.get(row) ?? row.before!.id
  const changed = planned.filter(({ outcome }) => outcome !== 'same')
  await saveManyExtensions(request, of, new Map(changed.map((row) => [idOf(row), row.extensions])))
  return planned.map((row) => {
    const id = idOf(row)
    return savedRow(of, row, { id, version: versions.get(id) ?? row.before?.lock_version ?? 0 })
  })
}

function savedRow(of: Bound, row: PlannedRow, { id, version }: { id: number; version: number }): SavedRow {
  if (!row.before || row.outcome === 'same') return { id, version, before: null }
  return { id, version, before: { ...heldBefore(of, row), extensions: changedBefore(row) } }
}

async function savedAlone(request: RowsRequest, of: Bound, within: Within, row: PlannedRow): Promise<SavedRow> {
  const { database } = request
  await sql`savepoint one_row`.execute(database)
  try {
    const saved = await saveRow(request, of, within, row)
    await sql`release savepoint one_row`.execute(database)
    return savedRow(of, row, saved)
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
  if ((await extensionsOf(database, of, request.userGroupId)).length > 0) await forgetValues(database, of, removed)
  await deleteRecords(database, of, within, removed)
  const changed = untouched.filter(({ before }) => before !== null)
  const updates = changed.map(({ id, version, before }): RecordUpdate => {
    const { extensions: _, ...values } = before!
    return { id, lockVersion: version, values }
  })
  await updateRecords(database, of, within, updates)
  await saveManyExtensions(request, of, new Map(changed.map(({ id, before }) => [id, before!.extensions])))
  return new Set([...removed, ...changed.map(({ id }) => id)])
}
