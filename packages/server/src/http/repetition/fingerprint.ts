import { createHash } from 'node:crypto'
import { SpooledFile } from '../../files/uploads/spooled-file.ts'

/** A hash of what was sent: equal for equal input, whatever the order of keys; a file counts by its bytes, name and type. */
export async function fingerprintOf(input: unknown): Promise<Buffer> {
  return createHash('sha256')
    .update(JSON.stringify(await comparable(input)))
    .digest()
}

async function comparable(value: unknown): Promise<unknown> {
  if (value instanceof SpooledFile) {
    const { name, type, sha256 } = value.part
    return { name, type, sha256 }
  }
  if (value instanceof Blob) {
    const sha256 = createHash('sha256')
      .update(new Uint8Array(await value.arrayBuffer()))
      .digest('hex')
    return { name: value instanceof File ? value.name : '', type: value.type, sha256 }
  }
  if (Array.isArray(value)) return Promise.all(value.map(comparable))
  if (value === null || typeof value !== 'object') return value ?? null
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  const sorted = entries.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(await Promise.all(sorted.map(async ([key, part]) => [key, await comparable(part)])))
}
