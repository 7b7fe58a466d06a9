import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { journals, type JournalExport } from '@tsumugi/contract'
import { addDays } from '@tsumugi/domain'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { useState } from 'react'
import type { View } from '../payables/ledger-queries.ts'
import { journalTexts } from './journal-texts.ts'

export interface Period {
  readonly from: string
  readonly until: string
}

const topics = [
  'journal',
  'invoice',
  'credit_note',
  'payable',
  'netting',
  'payment_run',
  'bank_statement',
  'receipt',
] as const

/** The month before the one of a day: what is written to the books next. */
export function monthBefore(today: string): Period {
  const until = addDays(`${today.slice(0, 7)}-01`, -1)
  return { from: `${until.slice(0, 7)}-01`, until }
}

export const useJournals = (view: View, { from, until }: Period) =>
  useQuery(journals.show, from && until ? { query: { view, from, until } } : null, { keep: true, stays: true, topics })
export const useExport = () => useChange(journals.export, ['journals'])
export const useAccountNames = () => useChange(journals.nameAccounts, ['journals'])

/** Saves the file of an export under its layout and period. */
export function useJournalFile() {
  const api = useApi()
  return async ({ id, layout, from, until }: JournalExport) =>
    saveFile(await api.of(journals).file({ id }), `${layout}-${from}-${until}.csv`)
}

/** One press at a time; what is refused is said in words, and what was typed stays. */
export function useJournalAttempt() {
  const t = useText(journalTexts)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  async function attempt(act: (options: { idempotencyKey: string }) => Promise<unknown>) {
    setBusy(true)
    setFault('')
    try {
      await act({ idempotencyKey: newIdempotencyKey() })
      toast({ title: t('done') })
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return { fault, busy, attempt: (act: Parameters<typeof attempt>[0]) => void attempt(act) }
}
