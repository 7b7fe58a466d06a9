import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseQuery } from '@tsumugi/domain'
import { Refusal } from '../../http/refusal.ts'
import { boundedBody } from '../../http/guards/bounded-body.ts'
import { fairTurns } from '../../slow-work/fair-turns.ts'
import { slowWork, takeTurn } from '../../slow-work/slow-work.ts'
import { uploadRoom } from '../../slow-work/work-limits.ts'
import { organisationWorkedFor } from '../../slow-work/working-for.ts'
import type { FileStorage } from '../storage/file-storage.ts'
import { formIn } from './open-form.ts'
import { SpooledFile } from './spooled-file.ts'

/** What a form adds around its file: boundaries, headers, the other fields. */
const formOverhead = 65_536

const turns = fairTurns(uploadRoom)

export interface FormLimits {
  /** Of a file, in bytes. */
  readonly limit: number
  readonly keeps: boolean
  readonly tables?: boolean
  /** Where forms lie while they are read; the system's directory for such files where none is named. */
  readonly directory?: string | undefined
}

/** A form whose files lie on disk. */
export interface IncomingForm {
  /** Texts and `SpooledFile`s by name. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly files: readonly SpooledFile[]
  end(): Promise<void>
}

/**
 * Takes a form in: its bytes go to disk as they arrive, a thread takes it apart and looks at its files. `end` lets go of
 * what lies on disk.
 * @throws Refusal 413 where it is too large, 429 or 503 where too many come at once, and what `openForm` refuses
 */
export async function takeInForm(
  request: Request,
  { limit, keeps, tables = false, directory: base = tmpdir() }: FormLimits,
): Promise<IncomingForm> {
  const leave = await takeTurn(turns, organisationWorkedFor())
  // Nobody else on the machine may enter it: mkdtemp makes it 0700.
  const directory = await mkdtemp(join(base, 'tsumugi-upload-'))
  const end = async () => {
    await rm(directory, { recursive: true, force: true })
    leave()
  }
  try {
    await spool(request, formIn(directory), limit)
    const contentType = request.headers.get('Content-Type') ?? ''
    const { texts, files } = await slowWork('open_form', { directory, contentType, keeps, tables, limit })
    const spooled = Object.fromEntries(Object.entries(files).map(([name, part]) => [name, new SpooledFile(part)]))
    return { fields: { ...parseQuery(bracketed(texts)), ...spooled }, files: Object.values(spooled), end }
  } catch (error) {
    await end()
    throw error
  }
}

/** Records within a form are written as they are in an address: `columns[skip]`. */
const bracketed = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&')

async function spool(request: Request, path: string, limit: number): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of boundedBody(request, limit + formOverhead, limit)) await file.write(chunk)
  } catch (error) {
    // Whoever hangs up in the middle has sent no form.
    throw error instanceof Refusal ? error : new Refusal(400, [{ code: 'bad_form' }])
  } finally {
    await file.close()
  }
}

/** Puts the files that are to be kept where records will find them. */
export async function storeFiles(storage: FileStorage, files: readonly SpooledFile[]): Promise<void> {
  for (const { upload, part } of files) {
    if (upload) await storage.put(upload.storageKey, createReadStream(part.path), upload.contentType)
  }
}
