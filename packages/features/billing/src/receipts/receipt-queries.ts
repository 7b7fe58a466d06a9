import { credits, messageThreads, receipts } from '@tsumugi/contract'
import { useChange, useQuery } from '@tsumugi/queries'

const topics = ['receipt', 'payable', 'bank_statement'] as const
const ledger = ['receipts', 'credits', 'payables', 'journals'] as const

export const useReceipts = (isUnapplied: boolean, page: number) =>
  useQuery(
    receipts.list,
    { query: { page, perPage: 50, ...(isUnapplied && { unapplied: '1' as const }) } },
    { keep: true, stays: true, topics },
  )
export const useRecording = () => useChange(receipts.create, ledger)
export const useApplication = () => useChange(receipts.apply, ledger)
export const useReversal = () => useChange(receipts.reverse, ledger)
export const useTakeBack = () => useChange(receipts.takeBack, ledger)

export const usePartners = () => useQuery(messageThreads.people, {}, { stays: true, topics: [] }).data?.data.partners

/** What a partner owes in a currency, the earliest due first. */
export const useOpenItems = (partnerId: number | null, currency: string) =>
  useQuery(credits.list, partnerId === null ? null : { query: { partnerId, currency, tab: 'open', perPage: 200 } }, {
    stays: true,
    topics,
  }).data?.data.filter(({ open }) => !open.startsWith('-'))
