import type { Readable } from 'node:stream'

/** Where uploaded bytes live: a local directory, or an S3-compatible bucket. Keys are ours, never a user's file name. */
export interface FileStorage {
  put(key: string, bytes: Uint8Array | Readable, contentType: string): Promise<void>
  /** @throws when there is nothing under the key */
  get(key: string): Promise<Uint8Array>
  exists(key: string): Promise<boolean>
  delete(key: string): Promise<void>
}
