import { formatDate, formatMoney, formatNumber } from '@tsumugi/i18n'
import { Avatar, Status, type Column } from '@tsumugi/ui'
import type { DocumentDefinition } from '../definition.ts'
import { dueFieldOf, isPriced, partnerOf, type DocumentHead } from '../document-answers.ts'
import type { DocumentWords } from '../words/document-words.ts'

/** Columns of a list of documents: number and title, partner, dates, sums, status, progress, and whose turn it is. */
export function documentColumns(
  { kind, columns = [], spareColumns = [] }: DocumentDefinition,
  words: DocumentWords,
): Column<DocumentHead>[] {
  const { t } = words
  const due = dueFieldOf(kind)
  const date = (key: string, head: string, sortable: boolean): Column<DocumentHead> => ({
    key,
    head,
    width: 84,
    ...(sortable && { sortable }),
    cell: (row) => (row[key] ? <DayCell day={String(row[key])} /> : <span className="faint">–</span>),
  })
  const own = [...columns, ...spareColumns].filter((name) => name !== due)
  return [
    {
      key: 'number',
      head: t('numberAndTitle'),
      width: 200,
      sortable: true,
      kept: true,
      cell: (row) => <NumberCell {...{ row, words }} />,
    },
    { key: 'partner', head: t('partner'), width: 120, cell: (row) => partnerOf(row)?.name ?? '' },
    date('issueDate', t('issueDate'), true),
    ...(due ? [date(due, words.field(due), false)] : []),
    { key: 'quantity', head: t('quantity'), width: 76, align: 'end', cell: ({ quantity }) => formatNumber(quantity) },
    ...(isPriced(kind)
      ? [
          {
            key: 'amount',
            head: t('amount'),
            width: 128,
            align: 'end' as const,
            sortable: true,
            cell: (row: DocumentHead) => <AmountCell {...{ row, words }} />,
          },
        ]
      : []),
    {
      key: 'status',
      head: t('status'),
      width: 104,
      cell: ({ status }) => <Status look={words.look(status)}>{words.status(status)}</Status>,
    },
    ...(kind.counted
      ? [
          {
            key: 'progress',
            head: t('progress'),
            width: 96,
            cell: (row: DocumentHead) => <ProgressCell {...{ row, words }} />,
          },
        ]
      : []),
    ...own.map((name): Column<DocumentHead> => {
      if (kind.fields[name]?.kind === 'date') return date(name, words.field(name), false)
      const isCount = kind.fields[name]?.kind === 'integer'
      const cell = (row: DocumentHead) => words.value(name, row[name])
      return { key: name, head: words.field(name), cell, width: isCount ? 76 : 120, ...(isCount && { align: 'end' }) }
    }),
    { key: 'turn', head: t('turn'), width: 56, fixed: true, cell: (row) => <TurnMark {...{ row, words }} /> },
  ]
}

function NumberCell({ row, words }: { row: DocumentHead; words: DocumentWords }) {
  return (
    <span className="document-name">
      <b className="code">{row.number ?? words.t('draft')}</b>
      <span className="small">{row.title}</span>
    </span>
  )
}

const thisYear = () => String(new Date().getFullYear())

/** A day without its year, which stands below it unless it is this one. */
function DayCell({ day }: { day: string }) {
  const year = day.slice(0, 4)
  return (
    <span className="document-pair" title={formatDate(day)}>
      <span>{formatDate(day, 'shortNoYear')}</span>
      {year !== thisYear() && <span className="tiny soft">{year}</span>}
    </span>
  )
}

/** The sum before tax, and with it where the kind is taxed. */
function AmountCell({ row: { amount, total, currency }, words: { t } }: { row: DocumentHead; words: DocumentWords }) {
  return (
    <span className="document-pair">
      <span>{formatMoney(amount, currency)}</span>
      {typeof total === 'string' && (
        <span className="tiny soft">{t('amount.taxed', { amount: formatMoney(total, currency) })}</span>
      )}
    </span>
  )
}

/** How far it has been delivered and billed, in words. */
export function ProgressCell({ row, words: { t } }: { row: DocumentHead; words: DocumentWords }) {
  const say = t as unknown as (key: string) => string
  return (
    <span className="document-progress tiny">
      <span>{say(`delivery.${row.deliveryStatus}`)}</span>
      <span>{say(`billing.${row.billingStatus}`)}</span>
    </span>
  )
}

/** The square of who must act. */
export function TurnMark({ row, words: { t } }: { row: DocumentHead; words: DocumentWords }) {
  if (row.turn.length === 0) return <span className="faint">–</span>
  const isOurs = row.turn.includes(row.side)
  const name = (isOurs ? row[row.side] : partnerOf(row)) as { name: string } | null
  return (
    <span
      className="document-turn"
      data-ours={isOurs || undefined}
      title={t(isOurs ? 'turn.ours' : 'turn.theirs', { partner: name?.name ?? '' })}
    >
      <Avatar group name={name?.name ?? '?'} hue={isOurs ? 'indigo' : 'gold'} />
      <span className="unseen">{t(isOurs ? 'turn.ours' : 'turn.theirs', { partner: name?.name ?? '' })}</span>
    </span>
  )
}
