import type { Locale } from '@tsumugi/domain'
import type { Logger } from 'pino'
import type { Database } from '../database/engine.ts'
import type { ServerParts } from '../server-parts.ts'

/** Who came in by a token: `password` may browse and order, `order` sees and changes one order (domain §3.16). */
export interface Guest {
  readonly exhibitionId: number
  readonly userGroupId: number
  readonly kind: 'password' | 'order'
  readonly orderId: number | null
  readonly sessionHash: Buffer
}

/** What a handler for guests gets beside its validated input. The tenant is the exhibition's organisation. */
export interface GuestRequest {
  readonly id: string
  readonly locale: Locale
  readonly address: string
  readonly exhibitionId: number
  readonly userGroupId: number
  /** Nobody with an account: the audit says so. */
  readonly accountId: null
  readonly asker: null
  /** Where links lead: the configured address, else the one this request came to. */
  readonly origin: string
  /** The partner's site the call comes from, when it is a registered one. */
  readonly partnerOrigin: string | undefined
  readonly parts: ServerParts
  readonly log: Logger
  /** Runs in one transaction of the exhibition's organisation, under row-level security. */
  inside<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  /** As `inside`; a repeated write is answered with the reply of the first (domain §1). */
  once<Result>(work: (database: Database) => Promise<Result>): Promise<Result>
  /** Tells the brand's pages, once the transaction is committed. */
  notify(database: Database, topic: string, id: number): Promise<void>
}

/** A guest who came in: every endpoint but those of the door. */
export interface GuestInside extends GuestRequest {
  readonly guest: Guest
}
