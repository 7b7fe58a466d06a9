import { lazyPart } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { Button, EmptyState, ErrorState, SearchField, Select, Skeleton, Switch, useStyles } from '@tsumugi/ui'
import { Suspense, useMemo, useRef } from 'react'
import { GuestFrame } from '../guest-frame/guest-frame.tsx'
import { useActiveCart } from '../guest/active-cart.ts'
import { useLookBook, type LookBook } from '../guest/guest-queries.ts'
import { usePlace } from '../guest/guest-place.tsx'
import { figuresOf, pricedNow, unreadCells } from '../guest/order-figures.ts'
import { filtered, isNarrowed, noFilters, type BookFilters } from './book-filters.ts'
import { LookCard } from './look-card.tsx'
import css from './look-book-page.css?inline'
import sizesCss from './look-book-sizes.css?inline'
import { bookTexts } from './messages/catalogue.ts'
import { TotalBar } from './total-bar.tsx'

const BookTop = lazyPart(() => import('../look-book-outfits/book-top.tsx').then((m) => ({ default: m.BookTop })))
const ItemPanel = lazyPart(() => import('./item-panel.tsx').then((m) => ({ default: m.ItemPanel })))

export interface LookBookPageProps {
  /** The item that stands beside the wall; alone on a phone. */
  itemId?: number
  filters: BookFilters
  onFilters(filters: BookFilters): void
}

/** Everything an exhibition shows, and one item to be ordered from. */
export function LookBookPage({ itemId, filters, onFilters }: LookBookPageProps) {
  useStyles(css)
  useStyles(sizesCss)
  const t = useText(bookTexts)
  const { data: book, error, again } = useLookBook()
  const item = book?.items.find(({ id }) => id === itemId)
  const crumbs = item
    ? [{ text: t('items'), view: { name: 'book' as const } }, { text: item.name }]
    : [{ text: t('items') }]
  return (
    <GuestFrame crumbs={crumbs}>
      {book ? (
        <Book book={book} itemId={itemId} filters={filters} onFilters={onFilters} />
      ) : error ? (
        <ErrorState heading="h1" title={t('failed')} onRetry={again}>
          {t('failed.why')}
        </ErrorState>
      ) : (
        <div className="book-loading">
          <Skeleton rows={10} />
        </div>
      )}
    </GuestFrame>
  )
}

function Book({
  book: { exhibition, items, outfits },
  itemId,
  filters,
  onFilters,
}: LookBookPageProps & { book: LookBook }) {
  const t = useText(bookTexts)
  const { go } = usePlace()
  const { cart, review, locked } = useActiveCart()
  const lines = useMemo(() => pricedNow(cart.lines, items), [cart.lines, items])
  const { totals, gaps } = figuresOf(lines, exhibition)
  const ordered = new Set(totals.styles.keys())
  const outfit = outfits.find(({ id }) => id === filters.outfit)
  const worn = outfit?.itemIds.flatMap((id) => items.find((each) => each.id === id) ?? [])
  const shown = filtered(worn ?? items, filters, ordered)
  const categories = [...new Set(items.map(({ category }) => category).filter(Boolean))]
  const item = items.find(({ id }) => id === itemId)
  const frame = useRef<HTMLDivElement>(null)
  const unread = unreadCells(cart, items)
  function mend() {
    const here = frame.current?.querySelector<HTMLElement>('[aria-invalid]')
    if (here) here.focus()
    else if (unread[0]) go({ name: 'item', itemId: unread[0].itemId })
  }
  const set = (part: Partial<BookFilters>) => onFilters({ ...filters, ...part })
  return (
    <>
      <div ref={frame} className={item ? 'book has-item' : 'book'}>
        <main className="wall" aria-label={t('items')} onPointerMove={ItemPanel.preload} onFocus={ItemPanel.preload}>
          <Suspense fallback={exhibition.cover && <div className="cover-waits" />}>
            <BookTop
              {...{ exhibition, items, outfits, outfit }}
              isNarrowed={isNarrowed(filters)}
              onOutfit={(id) => onFilters({ ...noFilters, outfit: id })}
            />
          </Suspense>
          <div className="head">
            <h1>
              {t('items')} <small>{t('styles', { count: shown.length })}</small>
            </h1>
            <Select
              aria-label={t('category')}
              value={filters.category}
              onChange={(category) => set({ category })}
              placeholder={t('category.all')}
              options={categories.map((value) => ({ value, label: value }))}
            />
            <Select
              aria-label={t('delivery')}
              value={filters.delivery}
              onChange={(delivery) => set({ delivery })}
              placeholder={t('delivery.all')}
              options={exhibition.deliveryWindows.map(({ key, label }) => ({ value: key, label }))}
            />
            <SearchField label={t('search')} value={filters.search} onChange={(search) => set({ search })} slash />
            <Switch checked={filters.ordered} onChange={(on) => set({ ordered: on })}>
              {t('orderedOnly')}
            </Switch>
          </div>
          {shown.length === 0 && items.length > 0 ? (
            <EmptyState
              heading="h2"
              filtered
              title={t('none')}
              action={<Button onClick={() => onFilters(noFilters)}>{t('clear')}</Button>}
            />
          ) : shown.length === 0 ? (
            <EmptyState heading="h2" title={t('empty')}>
              {t('empty.why')}
            </EmptyState>
          ) : (
            <ul className="looks">
              {shown.map((each) => (
                <LookCard
                  key={each.id}
                  item={each}
                  exhibition={exhibition}
                  current={each.id === itemId}
                  pieces={totals.styles.get(each.id)?.quantity ?? 0}
                />
              ))}
            </ul>
          )}
        </main>
        {item && (
          <Suspense
            fallback={
              <aside className="item" aria-busy="true">
                <div className="order">
                  <Skeleton rows={10} />
                </div>
              </aside>
            }
          >
            <ItemPanel
              key={item.id}
              item={item}
              exhibition={exhibition}
              cart={cart}
              locked={locked}
              missing={gaps.styles.find((style) => style.itemId === item.id)?.missing}
            />
          </Suspense>
        )}
      </div>
      <TotalBar
        exhibition={exhibition}
        totals={totals}
        gap={gaps.amount}
        review={review}
        unread={unread.length}
        onMend={mend}
      />
    </>
  )
}
