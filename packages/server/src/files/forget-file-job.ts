import { inTenant } from '../database/tenancy.ts'
import type { ServerParts } from '../server-parts.ts'
import { madeOfFile } from './made-of-file.ts'
import { releaseFile } from './stored-file-queries.ts'

export interface ReleasedFile {
  readonly userGroupId: number
  readonly storageKey: string
}

/** Pictures that came with the demo are drawn once for several organisations. */
const ownUpload = /^uploads\//

/**
 * Takes a file out of storage, with what was made of it, unless a record shows it still. The row goes first and is
 * committed: from then on nothing can name the file, and a storage that fails is asked again later.
 */
export async function forgetFileJob(
  { engine, files }: ServerParts,
  { userGroupId, storageKey }: ReleasedFile,
): Promise<void> {
  const isFree = await inTenant(engine.database, userGroupId, (database) =>
    releaseFile(database, userGroupId, storageKey),
  )
  if (!isFree || !ownUpload.test(storageKey)) return
  for (const key of [storageKey, ...madeOfFile(storageKey)]) if (await files.exists(key)) await files.delete(key)
}
