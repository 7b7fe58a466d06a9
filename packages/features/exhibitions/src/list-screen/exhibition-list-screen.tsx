import type { Exhibition } from '@tsumugi/contract'
import { exhibitionPhase } from '@tsumugi/domain'
import { formatDate, formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { href, pageNavigator, rewriteAddress, type QueryRecord } from '@tsumugi/navigation'
import {
  Button,
  type Column,
  EmptyState,
  ErrorState,
  Pager,
  Screen,
  SearchField,
  Skeleton,
  Status,
  Table,
  Tabs,
  useStyles,
} from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useExhibitionChanges, useExhibitions } from '../admin/admin-queries.ts'
import css from '../admin/admin.css?inline'
import { adminTexts } from '../admin/messages/catalogue.ts'

const ExhibitionForm = lazy(() =>
  import('../settings/exhibition-form.tsx').then((m) => ({ default: m.ExhibitionForm })),
)

const phases = ['all', 'open', 'upcoming', 'closed'] as const
type PhaseTab = (typeof phases)[number]
export const looks = { open: 'going', upcoming: 'todo', closed: 'done' } as const

/** /exhibition_admin: the exhibitions of the organisation. */
export function ExhibitionListScreen({ query }: { query: QueryRecord }) {
  useStyles(css)
  const t = useText(adminTexts)
  const [view, setView] = useState(() => ({
    phase: phases.find((each) => each === query.phase) ?? ('all' as PhaseTab),
    search: typeof query.q === 'string' ? query.q : '',
    page: Number(query.page) || 1,
  }))
  const [isAdding, add] = useState(false)
  useExhibitionChanges()
  const wanted = {
    page: view.page,
    ...(view.phase === 'all' ? {} : { phase: view.phase }),
    ...(view.search ? { search: view.search } : {}),
  }
  const { data, error, isValidating, mutate } = useExhibitions(wanted)
  const show = (part: Partial<typeof view>) => {
    const next = { ...view, page: 1, ...part }
    setView(next)
    rewriteAddress(
      href('exhibitionAdmin', null, {
        ...(next.phase === 'all' ? {} : { phase: next.phase }),
        ...(next.search ? { q: next.search } : {}),
        ...(next.page > 1 ? { page: next.page } : {}),
      }),
    )
  }
  const open = ({ id }: Exhibition) => pageNavigator.go(href('exhibitionAdminItem', { exhibitionId: id }))
  const columns = useColumns()
  const isFiltered = view.phase !== 'all' || view.search !== ''
  return (
    <Screen
      className="exhibition-admin"
      title={t('title')}
      actions={
        <>
          <SearchField label={t('search')} value={view.search} onChange={(search) => show({ search })} slash />
          <Button type="primary" icon={Plus} onClick={() => add(true)}>
            {t('add')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('phase')}
        tabs={phases.map((key) => ({ key, label: t(`phase.${key}`) }))}
        value={view.phase}
        onChange={(phase) => show({ phase })}
      />
      {error && !data ? (
        <ErrorState title={t('failed')} onRetry={() => void mutate()}>
          {t('failed.why')}
        </ErrorState>
      ) : !data ? (
        <Skeleton rows={6} />
      ) : data.data.length === 0 ? (
        isFiltered ? (
          <EmptyState
            filtered
            title={t('none')}
            action={<Button onClick={() => show({ phase: 'all', search: '' })}>{t('clear')}</Button>}
          />
        ) : (
          <EmptyState
            title={t('empty')}
            action={
              <Button type="primary" onClick={() => add(true)}>
                {t('add')}
              </Button>
            }
          >
            {t('empty.why')}
          </EmptyState>
        )
      ) : (
        <>
          <Table
            label={t('title')}
            columns={columns}
            rows={data.data}
            rowKey={({ id }) => String(id)}
            density="picture"
            busy={isValidating}
            onOpen={open}
            total={data.pagination.totalCount}
            card={(row) => <Card row={row} onOpen={() => open(row)} />}
          />
          <Pager pagination={data.pagination} onPage={(page) => show({ page })} />
        </>
      )}
      {isAdding && (
        <Suspense>
          <ExhibitionForm onClose={() => add(false)} onSaved={open} />
        </Suspense>
      )}
    </Screen>
  )
}

export const phaseOf = (row: Exhibition) => exhibitionPhase(row, new Date())

function useColumns(): readonly Column<Exhibition>[] {
  const t = useText(adminTexts)
  return useMemo(
    () => [
      {
        key: 'name',
        head: t('name'),
        width: 260,
        kept: true,
        cell: (row) => (
          <span className="named">
            <Pictures row={row} />
            <span className="words">
              <a href={href('exhibitionAdminItem', { exhibitionId: row.id })}>{row.name}</a>
              <span className="tiny faint">
                {row.brandName} {row.season}
              </span>
            </span>
          </span>
        ),
      },
      {
        key: 'phase',
        head: t('phase'),
        width: 100,
        fixed: true,
        cell: (row) => <Status look={looks[phaseOf(row)]}>{t(`phase.${phaseOf(row)}`)}</Status>,
      },
      {
        key: 'period',
        head: t('period'),
        width: 226,
        fixed: true,
        cell: (row) => `${formatDate(row.opensAt, 'short', t.locale)} – ${formatDate(row.closesAt, 'short', t.locale)}`,
      },
      { key: 'items', head: t('items'), width: 72, align: 'end', cell: (row) => formatNumber(row.itemCount) },
      { key: 'orders', head: t('orders'), width: 72, align: 'end', cell: (row) => formatNumber(row.orderCount) },
      { key: 'quantity', head: t('quantity'), width: 90, align: 'end', cell: (row) => formatNumber(row.quantity) },
      {
        key: 'amount',
        head: t('amount'),
        width: 130,
        align: 'end',
        cell: (row) => formatMoney(row.amount, row.currency, t.locale),
      },
    ],
    [t],
  )
}

/** Its cover; without one, what it shows first. */
function Pictures({ row: { cover, imageUrls } }: { row: Exhibition }) {
  return (
    <span className="pictures">
      {cover ? (
        <img className="is-cover" src={cover.thumbnails['320']} alt="" width="76" height="44" loading="lazy" />
      ) : (
        imageUrls.slice(0, 2).map((url) => <img key={url} src={url} alt="" width="36" height="44" loading="lazy" />)
      )}
    </span>
  )
}

function Card({ row, onOpen }: { row: Exhibition; onOpen(): void }) {
  const t = useText(adminTexts)
  return (
    <button type="button" className="admin-card" onClick={onOpen}>
      {row.cover && <img className="cover" src={row.cover.thumbnails['640']} alt="" loading="lazy" />}
      <b>{row.name}</b>
      <Status look={looks[phaseOf(row)]}>{t(`phase.${phaseOf(row)}`)}</Status>
      <span className="small soft">
        {t('card', {
          orders: row.orderCount,
          quantity: formatNumber(row.quantity),
          amount: formatMoney(row.amount, row.currency, t.locale),
        })}
      </span>
    </button>
  )
}
