import { wordsOf } from '@tsumugi/api'
import { spreadsheets, type SheetPreview } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { useEffect, useEffectEvent, useState } from 'react'
import { converterTexts } from '../words/converter-texts.ts'

interface Shown {
  readonly name: string
  readonly url: string | null
  readonly preview: SheetPreview
}

/** One file, read and shown, or why it cannot be; the one that the address names to begin with. */
export function usePreview(query: Readonly<Record<string, unknown>>) {
  const t = useText(converterTexts)
  const api = useApi().of(spreadsheets)
  const linked = ownFile(query.file)
  const [shown, show] = useState<Shown | null>(null)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(linked !== null)
  const [isOut, setOut] = useState(false)

  async function take(file: File, url: string | null = null) {
    setBusy(true)
    setFault('')
    try {
      // The page is everybody's; only its reader asks who one is.
      const { data } = await api.preview({ body: { file } }, { on401: () => setOut(true) })
      show({ name: file.name, url, preview: data })
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }

  const takeLinked = useEffectEvent(async (url: string, signal: AbortSignal) => {
    const answer = await fetch(url, { headers: { 'X-Requested-With': 'XMLHttpRequest' }, signal }).catch(() => null)
    const bytes = answer?.ok ? await answer.blob() : null
    if (signal.aborted) return
    if (bytes) return take(new File([bytes], String(query.name || url)), url)
    setBusy(false)
    if (answer?.status === 401) setOut(true)
    else setFault(answer ? t('preview.gone') : t('failed'))
  })
  useEffect(() => {
    if (!linked) return
    const left = new AbortController()
    void takeLinked(linked, left.signal)
    return () => left.abort()
  }, [linked])

  return { shown, fault, busy, isOut, take, forget: () => show(null) }
}

/** A file of the product itself, by a plain path: a link leads nowhere else, and asks for nothing but bytes. */
function ownFile(address: unknown): string | null {
  return typeof address === 'string' && /^\/api\/(?:[\w-]+\/)+[\w-]+$/.test(address) ? address : null
}
