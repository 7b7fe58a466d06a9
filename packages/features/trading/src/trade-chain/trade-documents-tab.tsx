import type { ChainDocument } from '@tsumugi/contract'
import { documentPartStyles, type DocumentDetail } from '@tsumugi/documents'
import { lazyPart } from '@tsumugi/element'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { Button, EmptyState, Skeleton, Table, useStyles, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { Suspense, useMemo, useState } from 'react'
import css from './chain.css?inline'
import { chainTexts, type ChainText } from './chain-texts.ts'
import { chainHref, StepStatus } from './chain-strip.tsx'
import { isRunning, useChain } from './use-chain.ts'

const AddDocumentsDialog = lazyPart(() =>
  import('./add-documents-dialog.tsx').then((m) => ({ default: m.AddDocumentsDialog })),
)
const NextDrafts = lazyPart(() => import('./next-drafts.tsx').then((m) => ({ default: m.NextDrafts })))

/** Every document of a trade; those that were made apart are put into it here. */
export function TradeDocumentsTab({ detail }: { readonly detail: DocumentDetail }) {
  useStyles(css)
  useStyles(documentPartStyles)
  const t = useText(chainTexts)
  const documents = useChain(detail.id)
  const [isAdding, add] = useState(false)
  const columns = useMemo(() => columnsOf(t), [t])
  if (!documents) return <Skeleton rows={4} />
  return (
    <div className="document-panel">
      {documents.length > 0 ? (
        <Table
          label={t('documents')}
          columns={columns}
          rows={documents}
          rowKey={({ id }) => String(id)}
          card={(row) => <DocumentLine row={row} />}
        />
      ) : (
        <EmptyState heading="h2" title={t('documents.empty')} />
      )}
      {detail.number !== null && (
        <p className="trade-makes">
          <Suspense>{isRunning(detail) && <NextDrafts detail={detail} hrefOf={chainHref} />}</Suspense>
          <Button icon={Plus} onClick={() => add(true)}>
            {t('documents.add')}
          </Button>
        </p>
      )}
      <Suspense>
        {isAdding && <AddDocumentsDialog id={detail.id} columns={columns} onClose={() => add(false)} />}
      </Suspense>
    </div>
  )
}

const columnsOf = (t: ChainText): Column<ChainDocument>[] => [
  {
    key: 'number',
    head: t('head.document'),
    width: 200,
    kept: true,
    cell: (row) => (
      <span className="trade-document">
        <a className="code" href={chainHref(row)}>
          {row.number ?? t('draft')}
        </a>
        <span className="small">{row.title}</span>
      </span>
    ),
  },
  { key: 'step', head: t('head.step'), width: 84, cell: ({ noun }) => stepWord(t, noun) },
  { key: 'status', head: t('head.status'), width: 116, cell: (row) => <StepStatus document={row} /> },
  {
    key: 'issueDate',
    head: t('head.date'),
    width: 112,
    cell: ({ issueDate }) => (issueDate ? formatDate(issueDate) : '–'),
  },
  {
    key: 'quantity',
    head: t('head.quantity'),
    width: 76,
    align: 'end',
    cell: ({ quantity }) => formatNumber(quantity),
  },
  {
    key: 'amount',
    head: t('head.amount'),
    width: 110,
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
]

const stepWord = (t: ChainText, noun: string): string => (t as unknown as (key: string) => string)(`step.${noun}`)

function DocumentLine({ row }: { readonly row: ChainDocument }) {
  const t = useText(chainTexts)
  return (
    <div className="trade-card">
      <span className="small soft">{stepWord(t, row.noun)}</span>
      <StepStatus document={row} />
      <a className="code" href={chainHref(row)}>
        {row.number ?? t('draft')}
      </a>
      <b>{formatMoney(row.amount, row.currency)}</b>
    </div>
  )
}
