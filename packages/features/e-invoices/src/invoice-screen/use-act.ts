import { wordsOf } from '@tsumugi/api'
import { useText } from '@tsumugi/i18n'
import { toast } from '@tsumugi/ui'
import { useState } from 'react'
import { eInvoiceTexts } from '../words/e-invoice-texts.ts'

/** One press at a time: what it came to is said, and why it did not. */
export function useAct() {
  const t = useText(eInvoiceTexts)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function act(work: () => Promise<unknown>, done?: string): Promise<boolean> {
    setBusy(true)
    setFault('')
    try {
      await work()
      if (done) toast({ title: done })
      return true
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, fault, act }
}
