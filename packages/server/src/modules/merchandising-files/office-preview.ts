import type { Locale } from '@tsumugi/domain'
import type { FileStorage } from '../../files/storage/file-storage.ts'
import { previewKey } from '../../files/made-of-file.ts'
import { officePage, officePolicy } from './office/office-page.ts'
import { readInWorker } from './office/read-in-worker.ts'
import type { OfficeFormat } from './office/read-office.ts'
import { bytesOf } from './picture-reply.ts'

const formats: Record<string, OfficeFormat> = {
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'xlsx',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'pptx',
}

export interface OfficeFile {
  readonly storageKey: string
  readonly contentType: string
  readonly name: string
}

/** A page that shows an office file in the reader's language, or says why it cannot. */
export async function officePreviewReply(
  files: FileStorage,
  { storageKey, contentType, name }: OfficeFile,
  locale: Locale,
): Promise<Response> {
  const outcome = await contentOf(files, storageKey, contentType)
  return new Response(officePage(name, locale, outcome), {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-cache',
      'Content-Security-Policy': officePolicy,
    },
  })
}

/** Read once, then kept in storage without words and markup: name and language may change later. */
async function contentOf(
  files: FileStorage,
  storageKey: string,
  contentType: string,
): Promise<Awaited<ReturnType<typeof readInWorker>>> {
  const format = formats[contentType]
  if (!format) return { problem: 'broken' }
  const key = previewKey(storageKey)
  if (await files.exists(key)) return { content: JSON.parse(new TextDecoder().decode(await files.get(key))) }
  const outcome = await readInWorker(format, await bytesOf(files, storageKey))
  if ('content' in outcome)
    await files.put(key, new TextEncoder().encode(JSON.stringify(outcome.content)), 'application/json')
  return outcome
}
