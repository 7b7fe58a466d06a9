import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { secretBox } from './secret-box.ts'
import { secretKeys } from './secret-keys.ts'

const [one, two] = ['a'.repeat(32), 'b'.repeat(32)] as const

it('what is sealed opens for its owner with its key, and for nothing else', () => {
  const box = secretBox([one])
  const sealed = box.seal('JBSWY3DPEHPK3PXP', 'totp 1')
  expect(sealed).not.toContain('JBSWY3DPEHPK3PXP')
  expect(box.open(sealed, 'totp 1')).toEqual({ secret: 'JBSWY3DPEHPK3PXP', stale: false })
  expect(box.open(sealed, 'totp 2')).toBeNull()
  expect(secretBox([two]).open(sealed, 'totp 1')).toBeNull()
  const [mark, name, text] = sealed.split(':') as [string, string, string]
  const turned = Buffer.from(text, 'base64url').map((byte, at) => (at === 30 ? byte ^ 1 : byte))
  expect(box.open([mark, name, Buffer.from(turned).toString('base64url')].join(':'), 'totp 1')).toBeNull()
  expect(box.open(`sealed:${name}:`, 'totp 1')).toBeNull()
})

it('sealed twice it looks different: equal secrets do not show', () => {
  const box = secretBox([one])
  expect(box.seal('same', 'totp 1')).not.toBe(box.seal('same', 'totp 1'))
})

it('a new key before the old one: both open, and what the old one sealed is stale, like what never was sealed', () => {
  const sealed = secretBox([one]).seal('secret', 'totp 1')
  const rotated = secretBox([two, one])
  expect(rotated.open(sealed, 'totp 1')).toEqual({ secret: 'secret', stale: true })
  expect(rotated.open('PLAINBASE32', 'totp 1')).toEqual({ secret: 'PLAINBASE32', stale: true })
  expect(rotated.open(rotated.seal('secret', 'totp 1'), 'totp 1')?.stale).toBe(false)
})

it('SECRET_KEY: keys with commas between, none too short; without it one is made, once, for the server alone', () => {
  expect(secretKeys(`${two}, ${one}`, '/nowhere')).toEqual([two, one])
  expect(() => secretKeys(`${two},short`, '/nowhere')).toThrow('SECRET_KEY needs keys of at least 32 characters')
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-keys-'))
  const [made] = secretKeys(undefined, directory)
  expect(secretKeys(undefined, directory)).toEqual([made])
  expect(made).toBe(readFileSync(join(directory, 'secret.key'), 'utf8'))
  expect(statSync(join(directory, 'secret.key')).mode & 0o077).toBe(0)
  rmSync(directory, { recursive: true })
})
