import { invalid, Refusal } from '../../http/refusal.ts'
import { workLimits } from '../../slow-work/work-limits.ts'
import { withoutMetadata } from '../strip-metadata/without-metadata.ts'

const imageTypes = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
const officeTypes = new Set([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
])

export interface Recognised {
  readonly kind: 'image' | 'pdf' | 'office' | 'table'
  readonly contentType: string
  readonly extension: string
  /** As they are kept: a picture without what its camera wrote into it. */
  readonly bytes: Uint8Array
  /** Width ÷ height as a picture is seen, with four places. */
  readonly ratio: string | null
}

/**
 * Looks at the bytes, never at the name: what a file is called proves nothing. It can take seconds: call it on a thread.
 * With `tables` text is taken as well.
 * @throws Refusal 415 `file_kind`, 422 `file_broken` or `pixels`
 */
export async function recogniseUpload(bytes: Uint8Array, tables = false): Promise<Recognised> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  if (tables && bytes.byteLength > 0 && (!found || isMarkedText(bytes))) return { ...plainTable, bytes, ratio: null }
  const kind = kindOf(found?.mime)
  if (tables && kind !== 'office') throw invalid({ code: 'spreadsheet_unreadable', field: 'file' })
  if (!found || !kind) throw new Refusal(415, [{ code: 'file_kind', field: 'file' }])
  const file = { kind, contentType: found.mime, extension: found.ext }
  if (kind !== 'image') return { ...file, bytes, ratio: null }
  const ratio = await ratioOfReadable(bytes)
  return { ...file, bytes: withoutMetadata(found.mime, bytes), ratio }
}

/** The mark of UTF-16, which some sounds begin with as well. */
const isMarkedText = ([first, second]: Uint8Array) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)

/** Text has no signature: what it holds is found out when it is read. */
const plainTable = { kind: 'table', contentType: 'text/csv', extension: 'csv' } as const

function kindOf(type: string | undefined): Recognised['kind'] | undefined {
  if (!type) return undefined
  if (imageTypes.has(type)) return 'image'
  if (type === 'application/pdf') return 'pdf'
  return officeTypes.has(type) ? 'office' : undefined
}

/** Unpacks the picture once, to a stamp's size: a header alone proves nothing about what follows it. */
async function ratioOfReadable(bytes: Uint8Array): Promise<string> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  const { pixels } = workLimits.picture
  const broken = () => invalid({ code: 'file_broken', field: 'file' })
  const { width, height, autoOrient } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken()
    })
  if (width * height > pixels) throw invalid({ code: 'pixels', field: 'file', meta: { limit: pixels / 1_000_000 } })
  await sharp(bytes, { limitInputPixels: pixels, failOn: 'truncated' })
    .resize(32)
    .raw()
    .toBuffer()
    .catch(() => {
      throw broken()
    })
  return (autoOrient.width / autoOrient.height).toFixed(4)
}
