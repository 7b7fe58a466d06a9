import type { ThumbnailSize } from '@tsumugi/domain'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { notFound } from '../../http/refusal.ts'
import { thumbnailKey } from '../../files/made-of-file.ts'
import { slowWork } from '../../slow-work/slow-work.ts'

/** Files are private to an organisation and change only together with their address. */
const caching = 'private, max-age=31536000, immutable'
/** Whatever a file holds, the browser neither runs it nor lets it load anything. */
const sandbox = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** The picture within a square of `size` pixels, as WebP; drawings stay drawings. Made once, then kept in storage. */
export async function thumbnailReply(
  files: FileStorage,
  storageKey: string,
  contentType: string,
  size: ThumbnailSize,
): Promise<Response> {
  if (contentType === 'image/svg+xml') return fileReplyOf(await bytesOf(files, storageKey), contentType)
  const key = thumbnailKey(storageKey, size)
  if (await files.exists(key)) return fileReplyOf(await files.get(key), 'image/webp')
  const made = await slowWork('shrink_picture', async () => ({
    bytes: await bytesOf(files, storageKey),
    side: size,
    as: 'webp' as const,
  }))
  if (!made) throw new Error(`${storageKey} is no picture that can be made smaller.`)
  await files.put(key, made.bytes, 'image/webp')
  return fileReplyOf(made.bytes, 'image/webp')
}

export const originalReply = async (
  files: FileStorage,
  storageKey: string,
  contentType: string,
  name: string,
): Promise<Response> =>
  fileReplyOf(await bytesOf(files, storageKey), contentType, {
    'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, percent)}`,
  })

/** @throws 404 when the storage has lost the file */
export async function bytesOf(files: FileStorage, storageKey: string): Promise<Uint8Array> {
  if (!(await files.exists(storageKey))) throw notFound()
  return files.get(storageKey)
}

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16)}`

function fileReplyOf(bytes: Uint8Array, contentType: string, headers: Record<string, string> = {}): Response {
  // A PDF viewer does not start inside a sandbox; it runs in a process of its own.
  const policy =
    contentType === 'application/pdf' ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'" : sandbox
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': contentType, 'Cache-Control': caching, 'Content-Security-Policy': policy, ...headers },
  })
}
