import { isDeepStrictEqual } from 'node:util'
import { camel, snake, type BulkOutcome } from '@tsumugi/contract'
import { fieldChanges } from '@tsumugi/domain'
import { sql } from 'kysely'
import { databaseRefusal } from '../database/database-refusal.ts'
import { problemsOf } from '../http/error-reply.ts'
import { Refusal, type Cause } from '../http/refusal.ts'
import type { TenantRequest } from '../http/request.ts'
import { validated } from '../http/validation.ts'
import { isHeld, recordsOf, saveExtensions } from './extension-values.ts'
import { nameOfRecord, plainValues, type ChangedRecord } from './master-changes.ts'
import { insertRecord, recordsByKey, updateRecord, type Within } from './master-queries.ts'
import { missing, requiredFields } from './missing-in.ts'
import { columnsOf, recordOf, type Bound, type MasterDataRow, type Values } from './master-table.ts'

interface BulkQuestion {
  readonly rows: readonly Values[]
  readonly dryRun?: boolean
  readonly skipRefused?: boolean
}

/**
 * Adds or changes pasted rows one by one, each behind a savepoint, so that every fault is found and named; then keeps
 * all of it, or none: nothing of a dry run, and nothing beside a refused row unless that may be skipped.
 */
export async function bulk(
  request: TenantRequest,
  of: Bound,
  within: Within,
  asked: BulkQuestion,
): Promise<{ outcomes: BulkOutcome[]; saved: boolean; records: ChangedRecord[] }> {
  const { database, locale } = request
  const rows = asked.rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [camel(key), value])),
  )
  const { key, keyWith = [] } = of.master
  const keys = [key, ...keyWith]
  const present = await recordsByKey(
    database,
    of,
    within,
    rows.map((row) => row[key] ?? ''),
  )
  const extensions = new Map(
    (await recordsOf(request, of, present)).map(({ id, extensions: held }) => [id, held as Values]),
  )
  const byKey = new Map(present.map((row) => [keys.map((each) => String(row[snake(each)])).join(' '), row]))
  const seen = new Set<string>()
  const required = await requiredFields(request, of)
  const records: ChangedRecord[] = []

  async function attempt(row: Values): Promise<Attempted> {
    const values = validated(of.master.given, row) as Values
    const own = keys.map((each) => String(values[each])).join(' ')
    if (seen.has(own)) throw new Refusal(422, [{ code: 'repeated_row', field: key }])
    seen.add(own)
    const before = byKey.get(own)
    const whole = { ...(before && recordOf(of, before)), ...values }
    const causes = [...missing(whole, required), ...(of.rules?.(whole) ?? [])]
    if (causes.length > 0) throw new Refusal(422, causes)
    if (before) return change(before, values)
    const added = await insertRecord(database, of, within, columnsOf(of, values))
    await saveExtensions(request, of, added.id, values.extensions)
    return { outcome: 'create', id: added.id, record: { id: added.id, name: nameOfRecord(of, added) } }
  }
  async function change(before: MasterDataRow, { extensions: given, ...values }: Values): Promise<Attempted> {
    const current = recordOf(of, before)
    const held = extensions.get(before.id) ?? {}
    const own = Object.entries((given ?? {}) as Values).filter(([key, value]) => !isHeld(value, held[key]))
    const changed = Object.entries(values).filter(
      ([field, value]) => !isDeepStrictEqual(value ?? null, current[field] ?? null),
    )
    if (changed.length === 0 && own.length === 0) return { outcome: 'same', id: before.id }
    const causes = (await of.mayChange?.(database, { ...current, id: before.id }, { ...current, ...values })) ?? []
    if (causes.length > 0) throw new Refusal(422, causes)
    await updateRecord(database, of, within, before.id, before.lock_version, columnsOf(of, Object.fromEntries(changed)))
    await saveExtensions(request, of, before.id, Object.fromEntries(own))
    const changes = {
      ...fieldChanges(current, { ...current, ...Object.fromEntries(changed) }),
      ...fieldChanges(plainValues(held), { ...plainValues(held), ...Object.fromEntries(own) }),
    }
    return { outcome: 'update', id: before.id, record: { id: before.id, name: nameOfRecord(of, before), changes } }
  }

  const outcomes: BulkOutcome[] = []
  await sql`savepoint every_row`.execute(database)
  for (const [row, values] of rows.entries()) {
    await sql`savepoint one_row`.execute(database)
    try {
      const { record, ...outcome } = await attempt(values)
      if (record) records.push(record)
      outcomes.push({ row, ...outcome, changes: record?.changes ?? {}, errors: [] })
    } catch (error) {
      await sql`rollback to savepoint one_row`.execute(database)
      outcomes.push({ row, outcome: 'refused', id: null, changes: {}, errors: problemsOf(causesOf(error), locale) })
    }
  }
  const refused = outcomes.some(({ outcome }) => outcome === 'refused')
  const saved = !asked.dryRun && (!refused || asked.skipRefused === true)
  if (!saved) await sql`rollback to savepoint every_row`.execute(database)
  return {
    outcomes: saved ? outcomes : outcomes.map((each) => (each.outcome === 'create' ? { ...each, id: null } : each)),
    saved,
    records,
  }
}

interface Attempted extends Pick<BulkOutcome, 'outcome' | 'id'> {
  /** What the audit says of it, and whoever is asked before it is saved reads. */
  readonly record?: ChangedRecord
}

/** @throws whatever is no fault of the row */
function causesOf(error: unknown): readonly Cause[] {
  const refusal = error instanceof Refusal ? error : databaseRefusal(error)
  if (!refusal) throw error
  return refusal.causes
}
