import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { Refusal } from '../../http/refusal.ts'
import { recogniseUpload, type Recognised } from './recognise-upload.ts'

/** A form as it arrived, in a directory of its own. */
export interface SpooledForm {
  readonly directory: string
  readonly contentType: string
  /** Its files are to be kept: they are looked at, and refused where they are nothing we keep. */
  readonly keeps: boolean
  /** Tables written as text are kept as well. */
  readonly tables?: boolean
  /** Of one file, in bytes. */
  readonly limit: number
}

/** One file of a form. */
export interface SpooledPart {
  readonly name: string
  readonly type: string
  readonly size: number
  /** Of the bytes that were sent, in hex. */
  readonly sha256: string
  /** Where its bytes are: those that are to be kept, when it was looked at. */
  readonly path: string
  readonly recognised: (Omit<Recognised, 'bytes'> & { readonly size: number; readonly sha256: string }) | null
}

/** Fields by name; of several under one name the last counts. */
export interface OpenedForm {
  readonly texts: Readonly<Record<string, string>>
  readonly files: Readonly<Record<string, SpooledPart>>
}

/** Where in its directory the form is. */
export const formIn = (directory: string) => `${directory}/form`

/**
 * Takes a spooled form apart, each file beside it. It can take seconds: call it on a thread.
 * @throws Refusal 400 `bad_form`, 413 `body_too_large`, and what `recogniseUpload` refuses
 */
export async function openForm(form: SpooledForm): Promise<OpenedForm> {
  const parts = await partsOf(form)
  const texts: Record<string, string> = {}
  const files: Record<string, SpooledPart> = {}
  for (const [name, value] of parts) {
    if (typeof value === 'string') texts[name] = value
    else files[name] = await spooled(value, `${form.directory}/${Object.keys(files).length}`, form)
  }
  return { texts, files }
}

async function partsOf({ directory, contentType }: SpooledForm): Promise<[string, string | File][]> {
  const bytes = new Uint8Array(await readFile(formIn(directory)))
  try {
    const read = await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData()
    return [...new Map(read as unknown as Iterable<[string, string | File]>)]
  } catch {
    throw new Refusal(400, [{ code: 'bad_form' }])
  }
}

async function spooled(file: File, path: string, { keeps, tables, limit }: SpooledForm): Promise<SpooledPart> {
  if (file.size > limit)
    throw new Refusal(413, [{ code: 'body_too_large', field: 'file', meta: { limit: Math.floor(limit / 1_048_576) } }])
  const bytes = new Uint8Array(await file.arrayBuffer())
  const sent = { name: file.name, type: file.type, size: file.size, sha256: hashOf(bytes), path }
  if (!keeps) {
    await writeFile(path, bytes, { mode: 0o600 })
    return { ...sent, recognised: null }
  }
  const { bytes: kept, ...recognised } = await recogniseUpload(bytes, tables)
  await writeFile(path, kept, { mode: 0o600 })
  return { ...sent, recognised: { ...recognised, size: kept.byteLength, sha256: hashOf(kept) } }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
