import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { RowGroups, type ListPlace } from '@tsumugi/records'
import {
  BulkBar,
  Button,
  EmptyState,
  ErrorState,
  Pager,
  Skeleton,
  Table,
  type Column,
  type TableProps,
  type Totals,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { isPriced, type DocumentHead, type DocumentPageAnswer } from '../document-answers.ts'
import type { DocumentDefinition } from '../definition.ts'
import type { DocumentAnswer } from '../use-documents.ts'
import { documentTexts, type DocumentText, type DocumentWords } from '../words/document-words.ts'
import { BulkMoves } from './bulk/bulk-moves.tsx'
import { BulkPapers } from './bulk/bulk-papers.tsx'
import { BulkReminders } from './bulk/bulk-reminders.tsx'
import { DocumentCard } from './document-card.tsx'
import type { FilterKey } from './list-query.ts'
import { groupNameOf, rowMarkOf } from './views/row-marks.ts'
import { sumsOf } from './sums-of.ts'
import type { DocumentView } from './views/use-document-place.ts'

interface ListBodyProps {
  readonly definition: DocumentDefinition
  readonly words: DocumentWords
  readonly place: ListPlace<FilterKey>
  readonly answer: DocumentAnswer<DocumentPageAnswer>
  readonly columns: readonly Column<DocumentHead>[]
  readonly view: DocumentView
  open(id: number): void
  /** Null for whom may not begin one here. */
  readonly onAdd: (() => void) | null
}

/** One page of documents as a table, or as cards on a phone; what is chosen stays chosen on other pages. */
export function ListBody({ definition, words, place, view, answer, columns, open, onAdd }: ListBodyProps) {
  const t = useText(documentTexts)
  const [chosen, setChosen] = useState<ReadonlyMap<string, DocumentHead>>(new Map())
  // The day a list was opened is near enough for how many days its rows wait.
  const [now] = useState(Date.now)
  const { data, error, isValidating } = answer
  if (error && !data) return <ErrorState heading="h2" onRetry={() => void answer.mutate()} />
  if (!data) return <Skeleton rows={8} />
  const { pagination } = data
  if (pagination.totalCount === 0) return <Nothing {...{ words, place, onAdd }} />
  const choose = (keys: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...data.data.map((row) => [String(row.id), row] as const)])
    setChosen(new Map([...keys].flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : []))))
  }
  const picked = [...chosen.values()]
  const sums = sumsOf(picked).map(({ currency, quantity, amount }) =>
    isPriced(definition.kind) ? `${formatNumber(quantity)} · ${formatMoney(amount, currency)}` : formatNumber(quantity),
  )
  const table = (rows: readonly DocumentHead[], more: Pick<TableProps<DocumentHead>, 'label' | 'total' | 'totals'>) => (
    <Table<DocumentHead>
      {...more}
      columns={columns}
      density="picture"
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowMark={rowMarkOf(view.color, words, now)}
      offset={view.group ? 0 : (pagination.currentPage - 1) * pagination.limitValue}
      sort={place.sort}
      onSort={place.order}
      selection={{ chosen: new Set(chosen.keys()), onChange: choose }}
      onOpen={({ id }) => open(id)}
      busy={isValidating && pagination.currentPage !== place.page}
      card={(row, choice) => <DocumentCard {...{ definition, words, row, choice }} onOpen={() => open(row.id)} />}
    />
  )
  const whole = { label: words.one, total: pagination.totalCount, totals: totalsOf(data, t) }
  return (
    <>
      <div className="document-table">
        {view.group ? (
          <RowGroups
            rows={data.data}
            nameOf={groupNameOf(view.group, words)}
            table={(rows, name) => table(rows, { label: `${words.one}: ${name}` })}
          />
        ) : (
          table(data.data, whole)
        )}
      </div>
      <Pager pagination={pagination} onPage={place.turn} />
      <BulkBar count={picked.length} sums={sums.join(' / ')} onClear={() => setChosen(new Map())}>
        <BulkReminders {...{ words, picked }} />
        <BulkPapers {...{ words, picked }} kind={definition.kind} />
        <BulkMoves {...{ words, picked }} kind={definition.kind} onDone={() => setChosen(new Map())} />
      </BulkBar>
    </>
  )
}

/** Sums of the whole result, each currency for itself. */
function totalsOf({ totals, pagination }: DocumentPageAnswer, t: DocumentText): Totals {
  const each = (write: (total: DocumentPageAnswer['totals'][number]) => string) => (
    <span className="document-sums">
      {totals.map((total) => (
        <span key={total.currency}>{write(total)}</span>
      ))}
    </span>
  )
  return {
    label: t('total', { count: pagination.totalCount }),
    values: {
      quantity: each(({ quantity }) => formatNumber(quantity)),
      amount: each(({ amount, currency }) => formatMoney(amount, currency)),
    },
  }
}

function Nothing({ words, place, onAdd }: Pick<ListBodyProps, 'words' | 'place' | 'onAdd'>) {
  const { t, inside: one } = words
  if (place.filtered)
    return (
      <EmptyState
        filtered
        heading="h2"
        title={t('filtered.title')}
        action={<Button onClick={place.clear}>{t('filter.clear')}</Button>}
      />
    )
  const add = onAdd && (
    <Button icon={Plus} onClick={onAdd}>
      {t('create', { one })}
    </Button>
  )
  return <EmptyState heading="h2" title={t('empty.title', { one })} action={add} />
}
