import { newIdempotencyKey, wordsOf } from '@tsumugi/api'
import { payeeAccounts, paymentRuns, payments } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { saveFile } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'
import { toast } from '@tsumugi/ui'
import { useState } from 'react'
import { paymentTexts } from './payment-texts.ts'

export const paymentTopics = ['payment_run', 'payable', 'bank_statement', 'payee_account', 'approval'] as const
const ledger = ['payables', 'credits', 'payment_runs', 'bank_statements'] as const

export const useRuns = (page: number) =>
  useQuery(paymentRuns.list, { query: { page } }, { keep: true, stays: true, topics: paymentTopics })
export const useRun = (id: number) => useQuery(paymentRuns.show, { id }, { stays: true, topics: paymentTopics })
export const useCandidates = (payOn: string | undefined) =>
  useQuery(paymentRuns.candidates, { query: { payOn } }, { keep: true, stays: true, topics: paymentTopics })
export const useRunCreation = () => useChange(paymentRuns.create, ledger)
export const useRunMove = () => useChange(paymentRuns.move, ledger)
export const useApprovalRequest = () => useChange(paymentRuns.requestApproval, ['approvals'])
export const useOutcome = () => useChange(payments.decide, ledger)
export const usePayeeAccountChange = () => useChange(payeeAccounts.set, ['payment_runs'])
export const usePayeeAccounts = () => useQuery(payeeAccounts.list, {}, { stays: true, topics: paymentTopics })

/** Saves the file of a run under its number. */
export function useRunFile() {
  const api = useApi()
  return async (id: number, number: string) => saveFile(await api.of(paymentRuns).file({ id }), `${number}.txt`)
}

/** One press at a time; what is refused is said in words, and what was typed stays. */
export function useAttempt() {
  const t = useText(paymentTexts)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [idempotencyKey, renew] = useState(newIdempotencyKey)
  async function attempt<Reply>(act: (options: { idempotencyKey: string }) => Promise<Reply>, done = t('done')) {
    setBusy(true)
    setFault('')
    try {
      const reply = await act({ idempotencyKey })
      renew(newIdempotencyKey())
      toast({ title: done })
      return reply
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
      // Another try with other values is another call.
      renew(newIdempotencyKey())
      return undefined
    } finally {
      setBusy(false)
    }
  }
  return { fault, busy, attempt }
}
