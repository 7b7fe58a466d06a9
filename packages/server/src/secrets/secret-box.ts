import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Keeps short secrets unreadable in the database: whoever copies it holds nothing without the key, which is elsewhere. */
export interface SecretBox {
  /** @param owner what the secret belongs to: it opens nowhere else */
  seal(secret: string, owner: string): string
  /** `stale`: written before secrets were sealed, or with an older key. Null when no key of ours opens it. */
  open(sealed: string, owner: string): { readonly secret: string; readonly stale: boolean } | null
}

const algorithm = 'aes-256-gcm'
const lengths = { iv: 12, tag: 16 }
const derive = (key: string, use: string, length: number) =>
  Buffer.from(hkdfSync('sha256', key, '', `tsumugi ${use}`, length))

/** AES-256-GCM. The first key seals; all of them open, so that a key is replaced by putting another before it. */
export function secretBox(keys: readonly string[]): SecretBox {
  const known = keys.map((key) => ({ name: derive(key, 'name', 6).toString('hex'), bytes: derive(key, 'seal', 32) }))
  const [own] = known
  if (!own) throw new Error('A secret box needs a key.')
  return {
    seal(secret, owner) {
      const iv = randomBytes(lengths.iv)
      const cipher = createCipheriv(algorithm, own.bytes, iv).setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return `sealed:${own.name}:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
    },
    open(sealed, owner) {
      const [mark, name, text = ''] = sealed.split(':')
      if (mark !== 'sealed') return { secret: sealed, stale: true }
      const key = known.find((each) => each.name === name)
      if (!key) return null
      const bytes = Buffer.from(text, 'base64url')
      const body = lengths.iv + lengths.tag
      try {
        const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, lengths.iv), {
          authTagLength: lengths.tag,
        })
          .setAAD(Buffer.from(owner))
          .setAuthTag(bytes.subarray(lengths.iv, body))
        return {
          secret: Buffer.concat([decipher.update(bytes.subarray(body)), decipher.final()]).toString('utf8'),
          stale: key !== own,
        }
      } catch {
        return null
      }
    },
  }
}
