import { useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useListPlace, type PageAddress } from '@tsumugi/records'
import { Screen, Tabs, useStyles } from '@tsumugi/ui'
import { lazy, Suspense } from 'react'
import { GatherPanel } from './gather-panel.tsx'
import { PayeeAccounts } from './payee-accounts.tsx'
import css from './payments.css?inline'
import { paymentTexts } from './payment-texts.ts'
import { RunList } from './run-list.tsx'
import { RunPanel } from './run-panel.tsx'

const StatementsView = lazy(() =>
  import('../statements/statements-view.tsx').then((m) => ({ default: m.StatementsView })),
)

const tabs = ['runs', 'gather', 'statements', 'accounts'] as const
const keys = ['tab', 'run', 'statement', 'payOn'] as const
const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : null)

/** /payments: payments gathered into runs, their bank files, and statements held against the ledger (domain §3.10). */
export function PaymentsScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(css)
  const t = useText(paymentTexts)
  const place = useListPlace({ query }, href('payments'), keys)
  const { values, set } = place
  const tab = tabs.find((key) => key === values.tab) ?? 'runs'
  const [run, statement] = [idOf(values.run), idOf(values.statement)]
  return (
    <Screen className="payments-screen" title={t('title')}>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
        value={tab}
        onChange={(key) => set({ tab: key === 'runs' ? '' : key, run: '', statement: '' })}
      />
      {tab === 'runs' &&
        (run === null ? (
          <RunList page={place.page} onPage={place.turn} onOpen={(id) => set({ run: String(id) })} />
        ) : (
          <RunPanel key={run} id={run} onBack={() => set({ run: '' })} />
        ))}
      {tab === 'gather' && (
        <GatherPanel
          payOn={values.payOn}
          onPayOn={(payOn) => set({ payOn })}
          onMade={(id) => set({ tab: '', run: String(id) })}
        />
      )}
      {tab === 'accounts' && <PayeeAccounts />}
      <Suspense>
        {tab === 'statements' && (
          <StatementsView statement={statement} onOpen={(id) => set({ statement: id === null ? '' : String(id) })} />
        )}
      </Suspense>
    </Screen>
  )
}
