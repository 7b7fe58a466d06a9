import { lazyPart, useHost } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import type { ListPlace } from '@tsumugi/records'
import { Skeleton, Tabs, useStyles } from '@tsumugi/ui'
import { Suspense } from 'react'
import cellStyles from '../ledger-cells/ledger-cells.css?inline'
import css from '../payments/payments.css?inline'
import { paymentTexts } from '../payments/payment-texts.ts'
import { RunList } from '../payments/run-list.tsx'

const RunPanel = lazyPart(() => import('../payments/run-panel.tsx').then((m) => ({ default: m.RunPanel })))
const GatherPanel = lazyPart(() =>
  import('../payments/gather/gather-panel.tsx').then((m) => ({ default: m.GatherPanel })),
)
const PayeeAccounts = lazyPart(() =>
  import('../payments/accounts/payee-accounts.tsx').then((m) => ({ default: m.PayeeAccounts })),
)
const StatementsView = lazyPart(() =>
  import('../statements/statements-view.tsx').then((m) => ({ default: m.StatementsView })),
)

const tabs = ['runs', 'gather', 'statements', 'accounts'] as const
export const paymentKeys = ['tab', 'run', 'statement', 'payOn'] as const
type Place = ListPlace<(typeof paymentKeys)[number]>

const idOf = (text: string) => (/^\d{1,15}$/.test(text) ? Number(text) : null)

/** Runs of payments and what leads to them and from them, each in its tab. */
export function Payments({ place }: { place: Place }) {
  useStyles(css)
  useStyles(cellStyles)
  const t = useText(paymentTexts)
  const { values, set } = place
  const tab = tabs.find((key) => key === values.tab) ?? 'runs'
  const statement = idOf(values.statement)
  return (
    <section className="payments-screen" aria-label={t('title')}>
      <Tabs
        label={t('tabs')}
        tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`) }))}
        value={tab}
        onChange={(key) => set({ tab: key === 'runs' ? '' : key, run: '', statement: '' })}
      />
      <Suspense fallback={<Skeleton rows={6} />}>
        {tab === 'runs' && <Runs place={place} />}
        {tab === 'gather' && (
          <GatherPanel
            payOn={values.payOn}
            onPayOn={(payOn) => set({ payOn })}
            onMade={(id) => set({ tab: '', run: String(id) })}
          />
        )}
        {tab === 'accounts' && <PayeeAccounts />}
        {tab === 'statements' && (
          <StatementsView statement={statement} onOpen={(id) => set({ statement: id === null ? '' : String(id) })} />
        )}
      </Suspense>
    </section>
  )
}

function Runs({ place: { values, page, set, turn } }: { place: Place }) {
  const { emit } = useHost()
  const run = idOf(values.run)
  if (run !== null) return <RunPanel key={run} id={run} onBack={() => set({ run: '' })} />
  const open = (id: number) => {
    if (emit('payment-run-open', { id }, { cancelable: true })) set({ run: String(id) })
  }
  return <RunList page={page} onPage={turn} onOpen={open} />
}
