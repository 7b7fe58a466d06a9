import { resourcePlanSheets, type CostSheetSummary } from '@tsumugi/contract'
import { costSheetStatuses, type CostSheetStatus } from '@tsumugi/domain/costing'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href, pageNavigator } from '@tsumugi/navigation'
import { useQuery } from '@tsumugi/queries'
import { useListKeys, useListPlace, type ListPlace, type PageAddress } from '@tsumugi/records'
import {
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  Pager,
  Screen,
  SearchField,
  Skeleton,
  Status,
  Table,
  Tabs,
  type Column,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { useMemo, useState, type ReactNode } from 'react'
import { NewSheetDialog } from './new-sheet-dialog.tsx'
import { moneyOr, percentOr, sheetLook } from './words/cost-faces.ts'
import { costTexts, type CostText } from './words/cost-texts.ts'

const open = ({ id }: Pick<CostSheetSummary, 'id'>) => pageNavigator.go(href('resourcePlanSheet', { id }))

/** A brand's cost sheets, all versions or the last of each style. */
export function SheetList({ query }: Pick<PageAddress, 'query'>) {
  const t = useText(costTexts)
  const [isAdding, add] = useState(false)
  useListKeys({ n: () => add(true) })
  const place = useListPlace({ query }, href('resourcePlanSheets'), ['status', 'q', 'latest'])
  const { status, q, latest } = place.values
  const asked = { page: place.page, ...(q && { q }), ...(status && { status: status as CostSheetStatus }) }
  const { data, error, mutate } = useQuery(
    resourcePlanSheets.list,
    { query: { ...asked, ...(latest && { latest: '1' as const }) } },
    { keep: true, topics: ['cost_line_request'] },
  )
  const columns = useMemo(() => columnsOf(t), [t])
  const button = (
    <Button type="primary" icon={Plus} onClick={() => add(true)}>
      {t('add')}
    </Button>
  )
  return (
    <Screen title={t('title')} facts={<span className="small soft">{t('mine')}</span>} actions={button}>
      <ListTools place={place} tabs={data?.tabs} />
      {!data && (error ? <ErrorState heading="h2" onRetry={() => void mutate()} /> : <Skeleton rows={6} />)}
      {data?.data.length === 0 && <NoSheets filtered={place.filtered} onClear={place.clear} add={button} />}
      {data && data.data.length > 0 && (
        <>
          <Table
            label={t('title')}
            columns={columns}
            rows={data.data}
            rowKey={({ id }) => String(id)}
            onOpen={open}
            total={data.pagination.totalCount}
          />
          <Pager pagination={data.pagination} onPage={place.turn} />
        </>
      )}
      {isAdding && <NewSheetDialog onClose={() => add(false)} />}
    </Screen>
  )
}

interface ListToolsProps {
  readonly place: ListPlace<'status' | 'q' | 'latest'>
  readonly tabs: readonly { readonly status: CostSheetStatus; readonly count: number }[] | undefined
}

function ListTools({ place, tabs }: ListToolsProps) {
  const t = useText(costTexts)
  const { status, q, latest } = place.values
  return (
    <>
      <Tabs
        label={t('status')}
        value={status ?? ''}
        onChange={(chosen) => place.set({ status: chosen })}
        tabs={[
          { key: '', label: t('all') },
          ...costSheetStatuses.map((key) => ({
            key: key as string,
            label: t(`status.${key}`),
            count: tabs?.find((tab) => tab.status === key)?.count ?? 0,
          })),
        ]}
      />
      <div className="cost-filters">
        <SearchField label={t('search')} value={q ?? ''} onChange={(words) => place.set({ q: words })} />
        <Checkbox checked={Boolean(latest)} onChange={(isOn) => place.set({ latest: isOn ? 'true' : '' })}>
          {t('latest')}
        </Checkbox>
      </div>
    </>
  )
}

interface NoSheetsProps {
  readonly filtered: boolean
  /** Adds one. */
  readonly add: ReactNode
  onClear(): void
}

function NoSheets({ filtered, add, onClear }: NoSheetsProps) {
  const t = useText(costTexts)
  return (
    <EmptyState
      heading="h2"
      filtered={filtered}
      title={t(filtered ? 'filtered' : 'none')}
      action={filtered ? <Button onClick={onClear}>{t('clear')}</Button> : add}
    >
      {!filtered && t('none.text')}
    </EmptyState>
  )
}

const columnsOf = (t: CostText): Column<CostSheetSummary>[] => [...nameColumns(t), ...figureColumns(t)]

const nameColumns = (t: CostText): Column<CostSheetSummary>[] => [
  {
    key: 'styleNo',
    head: t('style'),
    width: 104,
    kept: true,
    cell: ({ styleNo }) => <b className="code">{styleNo}</b>,
  },
  { key: 'name', head: t('name'), width: 160, cell: ({ name }) => name },
  { key: 'version', head: t('version'), width: 64, cell: ({ version }) => t('version.of', { version }) },
  {
    key: 'status',
    head: t('status'),
    width: 104,
    cell: ({ status }) => <Status look={sheetLook[status]}>{t(`status.${status}`)}</Status>,
  },
]

const figureColumns = (t: CostText): Column<CostSheetSummary>[] => [
  {
    key: 'unitCost',
    head: t('unitCost'),
    width: 104,
    align: 'end',
    cell: ({ unitCost, currency }) => moneyOr(unitCost, currency),
  },
  { key: 'costRate', head: t('costRate'), width: 72, align: 'end', cell: ({ costRate }) => percentOr(costRate) },
  {
    key: 'retailPrice',
    head: t('retailPrice'),
    width: 104,
    align: 'end',
    cell: ({ retailPrice, currency }) => moneyOr(retailPrice, currency),
  },
  {
    key: 'quantity',
    head: t('quantity'),
    width: 72,
    align: 'end',
    cell: ({ targetQuantity }) => formatNumber(targetQuantity),
  },
  { key: 'requests', head: t('opened'), width: 96, cell: (row) => <Requests row={row} /> },
  { key: 'updatedAt', head: t('updatedAt'), width: 96, cell: ({ updatedAt }) => formatDate(updatedAt.slice(0, 10)) },
]

function Requests({ row: { openRequests, answeredRequests } }: { readonly row: CostSheetSummary }) {
  const t = useText(costTexts)
  return (
    <>
      {answeredRequests > 0 && (
        <Status look="going">
          {t('request.answered')} {answeredRequests}
        </Status>
      )}{' '}
      {openRequests > 0 && (
        <Status look="waiting">
          {t('request.open')} {openRequests}
        </Status>
      )}
    </>
  )
}
