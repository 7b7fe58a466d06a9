import type { LedgerRow } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Pager, Skeleton, Table, type Column } from '@tsumugi/ui'
import { useState } from 'react'
import { LawfulDay, Off, RowStatus, Who } from '../ledger-cells/ledger-cells.tsx'
import type { LedgerPlace, useLedger, View } from './ledger-queries.ts'
import { ledgerTexts, type LedgerText } from './ledger-texts.ts'
import { WriteOffDialog } from './dialogs/write-off-dialog.tsx'

interface LedgerListProps {
  view: View
  answer: ReturnType<typeof useLedger>
  place: LedgerPlace
}

/** The rows of a tab, the earliest due first; cards on phones. */
export function LedgerList({ view, answer, place }: LedgerListProps) {
  const t = useText(ledgerTexts)
  const { user } = useSession()
  const [writingOff, writeOff] = useState<LedgerRow | null>(null)
  const { data, error, isValidating, mutate } = answer
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={8} />
  if (data.data.length === 0) return <Nothing place={place} />
  const mayWriteOff = view === 'credits' && (user?.powerUser ?? false)
  const open = ({ invoice }: LedgerRow) => pageNavigator.go(href('transactionUnit', { id: invoice.id }))
  return (
    <>
      <Table<LedgerRow>
        label={t(`title.${view}`)}
        columns={columnsOf(t, mayWriteOff ? writeOff : null)}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        density="picture"
        busy={isValidating}
        total={data.pagination.totalCount}
        onOpen={open}
        card={(row) => <Card row={row} onWriteOff={mayWriteOff ? () => writeOff(row) : null} />}
      />
      <Pager pagination={data.pagination} onPage={place.turn} />
      {writingOff && <WriteOffDialog row={writingOff} onClose={() => writeOff(null)} />}
    </>
  )
}

const isOpen = ({ open, status }: LedgerRow) => open !== '0' && status !== 'held' && !open.startsWith('-')

function columnsOf(t: LedgerText, onWriteOff: ((row: LedgerRow) => void) | null): Column<LedgerRow>[] {
  const money = (amount: string, { currency }: LedgerRow) => formatMoney(amount, currency)
  const day = (date: string) => formatDate(date, 'shortNoYear', t.locale)
  const figure = { width: 100, align: 'end' } as const
  return [
    { key: 'invoice', head: t('invoice'), width: 188, kept: true, cell: (row) => <Who row={row} /> },
    { key: 'amount', head: t('amount'), ...figure, cell: (row) => money(row.amount, row) },
    { key: 'off', head: t('off'), ...figure, width: 104, cell: (row) => <Off row={row} /> },
    { key: 'settled', head: t('settled'), ...figure, cell: (row) => money(row.settled, row) },
    { key: 'open', head: t('open'), ...figure, cell: (row) => <b>{money(row.open, row)}</b> },
    { key: 'due', head: t('due'), width: 76, align: 'end', cell: ({ dueOn }) => day(dueOn) },
    { key: 'day', head: t('day'), width: 112, cell: (row) => <LawfulDay row={row} /> },
    { key: 'status', head: t('status'), width: 100, cell: (row) => <RowStatus row={row} /> },
    ...(onWriteOff
      ? [
          {
            key: 'writeOff',
            head: '',
            name: t('writeOff'),
            width: 96,
            fixed: true,
            align: 'end' as const,
            cell: (row: LedgerRow) =>
              isOpen(row) && (
                <Button
                  size={24}
                  aria-label={t('writeOff.of', { number: row.invoice.number ?? '' })}
                  onClick={() => onWriteOff(row)}
                >
                  {t('writeOff')}
                </Button>
              ),
          },
        ]
      : []),
  ]
}

function Card({ row, onWriteOff }: { row: LedgerRow; onWriteOff: (() => void) | null }) {
  const t = useText(ledgerTexts)
  return (
    <article className="ledger-card">
      <div className="head">
        <Who row={row} />
        <b>{formatMoney(row.open, row.currency)}</b>
      </div>
      <div className="foot">
        <span>
          {t('due')} {formatDate(row.dueOn, 'short', t.locale)}
        </span>
        <Off row={row} />
        <RowStatus row={row} />
      </div>
      {onWriteOff && isOpen(row) && <Button onClick={onWriteOff}>{t('writeOff')}</Button>}
    </article>
  )
}

function Nothing({ place: { filtered, clear, values } }: { place: LedgerPlace }) {
  const t = useText(ledgerTexts)
  const isFiltered = filtered && Object.entries(values).some(([key, value]) => key !== 'tab' && value !== '')
  if (isFiltered)
    return (
      <EmptyState heading="h2" filtered title={t('filtered')} action={<Button onClick={clear}>{t('clear')}</Button>} />
    )
  return (
    <EmptyState heading="h2" title={t('empty')}>
      {t('empty.text')}
    </EmptyState>
  )
}
