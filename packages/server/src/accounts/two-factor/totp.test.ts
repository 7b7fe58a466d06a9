import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { acceptedStep, enrolmentUri, newRecoveryCodes, newSecret, qrOutline, recoveryHash } from './totp.ts'

const secret = newSecret()
const now = 1_800_000_000_000
const codeAt = (seconds: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: 30 }).generate({ timestamp: now + seconds * 1_000 })

it('takes the code of now, and of the step before and after: clocks differ', () => {
  const step = now / 1_000 / 30
  expect([codeAt(0), codeAt(-30), codeAt(30)].map((code) => acceptedStep(secret, code, 0, now))).toEqual([
    step,
    step - 1,
    step + 1,
  ])
  expect(acceptedStep(secret, codeAt(-90), 0, now)).toBeNull()
})

it('takes no code twice, nor an older one afterwards', () => {
  const step = acceptedStep(secret, codeAt(0), 0, now)!
  expect(acceptedStep(secret, codeAt(0), step, now)).toBeNull()
  expect(acceptedStep(secret, codeAt(-30), step, now)).toBeNull()
  expect(acceptedStep(secret, codeAt(30), step, now)).toBe(step + 1)
})

it('reads what people type: full width, a space in the middle; nothing else', () => {
  const code = codeAt(0)
  const wide = [...code].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
  expect(acceptedStep(secret, `${wide.slice(0, 3)} ${wide.slice(3)}`, 0, now)).not.toBeNull()
  expect(['', '12345', '1234567', 'abcdef', `${code}x`].map((odd) => acceptedStep(secret, odd, 0, now))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

it('recovery codes are told apart, and read without hyphens and in any case', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  expect(codes[0]).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  expect(recoveryHash(codes[0]!.toUpperCase().replaceAll('-', ' ')).equals(recoveryHash(codes[0]!))).toBe(true)
})

it('the QR code holds the address an app reads', () => {
  const uri = enrolmentUri(secret, 'asa@shirotsume.example', 'Tsumugi')
  expect(uri).toMatch(/^otpauth:\/\/totp\/Tsumugi:asa%40shirotsume\.example\?/)
  const { size, path } = qrOutline(uri)
  expect(size).toBeGreaterThan(20)
  expect(path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
})
