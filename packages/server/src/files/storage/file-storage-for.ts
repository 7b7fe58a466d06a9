import type { FileStorage } from './file-storage.ts'
import { localStorageOf } from './local-storage.ts'
import { UnusableSetting } from '../../unusable-setting.ts'

/** The configured storage: an S3-compatible bucket for `s3://bucket?endpoint=…&region=…`, else a local directory. */
export async function fileStorageFor(url: string | undefined, directory: string): Promise<FileStorage> {
  if (!url) return localStorageOf(directory)
  const { host, protocol, searchParams } = new URL(url)
  if (protocol !== 's3:')
    throw new UnusableSetting(`FILES_URL begins with ${protocol} but only s3: is known. Leave it out for local files.`)
  // The client of S3 takes half a second to load: only who uses it pays.
  const [{ Disk }, { S3Driver }, { storageOn }] = await Promise.all([
    import('flydrive'),
    import('flydrive/drivers/s3'),
    import('./storage-on-disk.ts'),
  ])
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
