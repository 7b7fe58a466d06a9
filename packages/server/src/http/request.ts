import type { AuditRow } from '../audit/audit-queries.ts'
import type { Locale, SessionUser } from '@tsumugi/domain'
import type { Logger } from 'pino'
import type { Database } from '../database/engine.ts'
import type { FileStorage } from '../files/storage/file-storage.ts'
import type { Broadcast } from '../realtime/broadcast.ts'
import type { SecretBox } from '../secrets/secret-box.ts'
import type { Translator } from '../translation/translator.ts'

/** Who is asking, as far as the server knows it. */
export interface Asker {
  readonly user: SessionUser
  /** The person behind an impersonation, for every record that says who did something. */
  readonly originalAccountId: number | null
  readonly sessionHash: Buffer
  /** A member who has yet to agree to the terms, for themselves or for their organisation (domain.md §3.1). */
  readonly owesTerms: boolean
  /** The organisation the session is for, while the platform's people have suspended it: nobody acts for it (review D6). */
  readonly suspendedGroup: { readonly id: number; readonly name: string } | null
}

/** What every handler gets beside its validated input. */
export interface Request {
  readonly id: string
  readonly locale: Locale
  readonly address: string
  /** Null only on endpoints that let everybody in. */
  readonly asker: Asker | null
  /** The request's own transaction, inside the asker's organisation, under row-level security. */
  readonly database: Database
  /**
   * Runs outside the organisation: for accounts and sessions only. Statements of `database` may not be under way beside it:
   * they share the connection, and would be asked outside the organisation as well.
   */
  asSystem<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  readonly files: FileStorage
  /** Where help pages are, when the installation has some (`{path}` and `{locale}` may stand in it). */
  readonly helpUrl: string | undefined
  /** What puts messages into the reader's language, where the installation has one. */
  readonly translator: Translator | undefined
  readonly broadcast: Broadcast
  readonly secrets: SecretBox
  /** Where links to our pages lead: the configured address, else the one this request came to. */
  readonly origin: string
  readonly log: Logger
  readonly productName: string
  /** Largest upload, in bytes. */
  readonly uploadLimit: number
  /** The version of an answer that the caller holds already. */
  readonly ifNoneMatch: string | undefined
  /** Tells the others of this organisation, once the transaction is committed. */
  notify(topic: string, id: number | null): Promise<void>
}

/** A request of a signed-in user with a current organisation. */
export interface TenantRequest extends Request {
  readonly asker: Asker
  /** Rows of the audit, written when the work is done. */
  readonly audits: AuditRow[]
  readonly userGroupId: number
  readonly accountId: number
  /** For what is answered after the request: runs in a short transaction of its own, inside the same organisation. */
  afterwards<Result>(work: (request: TenantRequest) => Promise<Result>): Promise<Result>
  /** What was made ready for this call before its transaction; undefined where nothing was. */
  readonly prepared?: unknown
  /** Looked up when it is called, after the request as well: whether its session runs and acts for this organisation. */
  isStillTheirs(): Promise<boolean>
}
