import { credits, ledgerTabs, nettings, payables, type InputOf } from '@tsumugi/contract'
import { ageingBuckets } from '@tsumugi/domain/banking'
import { useChange, useQuery } from '@tsumugi/queries'
import { saveFile, type ListPlace } from '@tsumugi/records'
import { useApi } from '@tsumugi/session'

/** Which of the two views: what we owe, or what is owed to us. */
export type View = 'payables' | 'credits'

export const filterKeys = ['tab', 'q', 'bucket', 'dueFrom', 'dueUntil', 'currency'] as const
export type LedgerPlace = ListPlace<(typeof filterKeys)[number]>

/** Tabs of the screen: those of the list, and views of their own. */
const screenTabs = [...ledgerTabs, 'partners', 'receipts', 'netting', 'journals'] as const
export type ScreenTab = (typeof screenTabs)[number]

const among = <Word extends string>(words: readonly Word[], text: string) => words.find((word) => word === text)
/** What came in is written down by whom it was owed to. */
export const tabsOf = (view: View): readonly ScreenTab[] =>
  view === 'credits' ? screenTabs : screenTabs.filter((tab) => tab !== 'receipts')
export const tabOf = ({ values }: Pick<LedgerPlace, 'values'>, view: View): ScreenTab =>
  among(tabsOf(view), values.tab) ?? 'open'

type LedgerQuery = InputOf<typeof payables.list>['query']
const day = (text: string) => (/^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)

/** What the list is asked for; words of the address that mean nothing are left out. */
export function queryOf(place: Pick<LedgerPlace, 'values' | 'page'>): LedgerQuery {
  const { values, page } = place
  return {
    page,
    perPage: 50,
    tab: among(ledgerTabs, values.tab),
    q: values.q.slice(0, 100) || undefined,
    bucket: among(
      ageingBuckets.map(({ key }) => key),
      values.bucket,
    ),
    currency: /^[A-Z]{3}$/.test(values.currency) ? values.currency : undefined,
    dueFrom: day(values.dueFrom),
    dueUntil: day(values.dueUntil),
  }
}

/** What partners and colleagues do comes in by itself. */
const topics = ['payable', 'invoice', 'netting', 'payment_run', 'bank_statement', 'credit_limit', 'receipt'] as const
const endpointsOf = (view: View) => (view === 'payables' ? payables : credits) as typeof payables

export const useLedger = (view: View, query: LedgerQuery | null) =>
  useQuery(endpointsOf(view).list, query && { query }, { keep: true, stays: true, topics })
export const useFigures = (view: View) =>
  useQuery(endpointsOf(view).figures, {}, { keep: true, stays: true, topics }).data?.data
export const useWriteOff = () => useChange(credits.writeOff, ['payables'])
export const useLimit = () => useChange(credits.setLimit, ['payables'])

export const useNettings = () => useQuery(nettings.list, {}, { stays: true, topics })
export const useNettingProposal = () => useChange(nettings.create, ['payables', 'credits'])
export const useNettingAnswer = () => useChange(nettings.answer, ['payables', 'credits'])

/** Fetches the statement of a partner, and lets the browser save it under the name the server gives. */
export function useStatement(view: View) {
  const api = useApi()
  return async (partnerId: number, currency: string, format: 'pdf' | 'csv') => {
    const file = await (api.of(endpointsOf(view)) as ReturnType<typeof api.of<typeof payables>>).statement({
      query: { partnerId, currency, format },
    })
    saveFile(file, file.name || `statement.${format}`)
  }
}
