import type { ExternalSite } from './accounts/reading/external-sites.ts'
import type { Logger } from 'pino'
import type { Engine } from './database/engine.ts'
import type { FileStorage } from './files/storage/file-storage.ts'
import type { Operations } from './operations/health.ts'
import type { EInvoiceNetwork } from './modules/fedi-invoices/network/network.ts'
import type { Broadcast } from './realtime/broadcast.ts'
import type { SecretBox } from './secrets/secret-box.ts'
import type { Translator } from './translation/translator.ts'

/** What the server is made of; `main.ts` makes the real parts from the environment. */
export interface ServerParts {
  readonly engine: Engine
  readonly files: FileStorage
  readonly broadcast: Broadcast
  readonly secrets: SecretBox
  readonly log: Logger
  readonly productName: string
  /** Largest upload, in bytes. */
  readonly uploadLimit: number
  /** Where uploads lie while they are looked at; the system's directory for such files where none is named. */
  readonly uploadDirectory?: string | undefined
  /** Validates every reply against the contract: on in tests and development. */
  readonly checksReplies: boolean
  /** Origin of the older host application, when requests for its paths are passed on. */
  readonly legacyOrigin?: string | undefined
  /** Cookies only travel on https. */
  readonly secureCookies: boolean
  /** Where help pages are; `{path}` and `{locale}` are filled in, or a screen's path is appended. */
  readonly helpUrl?: string | undefined
  /** The installation's other sites by the last part of their address under `/users/sites/`. */
  readonly externalSites?: Readonly<Partial<Record<ExternalSite, string | undefined>>>
  /** Addresses and ranges of proxies of our own, which say truly whom a request comes from. */
  readonly trustedProxies?: readonly string[]
  /** The address people type, for links in mails; the request's own when not set. */
  readonly publicUrl?: string | undefined
  readonly smtpUrl?: string | undefined
  readonly mailFrom?: string
  /** Where mail is kept that no SMTP server takes. */
  readonly mailDirectory?: string
  /** Opens the page of kept mails; without it there is no such page. */
  readonly mailKey?: string | undefined
  /** How electronic invoices leave; without it they go to the other organisations here. */
  readonly eInvoiceNetwork?: EInvoiceNetwork | undefined
  /** What puts messages into the reader's language; without it none is offered. */
  readonly translator?: Translator | undefined
  /** What answers on a port of its own; without it, health and figures are among the pages. */
  readonly operations?: Operations | undefined
  /** Folders of the built host and SDK; without them only the API answers. */
  readonly pages?: { readonly host: string; readonly sdk: string }
}
