import { contractFormats, invoiceFormats, orderSheetFormats } from '@tsumugi/contract'
import type { FormValues } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { useEffect, useState } from 'react'
import { readPages, type DrawnPage } from './read-pages.ts'

const calls = {
  contract: contractFormats.preview,
  invoice: invoiceFormats.preview,
  order_sheet: orderSheetFormats.preview,
} as const
export type DocumentKind = keyof typeof calls

/** Ms of rest in arranging before the paper is printed anew. */
const pause = 300

interface Preview {
  /** The draft that was printed. */
  readonly of: string
  readonly pages: readonly DrawnPage[]
  readonly file: Blob
}

/** The paper that the values of the form would print, from the server, a moment after they have changed. */
export function usePreview(kind: DocumentKind, values: FormValues) {
  const api = useApi()
  const draft = JSON.stringify({
    ...(values.paper ? { paper: values.paper } : {}),
    ...(values.locale ? { locale: values.locale } : {}),
    sections: values.sections,
    columns: values.columns,
    notes: String(values.notes ?? '').trim() || null,
    stamp: values.stamp === true,
  })
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failed, setFailed] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const shown = preview?.of
  useEffect(() => {
    if (shown === draft) return
    const leaving = new AbortController()
    async function print() {
      const response = await api.raw(
        calls[kind],
        { body: { format: JSON.parse(draft) } },
        { signal: leaving.signal, on404: () => undefined },
      )
      if (!response.ok) throw new Error(`The preview was answered ${response.status}.`)
      const file = await response.blob()
      const pages = await readPages(new Uint8Array(await file.arrayBuffer()))
      if (leaving.signal.aborted) return
      setPreview({ of: draft, pages, file })
      setFailed(null)
    }
    const timer = setTimeout(
      () => void print().catch(() => leaving.signal.aborted || setFailed(draft)),
      shown === undefined ? 0 : pause,
    )
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [api, kind, draft, shown, attempt])
  return {
    preview,
    failed: failed === draft,
    busy: shown !== draft,
    retry: () => {
      setFailed(null)
      setAttempt(attempt + 1)
    },
  }
}
