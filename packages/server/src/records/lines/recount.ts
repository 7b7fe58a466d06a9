import { snake, type DocumentKind } from '@tsumugi/contract'
import { minus } from '@tsumugi/domain'
import type { Database } from '../../database/engine.ts'
import { Refusal } from '../../http/refusal.ts'
import { RunningProgress, type CountedLine } from './line-limits.ts'
import { linesOf, type LineDataRow } from './line-queries.ts'
import { addProgress, holdProgress, refreshProgressStatuses } from './progress-queries.ts'

/**
 * After a change that both agreed: the counters of the lines it follows move by as much as its own lines did since the
 * issue counted them, so that they never drift from the sums over links (domain §4.2). The caller holds all documents.
 * @throws Refusal 422 `exceeds_remaining` where the change asks for more than is left
 */
export async function recount(
  database: Database,
  kind: DocumentKind,
  documentId: number,
  before: readonly LineDataRow[],
): Promise<void> {
  const counts = Object.values(kind.lifecycle.transitions).find(({ issues }) => issues)?.counts
  const followed = before.flatMap((line) => line.source_line_id ?? [])
  if (!counts || followed.length === 0) return
  const now = new Map((await linesOf(database, kind, [documentId])).map((line) => [line.id, line]))
  const rows = await holdProgress(database, followed)
  const progress = new RunningProgress(rows)
  const causes = progress.count(
    before.map((line) => difference(Object.values(counts), line, now.get(line.id))),
    { counts },
  )
  if (causes.length > 0) throw new Refusal(422, causes)
  for (const [counter, added] of progress.added) await addProgress(database, counter, added)
  await refreshProgressStatuses(database, [...new Set(rows.map(({ document_id }) => document_id))])
}

/** By how much each figure of a line moved; a line that is gone lost all of it. */
const difference = (fields: readonly string[], before: LineDataRow, now: LineDataRow | undefined): CountedLine => ({
  id: before.id,
  source_line_id: before.source_line_id,
  ...Object.fromEntries(
    fields.map((field) => [field, minus(String(now?.[snake(field)] ?? '0'), String(before[snake(field)] ?? '0'))]),
  ),
})
