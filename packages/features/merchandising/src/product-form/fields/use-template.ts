import { wordsOf } from '@tsumugi/api'
import { merchandisings, type Merchandising } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { useRef, useState } from 'react'
import { formTexts } from '../form-texts.ts'

/** The template that is chosen, and whether it is still being read; the last choice is the one that counts. */
export function useTemplate(first: number | undefined) {
  const t = useText(formTexts)
  const calls = useApi().of(merchandisings)
  const [id, setId] = useState(first)
  const [busy, setBusy] = useState(false)
  const latest = useRef(id)
  function put(next: number | undefined) {
    latest.current = next
    setId(next)
    setBusy(next !== undefined)
  }
  /** Answers the template in full; null where another was chosen meanwhile, none is, or it could not be read. */
  async function choose(next: number | undefined): Promise<Merchandising | null> {
    put(next)
    if (next === undefined) return null
    try {
      const { data } = await calls.show({ id: next })
      return latest.current === next ? data : null
    } catch (error) {
      if (latest.current === next) put(undefined)
      toast({ title: wordsOf(error) || t('template.failed'), type: 'attention' })
      return null
    } finally {
      if (latest.current === next) setBusy(false)
    }
  }
  return { id, busy, choose }
}
