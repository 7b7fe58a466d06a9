import type { Database } from '../database/engine.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import { insertJob, type Job } from './queries.ts'

/** Kinds of work that carry what lets its reader in: links, codes, and mails, which hold both. */
export type SealedKind = 'mail' | 'exhibition_order_mail'

const ownerOf = (kind: string) => `outbox ${kind}`

/** As `enqueue`, for what a copy of the database must not tell (ASVS L2, 11.3): it is sealed until the work is done. */
export const enqueueSealed = (database: Database, secrets: SecretBox, kind: SealedKind, payload: object) =>
  insertJob(database, kind, { sealed: secrets.seal(JSON.stringify(payload), ownerOf(kind)) })

/**
 * What a job carries. Rows left by an older server were not sealed and are done as they are.
 * @throws Error where no key of ours opens it: the job waits for its key
 */
export function openedPayload(secrets: SecretBox, { kind, payload }: Pick<Job, 'kind' | 'payload'>): unknown {
  const { sealed } = payload as { readonly sealed?: unknown }
  if (typeof sealed !== 'string') return payload
  const opened = secrets.open(sealed, ownerOf(kind))
  if (!opened) throw new Error(`no key of SECRET_KEY opens what ${kind} carries`)
  return JSON.parse(opened.secret)
}
