import { exhibitionItems, type Exhibition, type ExhibitionItem } from '@tsumugi/contract'
import { formatMoney, formatNumber, useText } from '@tsumugi/i18n'
import { useApi } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Skeleton, Table, toast, type Column } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useItems } from '../admin/admin-queries.ts'
import { itemTexts } from './messages/catalogue.ts'

const ItemDialog = lazy(() => import('./item-dialog.tsx').then((m) => ({ default: m.ItemDialog })))
const ProductPicker = lazy(() =>
  import('../product-picker/product-picker.tsx').then((m) => ({ default: m.ProductPicker })),
)

/** What the exhibition shows, in order; Alt and an arrow move a row. */
export function ItemsTab({ exhibition, onChanged }: { exhibition: Exhibition; onChanged(): void }) {
  const t = useText(itemTexts)
  const api = useApi()
  const { data: items, error, mutate, put } = useItems(exhibition.id)
  const [open, setOpen] = useState<ExhibitionItem | 'new' | 'products' | null>(null)
  const columns = useColumns(exhibition)
  const changed = () => {
    void mutate()
    onChanged()
  }
  const done = () => {
    setOpen(null)
    changed()
  }
  async function move(from: number, to: number) {
    if (!items) return
    const next = items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)
    await put(next)
    try {
      await api.of(exhibitionItems).order({ body: { exhibitionId: exhibition.id, ids: next.map(({ id }) => id) } })
    } catch {
      toast({ title: t('order.failed'), type: 'attention' })
      await mutate()
    }
  }
  if (error && !items)
    return (
      <ErrorState title={t('failed')} onRetry={() => void mutate()}>
        {t('failed.why')}
      </ErrorState>
    )
  if (!items) return <Skeleton rows={8} />
  return (
    <section aria-label={t('title')}>
      <div className="tools">
        <span className="small soft">{t('count', { count: items.length })}</span>
        <Button icon={Plus} onClick={() => setOpen('new')}>
          {t('add')}
        </Button>
        <Button type="sub-primary" onClick={() => setOpen('products')}>
          {t('take')}
        </Button>
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={t('empty')}
          action={
            <Button type="primary" onClick={() => setOpen('products')}>
              {t('take')}
            </Button>
          }
        >
          {t('empty.why')}
        </EmptyState>
      ) : (
        <Table
          label={t('title')}
          columns={columns}
          rows={items}
          rowKey={({ id }) => String(id)}
          density="picture"
          onOpen={(row) => setOpen(row)}
          onMove={(from, to) => void move(from, to)}
          maxHeight="calc(100vh - 260px)"
          card={(row) => (
            <button type="button" className="admin-card" onClick={() => setOpen(row)}>
              <span className="tiny faint">{row.code}</span>
              <b>{row.name}</b>
              <span className="small soft">{formatMoney(row.unitPrice, exhibition.currency, t.locale)}</span>
            </button>
          )}
        />
      )}
      <Suspense>
        {open === 'products' && <ProductPicker exhibition={exhibition} onClose={() => setOpen(null)} onTaken={done} />}
        {open !== null && open !== 'products' && (
          <ItemDialog
            key={open === 'new' ? 0 : open.id}
            exhibition={exhibition}
            item={open === 'new' ? null : (items.find(({ id }) => id === open.id) ?? open)}
            onClose={() => setOpen(null)}
            onSaved={done}
            onChanged={changed}
          />
        )}
      </Suspense>
    </section>
  )
}

function useColumns({ currency, deliveryWindows }: Exhibition): readonly Column<ExhibitionItem>[] {
  const t = useText(itemTexts)
  return useMemo(() => {
    const pieces = (row: ExhibitionItem) => row.skus.reduce((all, { ordered }) => all + ordered, 0)
    return [
      {
        key: 'name',
        head: t('name'),
        width: 260,
        kept: true,
        cell: (row) => (
          <span className="named">
            <span className="pictures">
              {row.pictures[0] && (
                <img src={row.pictures[0].thumbnails['120']} alt="" width="36" height="44" loading="lazy" />
              )}
            </span>
            <span className="words">
              <b>{row.name}</b>
              <span className="tiny faint">{row.code}</span>
            </span>
          </span>
        ),
      },
      { key: 'category', head: t('category'), width: 120, cell: (row) => row.category },
      {
        key: 'colours',
        head: t('variants'),
        width: 130,
        cell: (row) => t('variants.count', { colours: row.colours.length, sizes: row.sizes.length }),
      },
      {
        key: 'delivery',
        head: t('delivery'),
        width: 160,
        cell: (row) => deliveryWindows.find(({ key }) => key === row.deliveryWindow)?.label ?? '–',
      },
      {
        key: 'list',
        head: t('list'),
        width: 110,
        align: 'end',
        cell: (row) => formatMoney(row.listPrice, currency, t.locale),
      },
      {
        key: 'unit',
        head: t('unit'),
        width: 110,
        align: 'end',
        cell: (row) => formatMoney(row.unitPrice, currency, t.locale),
      },
      { key: 'ordered', head: t('ordered'), width: 80, align: 'end', cell: (row) => formatNumber(pieces(row)) },
    ] satisfies Column<ExhibitionItem>[]
  }, [t, currency, deliveryWindows])
}
