import type { FileStorage } from '../../files/storage/file-storage.ts'
import { slowWork } from '../../slow-work/slow-work.ts'

/** Printed at most so many pixels wide or high. */
const printedPixels = 800

/** An uploaded picture of any kind as the PNG that a document takes; null where there is none. */
export async function pictureOf(files: FileStorage, storageKey: string | null | undefined): Promise<string | null> {
  if (!storageKey || !(await files.exists(storageKey))) return null
  const made = await slowWork('shrink_picture', async () => ({
    bytes: await files.get(storageKey),
    side: printedPixels,
    as: 'png' as const,
  }))
  return made && `data:image/png;base64,${Buffer.from(made.bytes).toString('base64')}`
}
