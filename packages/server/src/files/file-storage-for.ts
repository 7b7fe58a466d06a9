import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import type { FileStorage } from './file-storage.ts'
import { localStorageOf } from './local-storage.ts'
import { storageOn } from './storage-on-disk.ts'

/** The configured storage: an S3-compatible bucket for `s3://bucket?endpoint=…&region=…`, else a local directory. */
export function fileStorageFor(url: string | undefined, directory: string): FileStorage {
  if (!url) return localStorageOf(directory)
  const { host, protocol, searchParams } = new URL(url)
  if (protocol !== 's3:') throw new Error(`FILES_URL begins with ${protocol} but only s3: is known. Leave it out for local files.`)
  return storageOn(
    new Disk(
      new S3Driver({
        bucket: host,
        region: searchParams.get('region') ?? 'ap-northeast-1',
        endpoint: searchParams.get('endpoint') ?? undefined,
        forcePathStyle: searchParams.has('endpoint'),
        visibility: 'private',
      }),
    ),
  )
}
