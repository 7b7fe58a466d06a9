import { sql } from 'kysely'
import { appendAudit } from '../../../audit/append-audit.ts'
import type { Database } from '../../../database/engine.ts'
import type { TenantRequest } from '../../../http/request.ts'
import { tableNoun } from '../../../records/table-nouns/known-nouns.ts'
import type { TableNoun } from '../../../records/table-nouns/table-noun.ts'
import type { RunRow } from '../queries/run-queries.ts'
import { rowConverter, type ConvertedRow } from './convert-row.ts'

/** A run at work: what is asked in the name of whoever brought the file, and of which noun. */
export interface RunWork {
  readonly request: TenantRequest
  readonly run: RunRow
  readonly noun: TableNoun
}

export const placeOf = (run: RunRow) => ({ userGroupId: run.user_group_id, parentId: run.vendor_id })

/** How the rows of a run become values: by its columns, and by what is set for whatever it stands under. */
export async function valuesOf({ request, run, noun }: RunWork): Promise<(cells: readonly string[]) => ConvertedRow> {
  const convert = rowConverter(noun.fields, run.columns, run.words)
  if (!noun.completes || run.vendor_id === null) return convert
  const complete = await noun.completes(request.database, run.vendor_id)
  return (cells) => {
    const row = convert(cells)
    return { ...row, values: complete(row.values) }
  }
}

/** @throws Error where the noun is no more, as after an update */
export function nounOf(run: Pick<RunRow, 'noun'>): TableNoun {
  const noun = tableNoun(run.noun)
  if (!noun) throw new Error(`${run.noun} is nothing that tables are brought in of`)
  return noun
}

/** Says in the audit what a piece of work did; pages that show the records are told. */
export async function tellOf(
  { request, run, noun }: RunWork,
  verb: 'imported' | 'discarded',
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await appendAudit(request.database, request, {
    action: `${noun.noun}.${verb}`,
    detail: { name: run.name, ...detail },
  })
  await tellTopic(request.database, run, noun.noun, null)
}

/** Open pages ask again for what is about a topic. */
export async function tellTopic(database: Database, run: RunRow, topic: string, id: number | null): Promise<void> {
  const event = JSON.stringify({ userGroupId: run.user_group_id, topic, id, by: null })
  await sql`select pg_notify('tsumugi', ${event})`.execute(database)
}
