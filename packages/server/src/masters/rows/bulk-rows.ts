import { camel, fromWire, type BulkOutcome } from '@tsumugi/contract'
import { sql } from 'kysely'
import { problemsOf } from '../../http/failures/error-reply.ts'
import type { TenantRequest } from '../../http/request.ts'
import type { ChangedRecord } from '../master-changes.ts'
import type { Within } from '../master-queries.ts'
import type { Bound, Values } from '../master-table.ts'
import { planner } from './plan-rows.ts'
import { causesOf } from './row-causes.ts'
import { saveRow } from './save-rows.ts'

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
  const rows = asked.rows.map((row) => rowOf(of, row))
  const plan = await planner(request, of, within, rows)
  const records: ChangedRecord[] = []

  async function attempt(row: Values): Promise<Attempted> {
    const planned = await plan(row)
    const { id, record } = await saveRow(request, of, within, planned)
    return { outcome: planned.outcome, id, record }
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

interface Attempted {
  readonly outcome: BulkOutcome['outcome']
  readonly id: number
  /** What the audit says of it, and whoever is asked before it is saved reads. */
  readonly record?: ChangedRecord
}

/** A row by the names of its fields, and what a field has inside by its own. */
const rowOf = ({ master }: Bound, row: Values): Values =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => {
      const field = master.fields[camel(key)]
      return [camel(key), field ? fromWire(field.schema, value) : value]
    }),
  )
