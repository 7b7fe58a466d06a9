import { wordsOf } from '@tsumugi/api'
import { exhibitionOrders, type Exhibition, type ExhibitionOrder } from '@tsumugi/contract'
import {
  afterTransition,
  exhibitionOrderStatuses,
  sum,
  type ExhibitionOrderStatus,
  type ExhibitionOrderTransition,
} from '@tsumugi/domain'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import {
  BulkBar,
  Button,
  confirm,
  EmptyState,
  ErrorState,
  Pager,
  SearchField,
  Segments,
  Skeleton,
  Status,
  Table,
  toast,
  type Column,
  type Sort,
  type StatusLook,
} from '@tsumugi/ui'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useOrders, type OrderQuery } from '../admin/admin-queries.ts'
import { boardTexts } from './messages/catalogue.ts'

const CancelDialog = lazy(() => import('./cancel-dialog.tsx').then((m) => ({ default: m.CancelDialog })))
const OrderDrawer = lazy(() => import('./order-drawer.tsx').then((m) => ({ default: m.OrderDrawer })))

export const orderLooks: Readonly<Record<ExhibitionOrderStatus, StatusLook>> = {
  submitted: 'waiting',
  confirmed: 'going',
  converted: 'done',
  cancelled: 'stopped',
}
const columnsByKey: Readonly<Record<string, string>> = {
  submittedAt: 'submitted_at',
  amount: 'amount',
  customer: 'customer_name',
}

/** Orders as they come in; new ones appear by themselves. Confirmed, converted and cancelled one by one or many at once. */
export function OrderBoard({ exhibition, onChanged }: { exhibition: Exhibition; onChanged(): void }) {
  const t = useText(boardTexts)
  const [status, setStatus] = useState<'all' | ExhibitionOrderStatus>('all')
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const [sort, setSort] = useState<Sort>({ key: 'submittedAt', direction: 'descending' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [openId, open] = useState<number | null>(null)
  const [cancelling, cancel] = useState<readonly ExhibitionOrder[]>([])
  const query: OrderQuery = {
    page,
    sort: `${sort.direction === 'descending' ? '-' : ''}${columnsByKey[sort.key]}` as OrderQuery['sort'],
    ...(status === 'all' ? {} : { status }),
    ...(search ? { search } : {}),
  }
  const { data, error, isValidating, mutate } = useOrders(exhibition.id, query)
  const move = useMoves(onChanged)
  const rows = data?.data ?? []
  const picked = rows.filter(({ id }) => chosen.has(String(id)))
  const columns = useColumns(exhibition)
  const can = (transition: ExhibitionOrderTransition) =>
    picked.length > 0 && picked.every((row) => afterTransition(transition, row.status) !== null)
  const run = async (transition: ExhibitionOrderTransition) => {
    if (await move(transition, picked)) setChosen(new Set())
  }
  if (error && !data)
    return (
      <ErrorState title={t('failed')} onRetry={() => void mutate()}>
        {t('failed.why')}
      </ErrorState>
    )
  if (!data) return <Skeleton rows={8} />
  const count = Object.values(data.counts).reduce((all, each) => all + each, 0)
  return (
    <section aria-label={t('board')}>
      <div className="tools">
        <Segments
          label={t('status')}
          value={status}
          onChange={(next) => {
            setStatus(next)
            setPage(1)
          }}
          options={(['all', ...exhibitionOrderStatuses] as const).map((value) => ({
            value,
            label: `${t(`status.${value}`)} ${formatNumber(value === 'all' ? count : (data.counts[value] ?? 0))}`,
          }))}
        />
        <SearchField
          label={t('search')}
          value={search}
          onChange={(next) => {
            setSearch(next)
            setPage(1)
          }}
          slash
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState filtered={count > 0} title={t(count > 0 ? 'none' : 'empty')}>
          {count > 0 ? undefined : t('empty.why')}
        </EmptyState>
      ) : (
        <Table
          label={t('board')}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => String(id)}
          busy={isValidating}
          sort={sort}
          onSort={setSort}
          total={data.pagination.totalCount}
          selection={{ chosen, onChange: setChosen }}
          onOpen={({ id }) => open(id)}
          totals={{
            label: t('totals', { count: data.pagination.totalCount }),
            values: {
              quantity: formatNumber(data.totals.quantity),
              amount: formatMoney(data.totals.amount, exhibition.currency, t.locale),
            },
          }}
          card={(row, choice) => (
            <OrderCard row={row} exhibition={exhibition} chosen={choice.chosen} onOpen={() => open(row.id)} />
          )}
        />
      )}
      <Pager pagination={data.pagination} onPage={setPage} />
      <BulkBar
        count={picked.length}
        onClear={() => setChosen(new Set())}
        sums={t('bulk.sums', {
          quantity: formatNumber(picked.reduce((all, { quantity }) => all + quantity, 0)),
          amount: formatMoney(sum(picked.map(({ amount }) => amount)), exhibition.currency, t.locale),
        })}
      >
        <Button type="plain" disabled={!can('cancel')} onClick={() => cancel(picked)}>
          {t('move.cancel')}
        </Button>
        <Button type="plain" disabled={!can('convert')} onClick={() => void run('convert')}>
          {t('move.convert')}
        </Button>
        <Button type="sub-primary" disabled={!can('confirm')} onClick={() => void run('confirm')}>
          {t('move.confirm')}
        </Button>
      </BulkBar>
      {cancelling.length > 0 && (
        <Suspense>
          <CancelDialog
            orders={cancelling}
            onMove={move}
            onClose={() => cancel([])}
            onDone={() => setChosen(new Set())}
          />
        </Suspense>
      )}
      {openId !== null && (
        <Suspense>
          <OrderDrawer id={openId} exhibition={exhibition} onMove={move} onClose={() => open(null)} />
        </Suspense>
      )}
    </section>
  )
}

interface MoveDetails {
  /** Pieces to make per SKU, of the one order that is handed over. */
  production?: ReadonlyMap<number, number>
  /** What the shop is told. */
  reason?: string
}
export type MoveOrders = (
  transition: ExhibitionOrderTransition,
  orders: readonly ExhibitionOrder[],
  details?: MoveDetails,
) => Promise<boolean>

function useMoves(onChanged: () => void): MoveOrders {
  const api = useApi()
  const t = useText(boardTexts)
  return async (transition, orders, { production, reason } = {}) => {
    const count = orders.length
    // What can be taken back is not asked about, and what has a dialog of its own was asked there.
    const asks = transition === 'convert' && !production
    if (
      asks &&
      !(await confirm({
        title: t('sure.convert', { count }),
        message: t('sure.convert.why'),
        okLabel: t('move.convert'),
      }))
    )
      return false
    try {
      await api
        .of(exhibitionOrders)
        .move({
          body: {
            transition,
            ...(reason ? { reason } : {}),
            orders: orders.map(({ id, lockVersion }) => ({
              id,
              lockVersion,
              ...(production && { production: [...production].map(([skuId, quantity]) => ({ skuId, quantity })) }),
            })),
          },
        })
      toast({ title: t(`done.${transition}`, { count }) })
      return true
    } catch (error) {
      toast({ title: t('failed.move'), message: wordsOf(error, t('failed.why')), type: 'attention' })
      return false
    } finally {
      onChanged()
    }
  }
}

function useColumns({ currency }: Exhibition): readonly Column<ExhibitionOrder>[] {
  const t = useText(boardTexts)
  return useMemo(
    () => [
      {
        key: 'number',
        head: t('number'),
        width: 130,
        fixed: true,
        kept: true,
        cell: (row) => <span className="number">{row.number}</span>,
      },
      { key: 'customer', head: t('shop'), width: 220, sortable: true, cell: (row) => row.customerName },
      {
        key: 'status',
        head: t('status'),
        width: 120,
        fixed: true,
        cell: (row) => <Status look={orderLooks[row.status]}>{t(`status.${row.status}`)}</Status>,
      },
      {
        key: 'submittedAt',
        head: t('submitted'),
        width: 120,
        fixed: true,
        sortable: true,
        cell: (row) => (
          <time dateTime={row.submittedAt} title={formatDate(row.submittedAt, 'long', t.locale)}>
            {formatDate(row.submittedAt, 'short', t.locale)}
          </time>
        ),
      },
      { key: 'styles', head: t('styles'), width: 70, align: 'end', cell: (row) => formatNumber(row.styles) },
      { key: 'quantity', head: t('quantity'), width: 80, align: 'end', cell: (row) => formatNumber(row.quantity) },
      {
        key: 'production',
        head: t('production'),
        width: 80,
        align: 'end',
        cell: (row) =>
          row.productionQuantity === null ? <span className="faint">–</span> : formatNumber(row.productionQuantity),
      },
      {
        key: 'amount',
        head: t('amount'),
        width: 130,
        align: 'end',
        sortable: true,
        cell: (row) => formatMoney(row.amount, currency, t.locale),
      },
    ],
    [t, currency],
  )
}

function OrderCard({
  row,
  exhibition,
  chosen,
  onOpen,
}: {
  row: ExhibitionOrder
  exhibition: Exhibition
  chosen: boolean
  onOpen(): void
}) {
  const t = useText(boardTexts)
  return (
    <button type="button" className="admin-card" data-chosen={chosen || undefined} onClick={onOpen}>
      <span className="tiny faint number">{row.number}</span>
      <b>{row.customerName}</b>
      <Status look={orderLooks[row.status]}>{t(`status.${row.status}`)}</Status>
      <span className="small soft number">
        {t('bulk.sums', {
          quantity: formatNumber(row.quantity),
          amount: formatMoney(row.amount, exhibition.currency, t.locale),
        })}
      </span>
    </button>
  )
}
