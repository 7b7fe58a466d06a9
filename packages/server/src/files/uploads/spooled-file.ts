import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { SpooledPart } from './open-form.ts'
import type { Recognised } from './recognise-upload.ts'

/** A file that is kept: what its record says of it. */
export interface Upload {
  readonly kind: Recognised['kind']
  readonly name: string
  readonly contentType: string
  /** In bytes. */
  readonly size: number
  readonly sha256: Buffer
  /** Width ÷ height of a picture as it is seen, with four places. */
  readonly ratio: string | null
  /** A new place in storage; a user's file name never becomes a path. */
  readonly storageKey: string
}

/** A file of a form whose bytes are on disk, so that what waits holds no memory. */
export class SpooledFile extends File {
  /** Null where the endpoint keeps nothing. */
  readonly upload: Upload | null
  /** Whether a record was written for it. */
  isTaken = false

  constructor(readonly part: SpooledPart) {
    super([], part.name, { type: part.type })
    const { recognised } = part
    this.upload = recognised && {
      kind: recognised.kind,
      contentType: recognised.contentType,
      size: recognised.size,
      ratio: recognised.ratio,
      name: nameOf(part.name),
      sha256: Buffer.from(recognised.sha256, 'hex'),
      storageKey: `uploads/${randomUUID()}.${recognised.extension}`,
    }
  }

  override get size(): number {
    return this.part.size
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    return new Uint8Array(await readFile(this.part.path)).buffer
  }
}

/** Where the bytes of a form's file are until the request is over. */
export function spooledPath(file: File): string {
  if (!(file instanceof SpooledFile)) throw new Error('The file came from no form.')
  return file.part.path
}

/** Only the last part of the name, without control characters, at most 200 characters. */
export const nameOf = (name: string) => (name.split(/[/\\]/).at(-1) ?? '').replace(/\p{Cc}/gu, '').slice(-200) || 'file'
