import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { hashOf } from '../../sessions/session-token.ts'

const period = 30
const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period })

export const newSecret = (): string => new Secret({ size: 20 }).base32

/** What an authenticator app reads from the QR code. */
export const enrolmentUri = (secret: string, email: string, productName: string): string =>
  new TOTP({ issuer: productName, label: email, secret: Secret.fromBase32(secret), digits: 6, period }).toString()

/**
 * The step that a code belongs to, this one or its neighbours (clocks differ by some seconds); null when it fits none, or
 * when it is not younger than the last one used: a code that was seen over a shoulder does not work twice.
 */
export function acceptedStep(secret: string, code: string, lastStep: number, now = Date.now()): number | null {
  const token = code.normalize('NFKC').replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const delta = totpOf(secret).validate({ token, timestamp: now, window: 1 })
  if (delta === null) return null
  const step = Math.floor(now / 1_000 / period) + delta
  return step > lastStep ? step : null
}

/** The dark squares of a QR code as one SVG path over `size` × `size` units. */
export function qrOutline(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const rows = data.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Ten codes for when the telephone is gone: `k7qm-wx2p-9dfh`, without letters that look alike. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () => {
    const signs = [...randomBytes(12)].map((byte) => letters[byte % letters.length]!)
    return [0, 4, 8].map((at) => signs.slice(at, at + 4).join('')).join('-')
  })

/** As stored: what a person types is tidied first. */
export const recoveryHash = (code: string): Buffer =>
  hashOf(
    `recovery ${code
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '')}`,
  )
