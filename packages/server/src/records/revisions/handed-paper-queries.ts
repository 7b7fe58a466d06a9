import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'

/** A paper as somebody was given it: one revision in one language. */
interface HandedPaper {
  /** Of the file; 32 bytes. */
  readonly sha256: Buffer
  readonly documentId: number
  readonly revision: number
  readonly locale: string
}

/** Remembers a file that is handed out, once. As the system: see `handed_paper`. */
export async function keepHandedPaper(
  database: Database,
  { sha256, documentId, revision, locale }: HandedPaper,
): Promise<void> {
  await sql`
    insert into handed_paper (sha256, document_id, revision, locale)
    values (${sha256}, ${documentId}, ${revision}, ${locale}) on conflict do nothing
  `.execute(database)
}

/** What a file of ours is, for whoever holds it. */
export interface FoundPaper {
  readonly noun: string
  readonly number: string
  readonly issuer: string
  readonly revision: number
  readonly newest: number
  /** When the revision was frozen. */
  readonly frozenAt: string
}

/** The paper whose file this is; undefined where no such file was handed out. As the system. */
export async function findHandedPaper(database: Database, sha256: Buffer): Promise<FoundPaper | undefined> {
  const { rows } = await sql<FoundPaper>`
    select d.noun, d.number, r.content->>'issuer' as issuer, r.revision, r.created_at as "frozenAt",
      (select max(revision) from document_revision where document_id = d.id) as newest
    from handed_paper p
    join document d on d.id = p.document_id
    join document_revision r on r.document_id = p.document_id and r.revision = p.revision
    where p.sha256 = ${sha256}
  `.execute(database)
  return rows[0]
}
