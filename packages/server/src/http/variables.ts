import type { Locale } from '@tsumugi/domain'
import type { Logger } from 'pino'
import type { Asker } from './request.ts'

/** What the middleware finds out about a request before anything answers it. */
export interface RequestVariables {
  Variables: {
    requestId: string
    log: Logger
    address: string
    locale: Locale
    asker: Asker | null
    /** The session cookie, when there is one. */
    token: string | undefined
  }
}
