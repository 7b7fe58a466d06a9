import { tradeChains, tradeNouns, type ChainDocument } from '@tsumugi/contract'
import { endedTrades } from '@tsumugi/domain/trading'
import type { DocumentDetail } from '@tsumugi/documents'
import { useQuery } from '@tsumugi/queries'

/** Documents that a change of makes the chain another. */
export const chainTopics: readonly string[] = tradeNouns

/** The documents of a trade, oldest first; undefined while they are on their way. */
export function useChain(id: number): readonly ChainDocument[] | undefined {
  return useQuery(tradeChains.show, { id }, { stays: true, topics: chainTopics }).data?.data
}

/** The document of a step that stands for it: the one that is waited for, else the newest. */
export function leadingOf(documents: readonly ChainDocument[], step: string): ChainDocument | undefined {
  const of = documents.filter(({ noun }) => noun === step)
  return of.find(({ turn }) => turn === 'ours') ?? of.find(({ turn }) => turn === 'theirs') ?? of.at(-1)
}

/** Whole days since an instant, as a person counts them. */
export const daysSince = (instant: string, now = Date.now()): number =>
  Math.max(0, Math.floor((now - Date.parse(instant)) / 86_400_000))

/** Whether a trade goes on: an open one that nothing has brought to an end. */
export const isRunning = ({ number, status }: Pick<DocumentDetail, 'number' | 'status'>): boolean =>
  number !== null && !endedTrades.includes(status)
