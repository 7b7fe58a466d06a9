import type { Disk } from 'flydrive'
import type { FileStorage } from './file-storage.ts'

/** Our few verbs on any driver of the storage library. */
export const storageOn = (disk: Disk): FileStorage => ({
  put: (key, bytes, contentType) =>
    bytes instanceof Uint8Array ? disk.put(key, bytes, { contentType }) : disk.putStream(key, bytes, { contentType }),
  get: (key) => disk.getBytes(key),
  exists: (key) => disk.exists(key),
  delete: (key) => disk.delete(key),
})
