import { wordsOf } from '@tsumugi/api'
import type { DocumentKind, Group } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { useState } from 'react'
import { documentTexts } from './words/document-words.ts'

/** Calls of a kind that answer a file. */
type FileCall = 'export' | 'exportLines' | 'pdf' | 'papers' | 'revisionPdf'

/** Asks for a file and hands it to the browser's downloads; says why where there is none. */
export function useDocumentFile(kind: DocumentKind, name: FileCall) {
  const calls = useApi().of(kind.endpoints as Group)
  const t = useText(documentTexts)
  const [busy, setBusy] = useState(false)
  async function save(call: Readonly<Record<string, unknown>>): Promise<void> {
    setBusy(true)
    try {
      const file = (await calls[name]!(call as never, { on404: () => undefined })) as File
      saveFile(file, file.name)
    } catch (error) {
      toast({ title: wordsOf(error) || t('export.failed'), type: 'attention', duration: 6000 })
    } finally {
      setBusy(false)
    }
  }
  return { busy, save }
}
