import type { BankStatementHead } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { EmptyState, ErrorState, Pager, Skeleton, Table, type Column } from '@tsumugi/ui'
import { useState } from 'react'
import { ImportPanel } from './import-panel.tsx'
import { StatementPanel } from './statement-panel.tsx'
import { useStatements } from './statement-queries.ts'
import { statementTexts, type StatementText } from './statement-texts.ts'

interface StatementsViewProps {
  statement: number | null
  onOpen(id: number | null): void
}

/** Statements that came in, and the way in for the next; or the lines of one. */
export function StatementsView({ statement, onOpen }: StatementsViewProps) {
  const isPower = useSession().user?.powerUser ?? false
  if (statement !== null) return <StatementPanel key={statement} id={statement} onBack={() => onOpen(null)} />
  return (
    <>
      {isPower && <ImportPanel onImported={onOpen} />}
      <StatementList onOpen={onOpen} />
    </>
  )
}

function StatementList({ onOpen }: { onOpen(id: number): void }) {
  const t = useText(statementTexts)
  const [page, turn] = useState(1)
  const { data, error, isValidating, mutate } = useStatements(page)
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={4} />
  if (data.data.length === 0)
    return (
      <EmptyState heading="h2" title={t('statements.empty')}>
        {t('import.hint')}
      </EmptyState>
    )
  return (
    <>
      <Table<BankStatementHead>
        label={t('list')}
        columns={columnsOf(t)}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        busy={isValidating}
        total={data.pagination.totalCount}
        onOpen={({ id }) => onOpen(id)}
        card={(row) => (
          <button type="button" className="payment-card" onClick={() => onOpen(row.id)}>
            <b>{row.name}</b>
            <span>
              {t('waiting')} {row.waiting} / {row.entries}
            </span>
          </button>
        )}
      />
      <Pager pagination={data.pagination} onPage={turn} />
    </>
  )
}

function columnsOf(t: StatementText): Column<BankStatementHead>[] {
  const day = (date: string | null) => formatDate(date, 'short', t.locale)
  const end = 'end' as const
  return [
    { key: 'name', head: t('statement.file'), width: 220, kept: true, cell: ({ name }) => name },
    { key: 'account', head: t('account'), width: 180, cell: ({ account }) => account },
    { key: 'period', head: t('period'), width: 240, cell: ({ from, to }) => periodOf(day(from), day(to)) },
    { key: 'lines', head: t('lines'), width: 80, align: end, cell: ({ entries }) => entries },
    { key: 'posted', head: t('entry.posted'), width: 96, align: end, cell: ({ posted }) => posted },
    { key: 'waiting', head: t('waiting'), width: 96, align: end, cell: ({ waiting }) => <b>{waiting}</b> },
  ]
}

const periodOf = (from: string, to: string) => (from === to ? from : `${from} – ${to}`)
