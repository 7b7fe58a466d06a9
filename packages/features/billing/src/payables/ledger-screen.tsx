import { lazyPart } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Screen, Skeleton, Tabs, useStyles } from '@tsumugi/ui'
import { Suspense } from 'react'
import { ledgerTabs } from '@tsumugi/contract'
import { FiguresPanel } from './figures-panel.tsx'
import { LedgerFilters } from './ledger-filters.tsx'
import { LedgerList } from './ledger-list.tsx'
import { filterKeys, queryOf, tabOf, tabsOf, useFigures, useLedger, type View } from './ledger-queries.ts'
import css from './ledger.css?inline'
import cellStyles from '../ledger-cells/ledger-cells.css?inline'
import { ledgerTexts } from './ledger-texts.ts'
import { NettingList } from '../netting/netting-list.tsx'
import { PartnerList } from './partner-list.tsx'

const ReceiptPanel = lazyPart(() => import('../receipts/receipt-panel.tsx').then((m) => ({ default: m.ReceiptPanel })))
const JournalPanel = lazyPart(() => import('../journals/journal-panel.tsx').then((m) => ({ default: m.JournalPanel })))

type Address = Pick<PageAddress, 'query'>

/** /payables: what we owe by due date (domain §3.10). */
export const PayablesScreen = ({ query }: Address) => <LedgerScreen view="payables" query={query} />
/** /credits: the same rows from the other side. */
export const CreditsScreen = ({ query }: Address) => <LedgerScreen view="credits" query={query} />

function LedgerScreen({ view, query }: Address & { view: View }) {
  useStyles(css)
  useStyles(cellStyles)
  const t = useText(ledgerTexts)
  const place = useListPlace({ query }, href(view), filterKeys)
  const tab = tabOf(place, view)
  const isList = ledgerTabs.some((each) => each === tab)
  const answer = useLedger(view, queryOf(place))
  const figures = useFigures(view)
  const chosen = figures?.currencies.find(({ currency }) => currency === place.values.currency)
  return (
    <Screen
      className="ledger-screen"
      title={t(`title.${view}`)}
      busy={answer.isValidating}
      actions={<Others view={view} />}
    >
      {figures && figures.currencies.length > 0 && (
        <FiguresPanel figures={figures} shown={chosen ?? figures.currencies[0]!} place={place} />
      )}
      <LedgerTabs view={view} value={tab} counts={answer.data?.tabs} onChange={(key) => place.set({ tab: key })} />
      {isList && <LedgerFilters place={place} />}
      {isList && <LedgerList {...{ view, answer, place }} />}
      {tab === 'partners' && <PartnerList view={view} figures={figures} />}
      {tab === 'netting' && <NettingList />}
      {tab === 'receipts' && view === 'credits' && (
        <Suspense fallback={<Skeleton rows={4} />}>
          {figures ? <ReceiptPanel today={figures.today} currencies={currenciesOf(figures)} /> : <Skeleton rows={4} />}
        </Suspense>
      )}
      {tab === 'journals' && (
        <Suspense fallback={<Skeleton rows={4} />}>
          {figures ? <JournalPanel key={view} view={view} today={figures.today} /> : <Skeleton rows={4} />}
        </Suspense>
      )}
    </Screen>
  )
}

/** Yen first, then those that are in use. */
const currenciesOf = ({ currencies }: NonNullable<ReturnType<typeof useFigures>>) => [
  ...new Set(['JPY', ...currencies.map(({ currency }) => currency)]),
]

interface LedgerTabsProps {
  view: View
  value: string
  counts: readonly { readonly tab: string; readonly count: number }[] | undefined
  onChange(tab: string): void
}

function LedgerTabs({ view, value, counts = [], onChange }: LedgerTabsProps) {
  const t = useText(ledgerTexts)
  const tabs = tabsOf(view).map((key) => {
    const count = counts.find(({ tab }) => tab === key)?.count
    return { key, label: t(`tab.${key}`), ...(count !== undefined && { count }) }
  })
  return <Tabs label={t('tabs')} tabs={tabs} value={value} onChange={(key) => onChange(key === 'open' ? '' : key)} />
}

/** The other screens of money. */
function Others({ view }: { view: View }) {
  const t = useText(ledgerTexts)
  const other = view === 'payables' ? 'credits' : 'payables'
  return (
    <nav className="ledger-links" aria-label={t('payments')}>
      <a href={href(other)}>{t(`title.${other}`)}</a>
      <a href={href('payments')}>{t('payments')}</a>
    </nav>
  )
}
