import type { Locale } from '@tsumugi/domain'
import type { FileStorage } from '../../files/file-storage.ts'

export async function officePreviewReply(files: FileStorage, key: string, name: string, locale: Locale): Promise<Response> {
  await files.get(key)
  return new Response(`${name} ${locale}`)
}
