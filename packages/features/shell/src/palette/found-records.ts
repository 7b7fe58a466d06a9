import { search, type FoundRecord } from '@tsumugi/contract'
import { useQuery } from '@tsumugi/queries'
import { useEffect, useState } from 'react'

/** Nobody types for so long between two characters of one word. */
const pause = 120

/** Records that begin with what was typed; those found before stay until the next answer. */
export function useFoundRecords(typed: string): { records: readonly FoundRecord[]; isSearching: boolean } {
  const wanted = typed.trim().slice(0, 100)
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted])
  const answer = useQuery(search.find, asked ? { query: { q: asked } } : null, { keep: true, stays: true })
  return {
    records: wanted === '' ? [] : (answer.data?.data ?? []),
    isSearching: wanted !== asked || (answer.isLoading && asked !== ''),
  }
}
