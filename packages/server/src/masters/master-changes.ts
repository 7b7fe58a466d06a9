import { snake, type Master } from '@tsumugi/contract'
import { fieldChanges, type FieldChange } from '@tsumugi/domain'
import type { TenantRequest } from '../http/request.ts'
import { recordBefore, type RecordBefore } from '../records/record-before.ts'
import { recordsOf } from './extension-values.ts'
import type { Bound, MasterDataRow, Values } from './master-table.ts'

/** Of so many records at once the audit names this many, and counts the rest. */
export const mostNamed = 50

/** What the audit says of one of many records. */
export interface ChangedRecord {
  readonly id: number
  readonly name: string
  readonly changes?: Readonly<Record<string, FieldChange>>
}

export const nameOfRecord = ({ master }: { master: Master }, row: MasterDataRow): string =>
  String(row.name ?? row[snake(master.key)] ?? row.id)

export const namedRecords = (of: Bound, rows: readonly MasterDataRow[]): ChangedRecord[] =>
  rows.map((row) => ({ id: row.id, name: nameOfRecord(of, row) }))

/** A record with the organisation's own fields of it, which stand in another table. */
export async function masterBefore(request: TenantRequest, of: Bound, row: MasterDataRow): Promise<RecordBefore> {
  const own = await recordBefore(request, of.table, row.id)
  const extensions = async () => plainValues((await recordsOf(request, of, [row]))[0]?.extensions)
  const before = await extensions()
  return {
    name: own.name,
    changes: async () => ({ ...(await own.changes()), ...fieldChanges(before, await extensions()) }),
  }
}

/** A person or a file by its name. */
export const plainValues = (extensions: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries((extensions ?? {}) as Values).map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && 'name' in value ? value.name : value,
    ]),
  )
