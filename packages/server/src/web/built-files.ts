import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { acceptedEncodings, endings } from './accepted-encoding.ts'

export const forever = 'public, max-age=31536000, immutable'

interface BuiltFolder {
  readonly folder: string
  /** What stands before the file's name in an address: `/sdk/v1/`. */
  readonly prefix: string
  /** `Cache-Control` of a file, by its name within the folder. */
  keeps(name: string): string
}

/**
 * Files of a build. Each comes as the build compressed it, in the best form the caller takes, with an ETag by which it is
 * answered 304 when the caller has it already. What is no file of the folder goes to whoever comes next.
 */
export function builtFiles({ folder, prefix, keeps }: BuiltFolder): MiddlewareHandler {
  return async (context, next) => {
    const name = nameIn(context.req.path, prefix)
    const reads = context.req.method === 'GET' || context.req.method === 'HEAD'
    const found = reads && name ? await formOf(join(folder, name), context) : undefined
    if (!found || !name) return next()
    context.header('Cache-Control', keeps(name))
    context.header('Content-Type', getMimeType(name) ?? 'application/octet-stream')
    return answered(context, found)
  }
}

/** A representation of a file or page: its bytes, how they are encoded, and what tells them from any other. */
export interface Form {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly etag: string
  readonly encoding?: string
}

/** Answers a form, or 304 to whoever has it. */
export function answered(context: Context, { bytes, etag, encoding }: Form): Response {
  context.header('Vary', 'Accept-Encoding', { append: true })
  context.header('ETag', etag)
  if (isKnown(context.req.header('If-None-Match'), etag)) return context.body(null, 304)
  if (encoding) context.header('Content-Encoding', encoding)
  context.header('Content-Length', String(bytes.byteLength))
  return context.req.method === 'HEAD' ? context.body(null) : context.body(bytes)
}

const isKnown = (header: string | undefined, etag: string) =>
  header
    ?.split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*') ?? false

/** A name that stays inside the folder; those that the build made of another file have no address of their own. */
function nameIn(path: string, prefix: string): string | undefined {
  const name = path.slice(prefix.length).replace(/(?<=^|\/)$/, 'index.html')
  const isInside = path.startsWith(prefix) && /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name)
  return isInside && !endings.some((ending) => name.endsWith(ending)) ? name : undefined
}

async function formOf(path: string, context: Context): Promise<Form | undefined> {
  if (!(await kindOf(path))) return undefined
  for (const { name: encoding, ending } of acceptedEncodings(context.req.header('Accept-Encoding'))) {
    if (await kindOf(path + ending)) return { ...(await formAt(path + ending)), encoding }
  }
  return formAt(path)
}

/** When a file was written, and nothing for what is none. */
async function kindOf(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? `${found.mtimeMs}:${found.size}` : undefined
}

const etags = new Map<string, { written: string; etag: string }>()

async function formAt(path: string): Promise<Form> {
  const [read, written = ''] = await Promise.all([readFile(path), kindOf(path)])
  const bytes = new Uint8Array(read)
  const known = etags.get(path)
  const etag = known?.written === written ? known.etag : etagOf(bytes)
  etags.set(path, { written, etag })
  return { bytes, etag }
}

export const etagOf = (content: Uint8Array | string): string =>
  `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`
