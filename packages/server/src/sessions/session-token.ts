import { createHash, randomBytes } from 'node:crypto'

/** A secret for a cookie or a mailed link; only its hash is stored. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashOf(token) }
}

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** The cookie that carries a session: HttpOnly, SameSite=Lax, Secure on https. */
export const sessionCookie = 'tsumugi_session'

/** On https a cookie takes a name that no other host, not even one below ours, can set in its place. Its path is `/`. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)
