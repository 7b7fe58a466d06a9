import { camel } from '@tsumugi/contract'
import { fieldChanges, type AuditNoun, type FieldChange } from '@tsumugi/domain'
import type { Database } from '../database/engine.ts'
import type { TenantRequest } from '../http/request.ts'
import { namesFor, readState, referencesFrom, type State } from './record-state-queries.ts'
import { isSecret, untracked, trackedRecord, type TrackedRecord } from './tracked-record-queries.ts'

export type Changes = Readonly<Record<string, FieldChange>>

/** Reads inside the organisation, and as the system what is kept outside. */
export type RecordReader = Pick<TenantRequest, 'database' | 'asSystem'>

/** A record as it was before a write, which knows afterwards what the write made of it. */
export interface RecordBefore {
  /** What people call it. */
  readonly name: string | null
  /** Fields that differ by now, in names people know: a brand by its name, a secret never. */
  changes(): Promise<Changes>
}

/**
 * Reads a record as it is, so that the audit can say what a write made of it (domain §4.6).
 * Never inside `asSystem`: it goes there itself where it must.
 */
export async function recordBefore(reader: RecordReader, noun: AuditNoun, id: number): Promise<RecordBefore> {
  const tracked = trackedRecord(noun)
  const before = tracked ? await stateOf(reader, tracked, id) : null
  return {
    name: before && nameIn(tracked!, before),
    async changes() {
      if (!tracked) return {}
      const after = await stateOf(reader, tracked, id)
      return worded(reader, tracked, fieldChanges(comparable(before ?? {}), comparable(after ?? {})))
    },
  }
}

/** What people call a record; null where it has no name or is gone. */
export async function recordName(reader: RecordReader, noun: AuditNoun, id: number): Promise<string | null> {
  const tracked = trackedRecord(noun)
  const state = tracked && (await stateOf(reader, tracked, id))
  return state ? nameIn(tracked, state) : null
}

async function stateOf(reader: RecordReader, tracked: TrackedRecord, id: number): Promise<State | null> {
  const read = (database: Database) => readState(database, tracked, id)
  return tracked.system ? reader.asSystem(read) : read(reader.database)
}

const nameIn = ({ name = ['name', 'title', 'number', 'code'] }: TrackedRecord, state: State): string | null =>
  (name.map((column) => state[column]).find((value) => typeof value === 'string' && value !== '') as string) ?? null

/** Amounts as people write them; of a secret only whether it is there, so that a new one still differs. */
const comparable = (state: State): State =>
  Object.fromEntries(
    Object.entries(state)
      .filter(([column]) => !untracked.has(column))
      .map(([column, value]) => [column, typeof value === 'number' ? String(value) : value]),
  )

async function worded(reader: RecordReader, { table }: TrackedRecord, changes: Changes): Promise<Changes> {
  if (Object.keys(changes).length === 0) return {}
  const references = await referencesFrom(reader.database, table)
  const entries: [string, FieldChange][] = []
  for (const [column, { before, after }] of Object.entries(changes)) {
    const to = references.get(column)
    if (isSecret(column)) entries.push([fieldOf(column), { before: hidden(before), after: hidden(after) }])
    else if (to)
      entries.push([fieldOf(column), await reader.asSystem((database) => namesFor(database, to, before, after))])
    else entries.push([camel(column), { before, after }])
  }
  return Object.fromEntries(entries)
}

/** `brand_id` holds a brand, `password_hash` a password. */
export const fieldOf = (column: string): string => camel(column.replace(/_(id|hash)$/, ''))

const hidden = (value: unknown) => (value === null ? null : '•••')
