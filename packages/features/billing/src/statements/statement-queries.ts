import { bankEntries, bankStatements } from '@tsumugi/contract'
import { useChange, useQuery } from '@tsumugi/queries'

const topics = ['bank_statement', 'payable', 'payment_run'] as const
const ledger = ['payables', 'credits', 'receipts', 'payment_runs', 'bank_statements'] as const

export const useStatements = (page: number) =>
  useQuery(bankStatements.list, { query: { page } }, { keep: true, stays: true, topics })
export const useStatement = (id: number, page: number) =>
  useQuery(bankStatements.show, { id, query: { page } }, { keep: true, stays: true, topics })
export const useItems = (id: number, search: string) =>
  useQuery(bankEntries.items, { id, query: search === '' ? {} : { search } }, { keep: true, stays: true, topics })
export const useImport = () => useChange(bankStatements.add, ledger)
export const useMatch = () => useChange(bankEntries.match, ledger)
export const useIgnore = () => useChange(bankEntries.ignore, ledger)
