import { wordsOf } from '@tsumugi/api'
import { tradeChains, type ChainDocument } from '@tsumugi/contract'
import type { DocumentDetail } from '@tsumugi/documents'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { useChange, useQuery } from '@tsumugi/queries'
import { Button, Dialog, EmptyState, Notice, Skeleton, Table, toast, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { tradingTexts, type TradingText } from '../words/trading-texts.ts'
import { chainHref, StepStatus } from './chain-strip.tsx'
import { useChain } from './use-chain.ts'

/** Every document of a trade; those that were made apart are put into it here. */
export function TradeDocumentsTab({ detail }: { readonly detail: DocumentDetail }) {
  const t = useText(tradingTexts)
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
        <p>
          <Button icon={Plus} onClick={() => add(true)}>
            {t('documents.add')}
          </Button>
        </p>
      )}
      {isAdding && <AddDocumentsDialog id={detail.id} columns={columns} onClose={() => add(false)} />}
    </div>
  )
}

const columnsOf = (t: TradingText): Column<ChainDocument>[] => [
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

const stepWord = (t: TradingText, noun: string): string => (t as unknown as (key: string) => string)(`step.${noun}`)

function DocumentLine({ row }: { readonly row: ChainDocument }) {
  const t = useText(tradingTexts)
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

interface AddDocumentsDialogProps {
  readonly id: number
  readonly columns: readonly Column<ChainDocument>[]
  onClose(): void
}

/** Documents of the same two parties that belong to no trade yet. */
function AddDocumentsDialog({ id, columns, onClose }: AddDocumentsDialogProps) {
  const t = useText(tradingTexts)
  const candidates = useQuery(tradeChains.candidates, { id }, { stays: true }).data?.data
  const send = useChange(tradeChains.add)
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  async function save() {
    setBusy(true)
    try {
      await send({ id, body: { documentIds: [...chosen].map(Number) } })
      toast({ title: t('documents.added') })
      onClose()
    } catch (error) {
      setFault(wordsOf(error) || t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      title={t('documents.add')}
      width={760}
      busy={busy}
      onClose={onClose}
      primary={{
        label: t('documents.put'),
        onClick: () => void save(),
        ...(chosen.size === 0 && { reason: t('documents.none') }),
      }}
    >
      {fault && (
        <Notice hue="madder" live>
          {fault}
        </Notice>
      )}
      {!candidates ? (
        <Skeleton rows={4} />
      ) : candidates.length === 0 ? (
        <EmptyState heading="h3" title={t('documents.noCandidates')} />
      ) : (
        <Table
          label={t('documents.add')}
          columns={columns}
          rows={candidates}
          rowKey={(row) => String(row.id)}
          selection={{ chosen, onChange: choose }}
        />
      )}
    </Dialog>
  )
}
