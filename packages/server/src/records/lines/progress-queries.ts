import {
  billingStatusOf,
  deliveryStatusOf,
  type BillingPolicy,
  type LineProgress,
  type ProgressCounter,
} from '@tsumugi/domain'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database/engine.ts'

export interface ProgressRow extends LineProgress {
  readonly line_id: number
  readonly document_id: number
  readonly billing_policy: BillingPolicy
}

const counters = [
  'ordered',
  'ceiling',
  'shipped',
  'received',
  'accepted',
  'rejected',
  'returned',
  'billed',
  'credited',
  'allocated',
  'released',
] as const
const columns = sql.join([
  sql.ref('line_id'),
  sql.ref('document_id'),
  sql.ref('billing_policy'),
  ...counters.map((name) => sql`trim_scale(${sql.ref(name)})::text as ${sql.ref(name)}`),
])

/** What has become of the lines of some documents. */
export const progressOf = (database: Database, documentIds: readonly number[]): Promise<ProgressRow[]> =>
  progressIn(database, sql`any(${[...documentIds]}::bigint[])`)

/** The same of the documents whose lines a document follows. */
export const progressOfSources = (database: Database, documentId: number): Promise<ProgressRow[]> =>
  progressIn(
    database,
    sql`any(array(select s.document_id from document_line l join document_line s on s.id = l.source_line_id
      where l.document_id = ${documentId}))`,
  )

async function progressIn(database: Database, documents: RawBuilder<unknown>): Promise<ProgressRow[]> {
  const { rows } = await sql<ProgressRow>`
    select ${columns} from line_progress where document_id = ${documents} order by line_id`.execute(database)
  return rows
}

/**
 * Holds the counters of lines until the transaction ends, in the order of their ids and after their documents, and reads
 * them in a second statement: the snapshot of the first is older than its locks.
 * @throws when one is not there for this organisation: a lock that finds nothing guards nothing.
 */
export async function holdProgress(database: Database, lineIds: readonly number[]): Promise<ProgressRow[]> {
  const ids = [...new Set(lineIds)]
  if (ids.length === 0) return []
  const { rows } = await sql`
    select line_id from line_progress where line_id = any(${ids}::bigint[]) order by line_id for update`.execute(
    database,
  )
  if (rows.length !== ids.length)
    throw new Error(`Held ${rows.length} of ${ids.length} lines: some are not there to be counted.`)
  const { rows: held } = await sql<ProgressRow>`
    select ${columns} from line_progress where line_id = any(${ids}::bigint[]) order by line_id`.execute(database)
  return held
}

/** Begins to count the lines of a document that was issued; lines that are counted already take on what is ordered now. */
export async function beginProgress(
  database: Database,
  documentId: number,
  policy: BillingPolicy,
  lines: readonly { readonly id: number; readonly ordered: string; readonly ceiling: string }[],
): Promise<void> {
  await sql`
    insert into line_progress (line_id, document_id, issuer_id, receiver_id, billing_policy, ordered, ceiling)
    select n.id, d.id, d.issuer_id, d.receiver_id, ${policy}, n.ordered, n.ceiling
    from document d, unnest(${lines.map(({ id }) => id)}::bigint[], ${lines.map(({ ordered }) => ordered)}::numeric[],
      ${lines.map(({ ceiling }) => ceiling)}::numeric[]) as n (id, ordered, ceiling)
    where d.id = ${documentId}
    on conflict (line_id) do update set ordered = excluded.ordered, ceiling = excluded.ceiling`.execute(database)
}

export async function endProgress(database: Database, lineIds: readonly number[]): Promise<void> {
  if (lineIds.length === 0) return
  await sql`delete from line_progress where line_id = any(${[...lineIds]}::bigint[])`.execute(database)
}

/** Adds to one counter of lines that are held; the table's checks refuse what would pass a limit. */
export async function addProgress(
  database: Database,
  counter: ProgressCounter,
  added: ReadonlyMap<number, string>,
): Promise<void> {
  const column = sql.ref(counter)
  await sql`
    update line_progress p set ${column} = ${sql.ref(`p.${counter}`)} + n.quantity
    from unnest(${[...added.keys()]}::bigint[], ${[...added.values()]}::numeric[]) as n (line_id, quantity)
    where p.line_id = n.line_id`.execute(database)
}

/** Writes both progress statuses of documents from their counters, and nothing else does. */
export async function refreshProgressStatuses(database: Database, documentIds: readonly number[]): Promise<void> {
  const rows = await progressOf(database, documentIds)
  for (const id of new Set(rows.map((row) => row.document_id))) {
    const lines = rows.filter((row) => row.document_id === id)
    const delivery = deliveryStatusOf(lines)
    const billing = billingStatusOf(lines, lines[0]!.billing_policy)
    await sql`
      update document set delivery_status = ${delivery}, billing_status = ${billing}, updated_at = now()
      where id = ${id} and (delivery_status, billing_status) is distinct from (${delivery}, ${billing})`.execute(
      database,
    )
  }
}
