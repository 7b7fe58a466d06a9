import { productionSorts, type Production } from '@tsumugi/contract'
import { hasFunction, phaseKinds, type PhaseKind } from '@tsumugi/domain'
import { formatDate, formatMoney, formatNumber, useText, type Text } from '@tsumugi/i18n'
import { href, pageNavigator, type QueryRecord } from '@tsumugi/navigation'
import { positive, useAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  Pager,
  Screen,
  SearchField,
  Skeleton,
  Table,
  Tabs,
  useStyles,
  type Column,
} from '@tsumugi/ui'
import { Plus, Shirt } from '@tsumugi/ui/icons'
import { useMemo, useState } from 'react'
import { useProductions, type ListQuery } from '../production-queries.ts'
import type { Messages } from '../production-words/messages/ja.ts'
import { productionTexts } from '../production-words/production-texts.ts'
import { AddProductionDialog } from './add-production-dialog.tsx'
import css from './productions-screen.css?inline'

type Stage = PhaseKind | 'none'
const stages = [...phaseKinds, 'none'] as const satisfies readonly Stage[]
type SortName = (typeof productionSorts)[number]

interface Place {
  stage: Stage | 'all'
  q: string
  sort: SortName
  page: number
}

const readPlace = (query: QueryRecord): Place => ({
  stage: stages.find((each) => each === query.stage) ?? 'all',
  q: typeof query.q === 'string' ? query.q : '',
  sort: productionSorts.find((each) => each === query.sort) ?? '-updatedAt',
  page: positive(query.page) ?? 1,
})

const addressOf = ({ stage, q, sort, page }: Place) =>
  href('productions', null, {
    ...(stage !== 'all' && { stage }),
    ...(q && { q }),
    ...(sort !== '-updatedAt' && { sort }),
    ...(page > 1 && { page }),
  })

/** /productions: every production (品番) that the organisation owns or that is shared with it. */
export function ProductionsScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(productionTexts)
  const { user } = useSession()
  const [isAdding, add] = useState(false)
  const { place, go } = useAddress(() => readPlace(query), addressOf)
  const wanted: ListQuery = {
    page: place.page,
    sort: place.sort,
    ...(place.stage !== 'all' && { stage: place.stage }),
    ...(place.q && { q: place.q }),
  }
  const { data, error, isValidating, mutate } = useProductions(wanted)
  const mayWrite = user?.currentUserGroup?.kind === 'brand' && hasFunction(user, 'production_management')
  const show = (part: Partial<Place>) => go({ ...place, page: 1, ...part })
  const open = ({ id }: Pick<Production, 'id'>) => pageNavigator.go(href('production', { id }))
  const columns = useMemo(() => columnsOf(t, mayWrite), [t, mayWrite])
  const key = place.sort.replace('-', '')
  const isFiltered = place.stage !== 'all' || place.q !== ''
  const counts = new Map(data?.tabs.map(({ stage, count }) => [stage, count]))
  return (
    <Screen
      className="productions-screen"
      title={t('title')}
      actions={
        <>
          <SearchField label={t('search')} value={place.q} onChange={(q) => show({ q })} slash />
          {mayWrite && (
            <Button type="primary" icon={Plus} onClick={() => add(true)}>
              {t('add')}
            </Button>
          )}
        </>
      }
    >
      <Tabs
        label={t('stage')}
        tabs={[
          { key: 'all' as const, label: t('all') },
          ...stages
            .filter((stage) => (counts.get(stage) ?? 0) > 0 || stage === place.stage)
            .map((stage) => ({ key: stage, label: stageWord(t, stage), count: counts.get(stage) ?? 0 })),
        ]}
        value={place.stage}
        onChange={(stage) => show({ stage: stage as Place['stage'] })}
      />
      {error && !data && <ErrorState heading="h2" onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton rows={8} />}
      {data?.data.length === 0 &&
        (isFiltered ? (
          <EmptyState
            heading="h2"
            filtered
            title={t('filtered')}
            action={<Button onClick={() => show({ stage: 'all', q: '' })}>{t('clear')}</Button>}
          />
        ) : (
          <EmptyState
            heading="h2"
            title={t('empty')}
            action={mayWrite && <Button onClick={() => add(true)}>{t('add')}</Button>}
          >
            {t(mayWrite ? 'empty.text' : 'empty.partner')}
          </EmptyState>
        ))}
      {data && data.data.length > 0 && (
        <>
          <Table
            label={t('title')}
            columns={columns}
            rows={data.data}
            rowKey={({ id }) => String(id)}
            density="picture"
            busy={isValidating}
            onOpen={(row) => open(row)}
            total={data.pagination.totalCount}
            sort={{ key, direction: place.sort.startsWith('-') ? 'descending' : 'ascending' }}
            onSort={(sort) => show({ sort: `${sort.direction === 'descending' ? '-' : ''}${sort.key}` as SortName })}
            totals={{
              label: t('totals', { count: data.pagination.totalCount }),
              values: { quantity: formatNumber(data.totals.reduce((sum, { quantity }) => sum + quantity, 0)) },
            }}
            card={(row) => <Card row={row} onOpen={() => open(row)} />}
          />
          <Pager pagination={data.pagination} onPage={(page) => show({ page })} />
        </>
      )}
      {isAdding && <AddProductionDialog onClose={() => add(false)} onSaved={open} />}
    </Screen>
  )
}

const stageWord = (t: Text<Messages>, stage: Stage) => (stage === 'none' ? t('stage.none') : t(`phase.${stage}`))

function Picture({ url }: { url: string | null }) {
  return (
    <span className="picture" aria-hidden="true">
      {url ? <img src={url} alt="" width="44" height="44" /> : <Icon of={Shirt} size={20} />}
    </span>
  )
}

const suppliersOf = ({ phases }: Production) =>
  [...new Set(phases.flatMap(({ supplier }) => supplier?.name ?? []))].join('、') || '–'

function columnsOf(t: Text<Messages>, isOwner: boolean): Column<Production>[] {
  return [
    {
      key: 'styleNo',
      head: t('styleNo'),
      width: 250,
      kept: true,
      sortable: true,
      cell: (row) => (
        <span className="named">
          <Picture url={row.imageUrl} />
          <span className="words">
            <a className="code" href={href('production', { id: row.id })}>
              {row.styleNo}
            </a>
            <span className="one-line">{row.name}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'season',
      head: `${t('brand')}・${t('season')}`,
      width: 124,
      sortable: true,
      cell: (row) => [row.brand.name, row.season].filter(Boolean).join(' '),
    },
    { key: 'stage', head: t('stage'), width: 100, cell: (row) => stageWord(t, row.stage ?? 'none') },
    isOwner
      ? { key: 'supplier', head: t('supplier'), width: 150, cell: suppliersOf }
      : { key: 'owner', head: t('owner'), width: 150, cell: (row) => row.owner.name },
    {
      key: 'deliveryDue',
      head: t('deliveryDue'),
      width: 110,
      align: 'end',
      sortable: true,
      cell: (row) => (row.deliveryDue ? formatDate(row.deliveryDue, 'short', t.locale) : '–'),
    },
    {
      key: 'quantity',
      head: t('quantity'),
      width: 72,
      align: 'end',
      sortable: true,
      cell: (row) => formatNumber(row.quantity),
    },
    ...(isOwner
      ? [
          {
            key: 'listPrice',
            head: t('listPrice'),
            width: 88,
            align: 'end' as const,
            cell: (row: Production) => (row.listPrice === null ? '–' : formatMoney(row.listPrice, 'JPY', t.locale)),
          },
        ]
      : []),
    {
      key: 'updatedAt',
      head: t('updatedAt'),
      width: 98,
      align: 'end',
      sortable: true,
      cell: (row) => formatDate(row.updatedAt, 'short', t.locale),
    },
  ]
}

function Card({ row, onOpen }: { row: Production; onOpen(): void }) {
  const t = useText(productionTexts)
  return (
    <button type="button" className="production-card" onClick={onOpen}>
      <Picture url={row.imageUrl} />
      <span className="words">
        <b>
          <span className="code">{row.styleNo}</span> {row.name}
        </b>
        <span className="small soft">{[row.brand.name, row.season].filter(Boolean).join(' ')}</span>
        <span className="small soft">
          {stageWord(t, row.stage ?? 'none')}・{t('pieces', { count: formatNumber(row.quantity) })}
          {row.deliveryDue && `・${t('deliveryDue')} ${formatDate(row.deliveryDue, 'short', t.locale)}`}
        </span>
      </span>
    </button>
  )
}
