import { notFound, stale } from '../http/refusal.ts'

/**
 * Turns the outcome of `update … where id = and lock_version =` into an answer: the new row, 404 when there is none,
 * 409 `stale` with the current row as callers see it when somebody was faster (domain §4.4).
 */
export async function versionedUpdate<Row>(
  update: Promise<Row | undefined>,
  current: () => Promise<Row | undefined>,
  reply: (row: Row) => unknown,
): Promise<Row> {
  const updated = await update
  if (updated) return updated
  const row = await current()
  if (!row) throw notFound()
  throw stale(reply(row))
}
