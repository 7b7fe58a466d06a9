import { bankEntries, bankStatements } from '@tsumugi/contract'
import { useChange, useQuery } from '@tsumugi/queries'

const topics = ['bank_statement', 'payable', 'payment_run'] as const
const ledger = ['payables', 'credits', 'payment_runs', 'bank_statements'] as const

export const useStatements = (page: number) =>
  useQuery(bankStatements.list, { query: { page } }, { keep: true, stays: true, topics })
export const useStatement = (id: number) => useQuery(bankStatements.show, { id }, { stays: true, topics })
export const useImport = () => useChange(bankStatements.add, ledger)
export const useMatch = () => useChange(bankEntries.match, ledger)
export const useIgnore = () => useChange(bankEntries.ignore, ledger)

/** The bytes of a file in base64, as they travel. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192))
  return btoa(text)
}
