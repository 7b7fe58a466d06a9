import type { FileStorage } from '../../files/storage/file-storage.ts'
import { slowWork } from '../../slow-work/slow-work.ts'
import type { ProductRow } from './report-queries.ts'

export interface ProductPicture {
  storageKey: string
  isDrawing: boolean
}

/** The picture on a product's card; null where there is none, or storage has lost it. */
export async function productPicture(
  { storage_key: storageKey, content_type: type }: ProductRow,
  files: FileStorage,
): Promise<ProductPicture | null> {
  if (!storageKey || !type || !(await files.exists(storageKey))) return null
  return { storageKey, isDrawing: type === 'image/svg+xml' }
}

/** Made small on white; null where it is no picture after all. Read when its turn has come: hundreds may wait. */
export const smallPicture = (
  files: FileStorage,
  { storageKey }: ProductPicture,
  side: number,
  as: 'jpeg' | 'palette',
) => slowWork('shrink_picture', async () => ({ bytes: await files.get(storageKey), side, as, onWhite: true }))
