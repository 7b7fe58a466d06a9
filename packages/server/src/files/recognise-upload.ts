import { createHash, randomUUID } from 'node:crypto'
import { Refusal, invalid } from '../http/refusal.ts'

const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
const officeTypes = new Set([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
])
/** A picture of more pixels than this is refused before it is unpacked. */
export const pixelLimit = 100_000_000

export interface Upload {
  readonly kind: 'image' | 'pdf' | 'office'
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
  readonly sha256: Buffer
  /** A new place in storage; a user's file name never becomes a path. */
  readonly storageKey: string
}

/** Looks at the bytes, never at the name: what a file is called proves nothing. */
export async function recogniseUpload(file: File, limit: number): Promise<Upload> {
  if (file.size > limit)
    throw new Refusal(413, [{ code: 'body_too_large', field: 'file', meta: { limit: Math.floor(limit / 1_048_576) } }])
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  const kind = kindOf(found?.mime)
  if (!found || !kind) throw new Refusal(415, [{ code: 'file_kind', field: 'file' }])
  if (kind === 'image') await assertReadable(bytes)
  return {
    kind,
    name: nameOf(file.name),
    contentType: found.mime,
    bytes,
    sha256: createHash('sha256').update(bytes).digest(),
    storageKey: `uploads/${randomUUID()}.${found.ext}`,
  }
}

function kindOf(type: string | undefined): Upload['kind'] | undefined {
  if (!type) return undefined
  if (imageTypes.has(type)) return 'image'
  if (type === 'application/pdf') return 'pdf'
  return officeTypes.has(type) ? 'office' : undefined
}

/** Unpacks the picture once, to a stamp's size: a header alone proves nothing about what follows it. */
async function assertReadable(bytes: Uint8Array) {
  const { default: sharp } = await import('sharp')
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid({ code: 'file_broken', field: 'file' })
    })
  if (size.width * size.height > pixelLimit) {
    throw invalid({ code: 'pixels', field: 'file', meta: { limit: pixelLimit / 1_000_000 } })
  }
  try {
    await sharp(bytes, { limitInputPixels: pixelLimit, failOn: 'truncated' }).resize(32).raw().toBuffer()
  } catch {
    throw invalid({ code: 'file_broken', field: 'file' })
  }
}

/** Only the last part of the name, without control characters, at most 200 characters. */
const nameOf = (name: string) => (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(-200) || 'file'
