import type { PaymentRunHead } from '@tsumugi/contract'
import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { EmptyState, ErrorState, Pager, Skeleton, Status, Table, type Column, type StatusLook } from '@tsumugi/ui'
import { useRuns } from './payment-queries.ts'
import { paymentTexts, type PaymentText } from './payment-texts.ts'

const looks: Readonly<Record<PaymentRunHead['status'], StatusLook>> = {
  draft: 'todo',
  approved: 'waiting',
  exported: 'going',
  executed: 'going',
  reconciled: 'done',
  failed: 'late',
  returned: 'late',
  cancelled: 'stopped',
}

/** How a payment or a whole run stands. */
export function PaymentState({ status }: { status: PaymentRunHead['status'] }) {
  const t = useText(paymentTexts)
  return <Status look={looks[status]}>{t(`status.${status}`)}</Status>
}

interface RunListProps {
  page: number
  onPage(page: number): void
  onOpen(id: number): void
}

/** Runs, the last day to pay first; cards on phones. */
export function RunList({ page, onPage, onOpen }: RunListProps) {
  const t = useText(paymentTexts)
  const { data, error, isValidating, mutate } = useRuns(page)
  if (!data) return error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={6} />
  if (data.data.length === 0)
    return (
      <EmptyState heading="h2" title={t('runs.empty')}>
        {t('runs.empty.text')}
      </EmptyState>
    )
  return (
    <>
      <Table<PaymentRunHead>
        label={t('tab.runs')}
        columns={columnsOf(t)}
        rows={data.data}
        rowKey={({ id }) => String(id)}
        busy={isValidating}
        total={data.pagination.totalCount}
        onOpen={({ id }) => onOpen(id)}
        card={(row) => (
          <button type="button" className="payment-card" onClick={() => onOpen(row.id)}>
            <b>{row.number}</b>
            <b>{formatMoney(row.amount, row.currency)}</b>
            <span>{formatDate(row.payOn, 'short', t.locale)}</span>
            <PaymentState status={row.status} />
          </button>
        )}
      />
      <Pager pagination={data.pagination} onPage={onPage} />
    </>
  )
}

function columnsOf(t: PaymentText): Column<PaymentRunHead>[] {
  const day = (date: string) => formatDate(date, 'short', t.locale)
  const end = 'end' as const
  return [
    { key: 'number', head: t('number'), width: 148, kept: true, cell: ({ number }) => number },
    { key: 'payOn', head: t('payOn'), width: 104, align: end, cell: ({ payOn }) => day(payOn) },
    { key: 'count', head: t('count'), width: 80, align: end, cell: ({ count }) => count },
    {
      key: 'amount',
      head: t('amount'),
      width: 140,
      align: end,
      cell: ({ amount, currency }) => <b>{formatMoney(amount, currency)}</b>,
    },
    {
      key: 'by',
      head: t('by'),
      width: 220,
      cell: ({ createdBy, approvedBy }) => [createdBy, approvedBy].filter(Boolean).join(' → '),
    },
    { key: 'status', head: t('status'), width: 128, cell: ({ status }) => <PaymentState status={status} /> },
  ]
}
