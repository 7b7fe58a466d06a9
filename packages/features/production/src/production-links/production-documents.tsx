import { documentKinds, productions, type ProductionDocument } from '@tsumugi/contract'
import { documentNouns, documentPath, type DocumentNoun } from '@tsumugi/domain'
import { documentTexts, type DocumentWords } from '@tsumugi/documents'
import { formatDate, formatMoney, formatNumber, useText, type Text } from '@tsumugi/i18n'
import { basePath } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { ErrorState, Skeleton, Status, Table, type Column } from '@tsumugi/ui'
import { useMemo } from 'react'
import { linkTexts } from './link-texts.ts'

/** Documents whose lines name the style's SKUs: of which kind, with whom, how each stands and what the style comes to in it. */
export function ProductionDocuments({ id }: { readonly id: number }) {
  const t = useText(linkTexts)
  const words = useText(documentTexts)
  const call = { keep: true, stays: true, topics: documentNouns } as const
  const { data, error, mutate } = useQuery(productions.documents, { id }, call)
  const columns = useMemo(() => columnsOf(words), [words])
  const documents = data?.data
  return (
    <section className="panel production-documents">
      <header>
        <h2>{t('documents')}</h2>
        <span className="small soft">{t('documents.lead')}</span>
      </header>
      {!documents && (error ? <ErrorState onRetry={() => void mutate()} /> : <Skeleton rows={2} />)}
      {documents?.length === 0 && <p className="soft">{t('documents.none')}</p>}
      {documents && documents.length > 0 && (
        <Table
          label={t('documents')}
          columns={columns}
          rows={documents}
          rowKey={(row) => String(row.id)}
          density="picture"
          card={(row) => <DocumentCard row={row} words={words} />}
        />
      )}
    </section>
  )
}

type Words = DocumentWords['t']
interface RowProps {
  readonly row: ProductionDocument
  readonly words: Words
}

const say = (words: Words) => words as unknown as Text<Record<string, string>>
const hrefOf = ({ noun, id }: ProductionDocument) => `${basePath.slice(0, -1)}${documentPath(noun as DocumentNoun, id)}`
const lookOf = ({ noun, status }: ProductionDocument) =>
  Object.values(documentKinds).find((kind) => kind.noun === noun)?.lifecycle.kinds[status] ?? 'todo'
const amountOf = ({ amount, currency }: ProductionDocument) => (amount === null ? '–' : formatMoney(amount, currency))

function columnsOf(words: Words): Column<ProductionDocument>[] {
  const end = 'end' as const
  return [
    {
      key: 'number',
      head: words('numberAndTitle'),
      width: 220,
      kept: true,
      cell: (row) => <Named {...{ row, words }} />,
    },
    { key: 'partner', head: words('partner'), width: 150, cell: ({ partner }) => partner?.name ?? '–' },
    { key: 'status', head: words('status'), width: 110, cell: (row) => <Standing {...{ row, words }} /> },
    {
      key: 'issueDate',
      head: words('issueDate'),
      width: 100,
      cell: ({ issueDate }) => (issueDate ? formatDate(issueDate) : '–'),
    },
    { key: 'quantity', head: words('quantity'), width: 76, align: end, cell: ({ quantity }) => formatNumber(quantity) },
    { key: 'amount', head: words('amount'), width: 110, align: end, cell: amountOf },
  ]
}

function Named({ row, words }: RowProps) {
  return (
    <span className="document-named">
      <span>
        <a className="code" href={hrefOf(row)}>
          {row.number ?? words('draft')}
        </a>{' '}
        <span className="small soft">{say(words)(`kind.${row.noun}`)}</span>
      </span>
      <span className="small one-line">{row.title}</span>
    </span>
  )
}

const Standing = ({ row, words }: RowProps) => (
  <Status look={lookOf(row)}>{say(words)(`status.${row.noun}.${row.status}`)}</Status>
)

/** A document on a phone. */
function DocumentCard({ row, words }: RowProps) {
  return (
    <div className="document-pair">
      <Named {...{ row, words }} />
      <Standing {...{ row, words }} />
      <span className="small soft">{row.partner?.name}</span>
      <span className="number">
        {formatNumber(row.quantity)} <b>{amountOf(row)}</b>
      </span>
    </div>
  )
}
