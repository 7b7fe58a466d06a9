import type { LedgerFigures } from '@tsumugi/contract'
import { compare } from '@tsumugi/domain'
import { ageingBuckets } from '@tsumugi/domain/banking'
import { formatMoney, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Button, Chip, EmptyState, Skeleton, Table, toast, type Column } from '@tsumugi/ui'
import { useState } from 'react'
import { useStatement, type View } from './ledger-queries.ts'
import { ledgerTexts, type LedgerText } from './ledger-texts.ts'
import { LimitDialog } from './dialogs/limit-dialog.tsx'

export type PartnerRow = LedgerFigures['partners'][number]

/** What is open with each partner by lateness, beside what is ordered and the limit. */
export function PartnerList({
  view,
  figures,
}: {
  view: View
  figures: { readonly currencies: readonly LedgerFigures[] } | undefined
}) {
  const t = useText(ledgerTexts)
  const { user } = useSession()
  const statement = useStatement(view)
  const [limiting, limit] = useState<PartnerRow | null>(null)
  if (!figures) return <Skeleton rows={6} />
  const rows = figures.currencies.flatMap(({ partners }) => partners)
  if (rows.length === 0) return <EmptyState heading="h2" title={t('empty')} />
  const download = (row: PartnerRow, format: 'pdf' | 'csv') =>
    void statement(row.partner.id, row.currency, format).catch(() => toast({ title: t('failed') }))
  const mayLimit = view === 'credits' && (user?.powerUser ?? false)
  const actions = (row: PartnerRow) => <Actions {...{ row, download }} />
  const onLimit = mayLimit ? limit : null
  return (
    <>
      <Table<PartnerRow>
        label={t('tab.partners')}
        columns={columnsOf(t, view, actions, onLimit)}
        rows={rows}
        rowKey={({ partner, currency }) => `${partner.id} ${currency}`}
        card={(row) => (
          <PartnerCard row={row}>
            {view === 'credits' && <Limit row={row} onSet={onLimit && (() => onLimit(row))} />}
            {actions(row)}
          </PartnerCard>
        )}
      />
      {limiting && <LimitDialog row={limiting} onClose={() => limit(null)} />}
    </>
  )
}

const PartnerCard = ({ row, children }: { readonly row: PartnerRow; readonly children: React.ReactNode }) => (
  <article className="ledger-card">
    <div className="head">
      <b>{row.partner.name}</b>
      <b>{formatMoney(row.open, row.currency)}</b>
    </div>
    {children}
  </article>
)

function columnsOf(
  t: LedgerText,
  view: View,
  actions: (row: PartnerRow) => React.ReactNode,
  onLimit: ((row: PartnerRow) => void) | null,
): Column<PartnerRow>[] {
  const figure = { width: 98, align: 'end' } as const
  const money = (amount: string, { currency }: PartnerRow) => formatMoney(amount, currency)
  return [
    { key: 'partner', head: t('partner'), width: 148, kept: true, cell: ({ partner }) => partner.name },
    { key: 'open', head: t('open'), ...figure, cell: (row) => <Open row={row} /> },
    ...ageingBuckets.map(({ key }) => ({
      key,
      head: t(`bucket.${key}`),
      ...figure,
      width: 88,
      cell: (row: PartnerRow) => money(row.ageing[key], row),
    })),
    { key: 'ordered', head: t('ordered'), ...figure, cell: (row) => money(row.ordered, row) },
    ...(view === 'credits'
      ? [
          {
            key: 'limit',
            head: t('limit'),
            ...figure,
            cell: (row: PartnerRow) => <Limit row={row} onSet={onLimit && (() => onLimit(row))} />,
          },
        ]
      : []),
    { key: 'statement', head: t('statement'), width: 108, cell: actions },
  ]
}

/** What is open, and below it what came in and stands against none of it yet. */
function Open({ row: { open, unapplied, currency } }: { readonly row: PartnerRow }) {
  const t = useText(ledgerTexts)
  return (
    <span className="two-lines">
      <b>{formatMoney(open, currency)}</b>
      {compare(unapplied, '0') !== 0 && (
        <span className="tiny">{t('unapplied.of', { amount: formatMoney(unapplied, currency) })}</span>
      )}
    </span>
  )
}

/** How much may be open and ordered at most; pressed, it is set by who may. */
function Limit({ row, onSet }: { readonly row: PartnerRow; readonly onSet: (() => void) | null }) {
  const t = useText(ledgerTexts)
  const words = row.limit === null ? t('limit.none') : formatMoney(row.limit, row.currency)
  return (
    <span className="two-lines">
      {onSet ? (
        <Button size={24} aria-label={`${t('limit.set')}: ${row.partner.name} ${words}`} onClick={onSet}>
          {words}
        </Button>
      ) : (
        words
      )}
      {row.isOverLimit && <Chip hue="madder">{t('limit.over')}</Chip>}
    </span>
  )
}

interface ActionsProps {
  row: PartnerRow
  download(row: PartnerRow, format: 'pdf' | 'csv'): void
}

function Actions({ row, download }: ActionsProps) {
  const t = useText(ledgerTexts)
  return (
    <span className="ledger-actions">
      {(['pdf', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size={24}
          aria-label={t('statement.of', { partner: row.partner.name, format: format.toUpperCase() })}
          onClick={() => download(row, format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </span>
  )
}
