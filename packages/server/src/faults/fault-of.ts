/**
 * What went wrong outside of us, where waiting may mend it (design §3):
 * - `lost`: the connection ended, or none can be made;
 * - `contended`: others changed the same rows at once, and the database undid ours; or the tables under a kept plan;
 * - `outdated`: what we relied on was no longer so when the transaction began;
 * - `full`: no connection, memory or disk is free;
 * - `slow`: a statement took longer than any may.
 */
export type Fault = 'lost' | 'contended' | 'outdated' | 'full' | 'slow'

/** The database's own codes (PostgreSQL, appendix A), those of sockets and disks, and ours for a session that has changed. */
const byCode: Readonly<Record<string, Fault>> = {
  '57P01': 'lost',
  '57P02': 'lost',
  '57P03': 'lost',
  '57P05': 'lost',
  '25P03': 'lost',
  // A server that has become a standby: the next connection finds the new one.
  '25006': 'lost',
  ECONNREFUSED: 'lost',
  ECONNRESET: 'lost',
  EHOSTUNREACH: 'lost',
  ENETUNREACH: 'lost',
  ENOTFOUND: 'lost',
  EAI_AGAIN: 'lost',
  EPIPE: 'lost',
  ETIMEDOUT: 'lost',
  '40001': 'contended',
  '40P01': 'contended',
  '55P03': 'contended',
  TS401: 'outdated',
  '58030': 'full',
  EDQUOT: 'full',
  EIO: 'full',
  EMFILE: 'full',
  ENFILE: 'full',
  ENOSPC: 'full',
  '57014': 'slow',
}

/** Of classes of codes: connection exceptions, and resources that are used up. */
const byClass: Readonly<Record<string, Fault>> = { '08': 'lost', '53': 'full' }

/** A column came or went under the plan that a connection keeps: code 0A000, which says many other things as well. */
const outdatedPlan = /^cached plan must not change result type/

export const isOutdatedPlan = (error: unknown): boolean =>
  outdatedPlan.test(String((error as { message?: unknown } | null)?.message))

/** What node-postgres says in words only, and what the database does. */
const byWords: readonly (readonly [RegExp, Fault])[] = [
  [/^timeout exceeded when trying to connect/, 'full'],
  [
    /^(Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after)/,
    'lost',
  ],
  [/^Query read timeout/, 'slow'],
  [outdatedPlan, 'contended'],
]

/** Undefined for what waiting does not mend. */
export function faultOf(error: unknown): Fault | undefined {
  const { code, message, $metadata } = (error ?? {}) as {
    code?: unknown
    message?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  if (typeof code === 'string') {
    const known = byCode[code] ?? (code.length === 5 ? byClass[code.slice(0, 2)] : undefined)
    if (known) return known
  }
  // An object storage that fails by itself.
  if (($metadata?.httpStatusCode ?? 0) >= 500) return 'lost'
  return typeof message === 'string' ? byWords.find(([words]) => words.test(message))?.[1] : undefined
}
