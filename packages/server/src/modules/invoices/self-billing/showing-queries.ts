import { sql } from 'kysely'
import type { Database } from '../../../database/engine.ts'

/** What of a revision was shown to the party that did not write it, and until when silence could be broken (trade-law D). */
export interface ShowingRow {
  readonly revision: number
  readonly shown_at: string
  readonly shown_on: string
  readonly shown_to_name: string
  readonly content_hash: string
  readonly ends_on: string | null
  readonly lapsed_at: string | null
}

/** The showing of one revision; undefined while nobody was shown it. */
export async function showingOf(database: Database, id: number, revision: number): Promise<ShowingRow | undefined> {
  const { rows } = await sql<ShowingRow>`
    select revision, shown_at, shown_on, shown_to_name, content_hash, ends_on, lapsed_at from invoice_showing
    where document_id = ${id} and revision = ${revision}`.execute(database)
  return rows[0]
}

export interface NewShowing {
  readonly id: number
  readonly revision: number
  readonly shownOn: string
  readonly person: { readonly id: number; readonly name: string }
  readonly silence: { readonly days: number; readonly endsOn: string } | null
}

/** The caller holds the document. Answers the hash under which what was shown is frozen. */
export async function insertShowing(database: Database, made: NewShowing): Promise<string> {
  const { id, revision, shownOn, person, silence } = made
  const { rows } = await sql<{ content_hash: string }>`
    insert into invoice_showing (document_id, revision, shown_on, shown_to, shown_to_name, content_hash, silence_days, ends_on)
    select document_id, revision, ${shownOn}::date, ${person.id}, ${person.name}, encode(hash, 'hex'),
      ${silence?.days ?? null}::int, ${silence?.endsOn ?? null}::date
    from document_revision where document_id = ${id} and revision = ${revision}
    returning content_hash`.execute(database)
  return rows[0]!.content_hash
}

export async function noteLapse(database: Database, id: number, revision: number): Promise<void> {
  await sql`
    update invoice_showing set lapsed_at = now() where document_id = ${id} and revision = ${revision}`.execute(database)
}
