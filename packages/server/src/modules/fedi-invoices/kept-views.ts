import type { Locale } from '@tsumugi/domain'
import type { ValidateOptions } from '@tsumugi/domain/e-invoice'
import { slowWork } from '../../slow-work/slow-work.ts'
import { smallFile } from './file-facts.ts'
import { viewOfFile, type FileView } from './file-view.ts'

/** A file that is stored, by its hash. */
interface ShownFile {
  readonly xml: Uint8Array
  readonly sha256: string
  readonly networkStatus: string
  /** What rules know besides the file. */
  readonly known: ValidateOptions
}

const mostKept = 20
const views = new Map<string, FileView>()

const keyOf = ({ sha256, networkStatus, known }: ShownFile, locale: Locale) =>
  `${sha256} ${networkStatus === 'draft'} ${locale} ${JSON.stringify(known)}`

const wanted = ({ xml, networkStatus, known }: ShownFile, locale: Locale) => ({
  xml,
  known,
  isDraft: networkStatus === 'draft',
  locale,
})

function keep(key: string, view: FileView): FileView {
  views.delete(key)
  views.set(key, view)
  for (const [oldest] of views) if (views.size > mostKept) views.delete(oldest)
  return view
}

/** Reads a long file on a thread, before the transaction that shows it: everybody would wait for it (review A2). */
export async function prepareView(file: ShownFile, locale: Locale): Promise<void> {
  const key = keyOf(file, locale)
  if (file.xml.byteLength <= smallFile || views.has(key)) return
  keep(key, await slowWork('view_e_invoice', wanted(file, locale)))
}

/** The view of a file; a long one was read before. */
export async function keptView(file: ShownFile, locale: Locale): Promise<FileView> {
  const key = keyOf(file, locale)
  const kept = views.get(key)
  if (kept) return keep(key, kept)
  const view = await viewOfFile(wanted(file, locale))
  return file.xml.byteLength <= smallFile ? view : keep(key, view)
}
