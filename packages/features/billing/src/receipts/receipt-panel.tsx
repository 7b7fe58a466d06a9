import type { Receipt } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Pager, Segments, Skeleton, Table, useStyles, type Column } from '@tsumugi/ui'
import { useState, type ReactNode } from 'react'
import { ApplyDialog, ReverseDialog, TakeBackDialog } from './apply-dialog.tsx'
import { useReceipts } from './receipt-queries.ts'
import css from './receipts.css?inline'
import { receiptTexts, type ReceiptText } from './receipt-texts.ts'
import { RecordDialog } from './record-dialog.tsx'

type Use = Receipt['uses'][number]
type Doing =
  | { readonly what: 'record' }
  | { readonly what: 'apply' | 'takeBack'; readonly receipt: Receipt }
  | { readonly what: 'reverse'; readonly receipt: Receipt; readonly use: Use }

const tabs = ['unapplied', 'all'] as const

interface ReceiptPanelProps {
  today: string
  currencies: readonly string[]
}

/** Money that came in beside statements, what of it is left, and what became of the rest (domain §3.10). */
export function ReceiptPanel({ today, currencies }: ReceiptPanelProps) {
  useStyles(css)
  const t = useText(receiptTexts)
  const mayAct = useSession().user?.powerUser ?? false
  const [shown, show] = useState<(typeof tabs)[number]>('unapplied')
  const [doing, begin] = useState<Doing | null>(null)
  const stop = () => begin(null)
  const options = tabs.map((value) => ({ value, label: t(`shown.${value}`) }))
  return (
    <section className="receipts" aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className="small soft">{t('text')}</p>
      <div className="receipt-head">
        <Segments label={t('shown')} value={shown} options={options} onChange={(key) => show(key)} />
        {mayAct && <Button onClick={() => begin({ what: 'record' })}>{t('record')}</Button>}
      </div>
      <ReceiptList key={shown} isUnapplied={shown === 'unapplied'} onBegin={mayAct ? begin : null} />
      {doing?.what === 'record' && <RecordDialog {...{ today, currencies }} onClose={stop} />}
      {doing?.what === 'apply' && <ApplyDialog receipt={doing.receipt} onClose={stop} />}
      {doing?.what === 'reverse' && <ReverseDialog receipt={doing.receipt} use={doing.use} onClose={stop} />}
      {doing?.what === 'takeBack' && <TakeBackDialog receipt={doing.receipt} onClose={stop} />}
    </section>
  )
}

/** Begins what is done with a receipt; null for who may only read. */
type OnBegin = ((doing: Doing) => void) | null

interface ReceiptListProps {
  isUnapplied: boolean
  onBegin: OnBegin
}

function ReceiptList({ isUnapplied, onBegin }: ReceiptListProps) {
  const t = useText(receiptTexts)
  const [page, turn] = useState(1)
  const { data, error, isValidating, mutate } = useReceipts(isUnapplied, page)
  if (!data) return error ? <ErrorState heading="h3" onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  if (data.data.length === 0)
    return (
      <EmptyState heading="h3" title={t('empty')}>
        {t('empty.text')}
      </EmptyState>
    )
  const actions = (receipt: Receipt) => onBegin && receipt.rest !== '0' && <Actions {...{ receipt, onBegin }} />
  return (
    <>
      <Table<Receipt>
        label={t('title')}
        columns={columnsOf(t, actions, onBegin)}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        busy={isValidating}
        total={data.pagination.totalCount}
        card={(receipt) => <Card {...{ receipt, onBegin }} actions={actions(receipt)} />}
      />
      <Pager pagination={data.pagination} onPage={turn} />
    </>
  )
}

function Actions({ receipt, onBegin }: { receipt: Receipt; onBegin(doing: Doing): void }) {
  const t = useText(receiptTexts)
  const name = { partner: receipt.partner.name, amount: formatMoney(receipt.rest, receipt.currency) }
  return (
    <span className="ledger-actions">
      {(['apply', 'takeBack'] as const).map((what) => (
        <Button key={what} size={24} aria-label={t(`${what}.of`, name)} onClick={() => onBegin({ what, receipt })}>
          {t(what)}
        </Button>
      ))}
    </span>
  )
}

function columnsOf(t: ReceiptText, actions: (receipt: Receipt) => ReactNode, onBegin: OnBegin): Column<Receipt>[] {
  const figure = { width: 112, align: 'end' } as const
  const money = (amount: string, { currency }: Receipt) => formatMoney(amount, currency)
  const day = (date: string) => formatDate(date, 'short', t.locale)
  return [
    { key: 'partner', head: t('partner'), width: 168, kept: true, cell: ({ partner }) => partner.name },
    { key: 'received', head: t('received'), width: 104, cell: ({ receivedOn }) => day(receivedOn) },
    { key: 'method', head: t('method'), width: 168, cell: (receipt) => <Origin receipt={receipt} /> },
    { key: 'amount', head: t('amount'), ...figure, cell: (row) => money(row.amount, row) },
    { key: 'rest', head: t('rest'), ...figure, cell: (row) => <b>{money(row.rest, row)}</b> },
    { key: 'uses', head: t('uses'), width: 240, cell: (receipt) => <Uses {...{ receipt, onBegin }} /> },
    { key: 'actions', head: '', name: t('apply'), width: 152, fixed: true, align: 'end', cell: actions },
  ]
}

function Origin({ receipt: { method, note, statementId } }: { receipt: Receipt }) {
  const t = useText(receiptTexts)
  return (
    <span className="two-lines">
      <span>{statementId === null ? t(`method.${method}`) : t('ofStatement')}</span>
      {note !== '' && <span className="tiny soft">{note}</span>}
    </span>
  )
}

/** What became of a receipt; what it paid by mistake is taken back where that is said. */
function Uses({ receipt, onBegin }: { receipt: Receipt; onBegin: OnBegin }) {
  const t = useText(receiptTexts)
  const { currency } = receipt
  return (
    <span className="two-lines tiny">
      {receipt.uses.map((use) => {
        const { id, kind, on, reason, isReversed } = use
        const facts = { number: use.number ?? '', amount: formatMoney(use.amount, currency) }
        const isPaid = (kind === 'allocation' || kind === 'application') && !isReversed
        return (
          <span key={id} className={isReversed ? 'struck' : undefined}>
            {t(`use.${kind}`, { ...facts, date: formatDate(on, 'shortNoYear', t.locale), reason })}{' '}
            {onBegin && isPaid && (
              <Button
                type="plain"
                size={24}
                aria-label={t('reverse.of', facts)}
                onClick={() => onBegin({ what: 'reverse', receipt, use })}
              >
                {t('reverse')}
              </Button>
            )}
          </span>
        )
      })}
    </span>
  )
}

interface CardProps {
  receipt: Receipt
  actions: ReactNode
  onBegin: OnBegin
}

function Card({ receipt, actions, onBegin }: CardProps) {
  const t = useText(receiptTexts)
  const { partner, rest, amount, currency, receivedOn } = receipt
  return (
    <article className="ledger-card">
      <div className="head">
        <b>{partner.name}</b>
        <b>
          {t('rest')} {formatMoney(rest, currency)}
        </b>
      </div>
      <div className="foot">
        <span>
          {formatDate(receivedOn, 'short', t.locale)} {formatMoney(amount, currency)}
        </span>
        <Origin receipt={receipt} />
        <Uses {...{ receipt, onBegin }} />
      </div>
      {actions}
    </article>
  )
}
