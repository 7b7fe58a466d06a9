import { chmod, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStorage } from './file-storage.ts'
import { storageOn } from './storage-on-disk.ts'

/** Files in a local directory, which nobody else on the machine may read: 0600 in directories of 0700. */
export function localStorageOf(directory: string): FileStorage {
  const storage = storageOn(new Disk(new FSDriver({ location: directory, visibility: 'private' })))
  return {
    ...storage,
    async put(key, bytes, contentType) {
      const path = join(directory, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await storage.put(key, bytes, contentType)
      await chmod(path, 0o600)
    },
  }
}
