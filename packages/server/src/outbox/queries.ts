import { sql } from 'kysely'
import type { Database } from '../database/engine.ts'
import { postpone } from '../database/pipeline/pipelined-driver.ts'
import type { SealedKind } from './sealed-payload.ts'

export interface Job {
  readonly id: number
  readonly kind: string
  readonly payload: unknown
  /** Counts this one. */
  readonly attempts: number
}

/** After so many attempts, about half a day, a job is given up and stays in the table with its error. */
const mostAttempts = 12

/** Says on this channel that there is something to do. */
export const outboxChannel = 'tsumugi_outbox'

/**
 * Leaves work to be done once the caller's transaction is committed, and only then; `dueAt` puts it off until an instant.
 * Everybody who reads the table reads the payload: what lets somebody in goes by `enqueueSealed`.
 */
export const enqueue = <Kind extends string>(
  database: Database,
  kind: Kind extends SealedKind ? never : Kind,
  payload: object,
  dueAt: string | null = null,
): Promise<void> => insertJob(database, kind, payload, dueAt)

/** For this folder: others leave work by `enqueue` and `enqueueSealed`. */
export async function insertJob(
  database: Database,
  kind: string,
  payload: object,
  dueAt: string | null = null,
): Promise<void> {
  await postpone(
    database,
    sql`insert into outbox (kind, payload, due_at)
    values (${kind}, ${JSON.stringify(payload)}::jsonb, coalesce(${dueAt}::timestamptz, now()))`,
  )
  await postpone(database, sql`select pg_notify(${outboxChannel}, '')`)
}

/**
 * Takes one due job for as long as its next attempt is away: 30 s, doubled each time, at most six hours. A worker that
 * dies leaves it to be taken again then; two workers never take the same.
 */
export async function takeJob(database: Database): Promise<Job | undefined> {
  const { rows } = await sql<Job>`
    update outbox set attempts = attempts + 1,
      due_at = now() + least(interval '6 hours', interval '30 seconds' * power(2, attempts))
    where id = (select id from outbox where done_at is null and failed_at is null and due_at <= now()
      order by due_at, id limit 1 for update skip locked)
    returning id, kind, payload, attempts`.execute(database)
  return rows[0]
}

/** What was carried is forgotten: mails hold secrets. */
export async function finishJob(database: Database, id: number): Promise<void> {
  await sql`update outbox set done_at = now(), payload = '{}', last_error = null where id = ${id}`.execute(database)
}

export async function delayJob(database: Database, { id, attempts }: Job, error: string): Promise<void> {
  await sql`
    update outbox set last_error = ${error.slice(0, 500)},
      failed_at = case when ${attempts}::int >= ${mostAttempts}::int then now() end
    where id = ${id}`.execute(database)
}
