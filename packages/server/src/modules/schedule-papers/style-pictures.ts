import { sql } from 'kysely'
import type { Database } from '../../database/engine.ts'
import type { SheetPicture } from '../../documents/spreadsheet/sheet.ts'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { slowWork } from '../../slow-work/slow-work.ts'

interface StoredPicture {
  readonly productionId: number
  readonly storageKey: string
}

/** The primary pictures of the organisation's own styles. */
export async function storedPictures(
  database: Database,
  userGroupId: number,
  productionIds: readonly number[],
): Promise<StoredPicture[]> {
  const { rows } = await sql<StoredPicture>`
    select d.id as "productionId", f.storage_key as "storageKey"
    from production d join merchandising_file f on f.merchandising_id = d.merchandising_id and f.is_primary
    where d.user_group_id = ${userGroupId} and d.id = any(${[...productionIds]}::bigint[])
      and f.content_type like 'image/%'`.execute(database)
  return rows
}

const side = 80
/** Pictures asked for at once; all of them would fill what one organisation may let wait. */
const drawnAtOnce = 8

/** Made small on white, by production; what storage has lost, and what is no picture, is left out. */
export async function smallPictures(
  stored: readonly StoredPicture[],
  files: FileStorage,
): Promise<Map<number, SheetPicture>> {
  const pictures = new Map<number, SheetPicture>()
  for (let at = 0; at < stored.length; at += drawnAtOnce) {
    await Promise.all(
      stored.slice(at, at + drawnAtOnce).map(async ({ productionId, storageKey }) => {
        const picture = await smallPicture(storageKey, files)
        if (picture) pictures.set(productionId, picture)
      }),
    )
  }
  return pictures
}

async function smallPicture(storageKey: string, files: FileStorage): Promise<SheetPicture | null> {
  if (!(await files.exists(storageKey))) return null
  const small = await slowWork('shrink_picture', async () => ({
    bytes: await files.get(storageKey),
    side,
    as: 'palette' as const,
    onWhite: true,
  }))
  return small && { png: small.bytes, width: small.width, height: small.height }
}
