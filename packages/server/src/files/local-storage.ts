import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FileStorage } from './file-storage.ts'
import { storageOn } from './storage-on-disk.ts'

/** Files in a local directory. */
export const localStorageOf = (directory: string): FileStorage =>
  storageOn(new Disk(new FSDriver({ location: directory, visibility: 'private' })))
