import { useText } from '@tsumugi/i18n'
import { BulkBar, Button, EmptyState, ErrorState, nextSorts, Pager, Skeleton, Table } from '@tsumugi/ui'
import { Copy, Download, Plus, Upload } from '@tsumugi/ui/icons'
import { useMemo, useRef, useState } from 'react'
import { oneInside, titleOf, type Definition, type MasterRow, type RecordText } from '../definition.ts'
import { listTexts } from '../messages/catalogue.ts'
import { sortsOf, textOfSorts, wantedOf, type RecordAddress, type RecordPlace } from '../record-address.ts'
import { usePage, useUsages, type Source } from '../record-source.ts'
import { recordColumns } from './columns/record-columns.tsx'
import { RecordCard } from './columns/record-card.tsx'
import { useBulkActions } from './actions/use-bulk-actions.ts'
import type { ExportFormat } from './actions/use-export.ts'
import { useOrder } from './order/use-order.ts'
import { useRowDrag } from './order/use-row-drag.ts'

const perPage = 50
const none: readonly MasterRow[] = []

export interface ListBodyProps {
  definition: Definition
  source: Source
  place: RecordPlace
  go: RecordAddress['go']
  t: RecordText
  hidden: ReadonlySet<string>
  onPaste(): void
  onExport(format: ExportFormat): void
}

/** One page of records as a table, or as cards on a phone. */
export function ListBody({ definition, source, place, go, t, hidden, onPaste, onExport }: ListBodyProps) {
  const list = useText(listTexts)
  const { page, q, sort, filter, archived } = place
  const narrowed = q !== '' || Object.keys(filter).length > 0
  const waits = definition.master.parent !== undefined && source.parentId === null
  const { data, error, isLoading, isValidating, mutate } = usePage(
    source,
    waits ? null : { page, perPage, ...wantedOf(place) },
  )
  const order = useOrder(source, data?.data ?? none, t)
  const rows = order.rows
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const usages = useUsages(source, ids)
  const [chosen, setChosen] = useState<ReadonlyMap<string, MasterRow>>(new Map())
  /** The question whose whole result is chosen, other pages too; another question chooses anew. */
  const asked = JSON.stringify(wantedOf({ ...place, sort: '' }))
  const [everyOf, setEveryOf] = useState<string | null>(null)
  const every = everyOf === asked
  const bulk = useBulkActions(definition, source, t)
  const canOrder = source.mayWrite && definition.master.ordered && !narrowed && !sort && !archived
  const frame = useRef<HTMLDivElement>(null)
  const drag = useRowDrag(frame, order.move)
  const columns = useMemo(
    () => recordColumns({ definition, t, list, usages, grips: canOrder }),
    [definition, t, list, usages, canOrder],
  )

  if (error && !data) return <ErrorState heading="h2" onRetry={() => void mutate()} />
  if (!data) return <Skeleton rows={8} />
  const { pagination } = data
  if (pagination.totalCount === 0 && !isLoading)
    return (
      <Nothing
        {...{ definition, t, narrowed }}
        mayWrite={source.mayWrite}
        onAdd={() => go({ id: 'new' })}
        onPaste={onPaste}
        onClear={() => go({ q: '', filter: {}, archived: false })}
      />
    )

  const clear = () => {
    setChosen(new Map())
    setEveryOf(null)
  }
  const choose = (keys: ReadonlySet<string>) => {
    setEveryOf(null)
    const known = new Map([...chosen, ...rows.map((row) => [String(row.id), row] as const)])
    setChosen(new Map([...keys].flatMap((key) => (known.has(key) ? [[key, known.get(key)!] as const] : []))))
  }
  const picked = [...chosen.values()]
  const put = (archive: boolean) => {
    const work = every
      ? bulk.archiveEvery(place, pagination.totalCount, archive)
      : bulk.archive(
          picked.map(({ id }) => id),
          archive,
        )
    void work.then((done) => done && clear())
  }
  const whole =
    picked.length > 0 && !every && pagination.totalCount > rows.length && rows.every(({ id }) => chosen.has(String(id)))
  return (
    <>
      <div ref={frame} className="record-frame" {...(canOrder && drag.on)}>
        <Table
          label={titleOf(definition, t)}
          {...{ columns, rows, hidden }}
          rowKey={(row) => String(row.id)}
          total={pagination.totalCount}
          offset={(pagination.currentPage - 1) * pagination.limitValue}
          sort={sortsOf(sort)}
          onSort={(next, beside) => go({ sort: textOfSorts(nextSorts(sortsOf(sort), next, beside)) })}
          selection={{ chosen: new Set(chosen.keys()), onChange: choose }}
          onOpen={({ id }) => go({ id })}
          onMove={canOrder ? order.move : undefined}
          busy={isValidating && data.pagination.currentPage !== page}
          card={(record, choice) => (
            <RecordCard
              {...{ definition, record, t, choice }}
              onOpen={() => go({ id: record.id })}
              onMove={canOrder ? (step) => order.move(rows.indexOf(record), rows.indexOf(record) + step) : undefined}
            />
          )}
        />
        {drag.mark !== null && <i className="drop-mark" style={{ insetBlockStart: drag.mark }} />}
      </div>
      <output className="unseen">{order.spoken}</output>
      <Pager pagination={pagination} onPage={(next) => go({ page: next })} />
      <BulkBar count={every ? pagination.totalCount : picked.length} onClear={clear}>
        {whole && (
          <Button type="plain" onClick={() => setEveryOf(asked)}>
            {list('every', { count: pagination.totalCount })}
          </Button>
        )}
        {every ? (
          <Button type="plain" icon={Download} onClick={() => onExport('xlsx')}>
            {list('export.xlsx')}
          </Button>
        ) : (
          <Button type="plain" icon={Copy} onClick={() => void bulk.copy(picked)}>
            {list('copy')}
          </Button>
        )}
        {source.mayWrite && (every ? archived : picked.some(({ discardedAt }) => discardedAt)) && (
          <Button type="plain" onClick={() => put(false)}>
            {list('restore')}
          </Button>
        )}
        {source.mayWrite && (
          <Button type="sub-primary" onClick={() => put(true)}>
            {list('archive')}
          </Button>
        )}
      </BulkBar>
    </>
  )
}

interface NothingProps {
  definition: Definition
  t: RecordText
  narrowed: boolean
  mayWrite: boolean
  onAdd(): void
  onPaste(): void
  onClear(): void
}

function Nothing({ definition, t, narrowed, mayWrite, onAdd, onPaste, onClear }: NothingProps) {
  const list = useText(listTexts)
  if (narrowed)
    return (
      <EmptyState
        filtered
        heading="h2"
        title={list('filtered.title')}
        action={<Button onClick={onClear}>{list('filtered.clear')}</Button>}
      />
    )
  const actions = (
    <>
      <Button icon={Plus} onClick={onAdd}>
        {list('add', { one: oneInside(definition, t) })}
      </Button>
      <Button type="plain" icon={Upload} onClick={onPaste}>
        {list('paste')}
      </Button>
    </>
  )
  return (
    <EmptyState
      heading="h2"
      title={list('empty.title', { title: titleOf(definition, t) })}
      action={mayWrite && actions}
    >
      {mayWrite && list('empty.text')}
    </EmptyState>
  )
}
