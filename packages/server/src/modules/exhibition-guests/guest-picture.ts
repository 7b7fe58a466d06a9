import type { ThumbnailSize } from '@tsumugi/domain'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { thumbnailReply } from '../merchandising-files/picture-reply.ts'

/** A picture that pages of partners may show as well, also those that isolate themselves from other origins. */
export async function guestPicture(
  files: FileStorage,
  storageKey: string,
  contentType: string,
  size: ThumbnailSize,
): Promise<Response> {
  const picture = await thumbnailReply(files, storageKey, contentType, size)
  picture.headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
  return picture
}
