import type { Production } from '@tsumugi/contract'
import { hasFunction } from '@tsumugi/domain'
import { formatNumber, useText, type Text } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { ListOutcome, useListKeys, useListPlace, type PageAddress } from '@tsumugi/records'
import { storage, useSession, useStored } from '@tsumugi/session'
import { BulkBar, Button, ColumnChooser, EmptyState, Pager, Screen, Table, Tabs, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { ProductionDialog } from '../production-dialog/production-dialog.tsx'
import { useProductions } from '../production-queries.ts'
import type { Messages } from '../production-words/messages/ja.ts'
import { productionTexts } from '../production-words/production-texts.ts'
import { BulkMenu } from './bulk/bulk-menu.tsx'
import { ExportMenu } from './export-menu.tsx'
import { filterKeys, queryOf, stages, type ProductionPlace } from './list-query.ts'
import { ProductionCard, productionColumns, stageWord } from './production-columns.tsx'
import { ProductionFilters } from './production-filters.tsx'
import { ProductionViews } from './production-views.tsx'
import { usePicked } from './use-picked.ts'
import rowCss from './pictured-rows.css?inline'
import css from './productions-screen.css?inline'

type Answer = ReturnType<typeof useProductions>

const open = ({ id }: Pick<Production, 'id'>) => pageNavigator.go(href('production', { id }))

/** /productions: every production (品番) that the organisation owns or that is shared with it. */
export function ProductionsScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(rowCss)
  useStyles(css)
  const t = useText(productionTexts)
  const { user } = useSession()
  const [isAdding, add] = useState(false)
  const place = useListPlace({ query }, href('productions'), filterKeys)
  const answer = useProductions(queryOf(place))
  const isOwner = user?.currentUserGroup?.kind === 'brand'
  const mayWrite = isOwner && hasFunction(user, 'production_management')
  const columns = useMemo(() => productionColumns(t, isOwner), [t, isOwner])
  const hiddenIn = storage.hiddenColumns('productions')
  const hiddenKeys = useStored(hiddenIn)
  const hidden = useMemo(() => new Set(hiddenKeys), [hiddenKeys])
  useListKeys({ n: () => mayWrite && add(true) })
  const button = mayWrite && (
    <Button type="primary" icon={Plus} onClick={() => add(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Screen
      className="productions-screen"
      title={t('title')}
      actions={
        <>
          <ProductionViews {...{ place, columns, hidden }} onHidden={(keys) => hiddenIn.set([...keys])} />
          <ExportMenu place={place} />
          <ColumnChooser
            columns={columns.slice(1).map(({ key, head }) => ({ key, head: String(head) }))}
            hidden={hidden}
            onChange={(keys) => hiddenIn.set([...keys])}
          />
          {button}
        </>
      }
    >
      <StageTabs {...{ answer, place }} />
      <ProductionFilters place={place} choices={answer.data?.choices} />
      <ListBody {...{ answer, place, columns, hidden, mayWrite }} add={button || null} />
      {isAdding && <ProductionDialog production={null} onClose={() => add(false)} onSaved={open} />}
    </Screen>
  )
}

function StageTabs({ answer, place }: { answer: Answer; place: ProductionPlace }) {
  const t = useText(productionTexts)
  const counts = new Map(answer.data?.tabs.map(({ stage, count }) => [stage, count]))
  return (
    <Tabs
      label={t('stage')}
      tabs={[
        { key: '', label: t('all') },
        ...stages
          .filter((stage) => (counts.get(stage) ?? 0) > 0 || stage === place.values.stage)
          .map((stage) => ({ key: stage, label: stageWord(t, stage), count: counts.get(stage) ?? 0 })),
      ]}
      value={place.values.stage}
      onChange={(stage) => place.set({ stage })}
    />
  )
}

interface ListBodyProps {
  answer: Answer
  place: ProductionPlace
  columns: ReturnType<typeof productionColumns>
  hidden: ReadonlySet<string>
  mayWrite: boolean
  /** Null for those who add none. */
  add: ReactNode
}

function ListBody({ answer, place, columns, hidden, mayWrite, add }: ListBodyProps) {
  const t = useText(productionTexts)
  const empty = (
    <EmptyState heading="h2" title={t('empty')} action={add}>
      {t(add ? 'empty.text' : 'empty.partner')}
    </EmptyState>
  )
  return (
    <ListOutcome {...{ answer, place, empty }} filtered={t('filtered')} clear={t('clear')}>
      {(list) => <ListRows {...{ list, place, columns, hidden, mayWrite }} busy={answer.isValidating} />}
    </ListOutcome>
  )
}

interface ListRowsProps extends Omit<ListBodyProps, 'answer' | 'add'> {
  list: NonNullable<Answer['data']>
  busy: boolean
}

/** One page, and what can be done with those chosen on all pages by whoever may change them. */
function ListRows({ list: { data, pagination, totals }, place, columns, hidden, mayWrite, busy }: ListRowsProps) {
  const t = useText(productionTexts)
  const { picked, selection, clear } = usePicked(data)
  const sum = totals.reduce((pieces, { quantity }) => pieces + quantity, 0)
  return (
    <>
      <Table<Production>
        label={t('title')}
        columns={columns}
        hidden={hidden}
        rows={data}
        rowKey={({ id }) => String(id)}
        density="picture"
        busy={busy}
        onOpen={open}
        total={pagination.totalCount}
        sort={place.sort ?? { key: 'updatedAt', direction: 'descending' }}
        onSort={place.order}
        {...(mayWrite && { selection })}
        totals={{ label: t('totals', { count: pagination.totalCount }), values: { quantity: formatNumber(sum) } }}
        card={(row, choice) => <ProductionCard row={row} onOpen={() => open(row)} {...(mayWrite && { choice })} />}
      />
      <Pager pagination={pagination} onPage={place.turn} />
      <BulkBar count={picked.length} sums={sumsOf(picked, t)} onClear={clear}>
        <BulkMenu picked={picked} onDone={clear} />
      </BulkBar>
    </>
  )
}

const sumsOf = (picked: readonly Production[], t: Text<Messages>) =>
  t('pieces', { count: formatNumber(picked.reduce((sum, { quantity }) => sum + quantity, 0)) })
