import type { Locale } from '@tsumugi/domain'
import type { Logger } from 'pino'
import type { ProvenAsker } from '../sessions/known-askers.ts'

/** What the middleware finds out about a request before anything answers it. */
export interface RequestVariables {
  Variables: {
    requestId: string
    log: Logger
    address: string
    locale: Locale
    /** As it is remembered; see `asProven`. Outside the API, as it is now. */
    asker: ProvenAsker | null
    /** The session cookie, when there is one. */
    token: string | undefined
    /** The site a call for an exhibition comes from, when it is registered there. */
    partnerOrigin?: string
  }
}
