import type { MerchandisingCard } from '@tsumugi/contract'
import { useHost, useRefresh } from '@tsumugi/element'
import { figureStyles, useStyles } from '@tsumugi/ui'
import { Suspense, useMemo, useRef, useState } from 'react'
import { shownBrand, useBrands, useCategories } from '../merchandising-queries.ts'
import {
  KeyboardHelp,
  LastYear,
  MarkedBar,
  ProductDialog,
  ProductDrawer,
  ProductMerge,
  TakeOffDialog,
  type DialogRequest,
} from './view/aside-parts.tsx'
import { MapBody } from './grid/map-body.tsx'
import { MapSums } from './figures/map-sums.tsx'
import { useMapText } from './map-text.ts'
import { mapToasts } from './map-toasts.ts'
import { MapToolbar } from './view/map-toolbar.tsx'
import { isFiltered, type MapView } from './view/map-view.ts'
import { LastYearContext, type LastYearFigures } from './figures/last-year-figures.ts'
import cardStyles from './cards/map-card.css?inline'
import gridCss from './grid/map-grid.css?inline'
import css from './md-map.css?inline'
import { samePlace, targetOf, type Place } from './moves/moving.ts'
import { useMapCards } from './cards/use-map-cards.ts'
import { useMapChanges } from './moves/use-map-changes.ts'
import { useDraftAgain } from './view/use-draft-again.ts'
import { useMapEdits, type Conflict } from './moves/use-map-edits.ts'
import { useMapModel } from './grid/use-map-model.ts'
import { usePageKeys } from './view/use-page-keys.ts'
import type { ViewAddress } from './view/view-address.ts'

export interface MdMapProps {
  address: ViewAddress
  /** It is the screen, not a part of somebody's page: it fills the window and hears the whole page's keys. */
  wholePage?: boolean
}

const nobody: ReadonlySet<number> = new Set()

/** The merchandising map of a brand's season: category rows × release periods (domain §3.14). */
export function MdMap({ address, wholePage = false }: MdMapProps) {
  useStyles(figureStyles)
  useStyles(css)
  useStyles(gridCss)
  useStyles(cardStyles)
  const text = useMapText()
  const { t } = text
  const host = useHost()
  const { place, go } = address
  const { view } = place
  const root = useRef<HTMLElement>(null)
  const [marked, setMarked] = useState(nobody)
  const [asked, setAsked] = useState<DialogRequest | null>(null)
  const [merging, setMerging] = useState<Conflict | null>(null)
  const [help, setHelp] = useState(false)
  const [spoken, say] = useState('')
  const [lastYear, setLastYear] = useState<LastYearFigures | null>(null)

  const brands = useBrands()
  const open = brands.data?.filter(({ discardedAt }) => discardedAt === null)
  const brand = shownBrand(brands.data, place.brandId)
  const trees = { organisation: useCategories('organisation', brand?.id), brand: useCategories('brand', brand?.id) }
  const categories = trees[view.tree]
  const allCategories = useMemo(
    () => [...(trees.organisation.data ?? []), ...(trees.brand.data ?? [])],
    [trees.organisation.data, trees.brand.data],
  )
  const { cards, answer, error, stale, store } = useMapCards(brand?.id, view.season)
  const { model, filter } = useMapModel({ brand, categories: categories.data, answer, cards, view })
  const flashed = useMapChanges(store, brand?.id)
  useRefresh(() => void store.refresh())

  const toasts = mapToasts({
    text,
    nameOf: (id) => store.get(id)?.name ?? '',
    placeOf: (edit) => {
      const card = edit.kind === 'moved' ? store.get(edit.steps[0]?.id ?? 0) : undefined
      return card && model ? text.place(model, targetOf(card, model)) : ''
    },
    undo: (edit) => edits.undo(edit),
    compare: setMerging,
  })
  const edits = useMapEdits(store, {
    onDone(outcome) {
      toasts.done(outcome)
      const { edit } = outcome
      for (const { id } of edit.kind === 'moved' ? edit.steps : edit.cards) host.emit('product-change', { id })
    },
    onConflict: toasts.conflict,
    onFailure: toasts.failed,
  })

  const onView = (change: Partial<MapView>) => go({ view: { ...view, ...change } })
  useDraftAgain(brand?.id, () => setAsked({ mode: 'create' }))
  const onAdd = (at?: Place) => brand && setAsked({ mode: 'create', initial: at })
  usePageKeys(root, wholePage, { onAdd, onHelp: () => setHelp(true), onUndo: () => edits.undo() })

  const ordered = useMemo(() => model && [...model.cells.flat().flatMap((cell) => cell.cards), ...model.tray], [model])
  const tags = useMemo(() => tagsOf(cards ?? []), [cards])
  const markedCards = useMemo(() => (ordered ?? []).filter(({ id }) => marked.has(id)), [ordered, marked])

  function onOpen(card: MerchandisingCard) {
    if (!host.emit('product-open', { brandId: card.brandId, id: card.id }, { cancelable: true })) return
    go({ brandId: card.brandId, productId: card.id })
  }
  function onMove(moves: { card: MerchandisingCard; place: Place }[]) {
    const allowed = moves.filter(
      ({ card, place: to }) =>
        samePlace(card, to) || host.emit('product-move', { id: card.id, ...to }, { cancelable: true }),
    )
    edits.move(allowed)
    setMarked(nobody)
  }
  async function onCopy(list: readonly MerchandisingCard[]) {
    for (const card of list) {
      const copy = await edits.copy(card)
      if (!copy) continue
      toasts.said(t('done.copied', { name: card.name }))
      host.emit('product-change', { id: copy.id })
    }
  }
  function onDiscard(list: readonly MerchandisingCard[]) {
    edits.discard(list)
    setMarked(nobody)
    if (list.some(({ id }) => id === place.productId)) go({ productId: null })
  }
  function onStep(delta: number) {
    const at = ordered?.findIndex(({ id }) => id === place.productId) ?? -1
    const next = at < 0 ? undefined : ordered?.at((at + delta) % ordered.length)
    if (next) go({ productId: next.id })
  }
  function onSaved(card: MerchandisingCard) {
    store.put(card)
    host.emit('product-change', { id: card.id })
  }

  return (
    <section
      ref={root}
      className="md-map"
      data-whole={wholePage || undefined}
      data-open={place.productId !== null || undefined}
      aria-label={t('title')}
    >
      <header className="md-map-head">
        <MapToolbar
          {...{ text, brand, view, tags, onView }}
          brands={open ?? []}
          season={answer?.season ?? view.season}
          seasons={answer?.seasons ?? []}
          canUndo={edits.canUndo}
          locked={!brand}
          onBrand={(brandId) => go({ brandId, productId: null, view: { ...view, season: null, tags: [] } })}
          onUndo={() => edits.undo()}
          onAdd={() => onAdd()}
          onTemplate={() => setAsked({ mode: 'template' })}
          onHelp={() => setHelp(true)}
        />
        <MapSums totals={model?.all} filtered={isFiltered(view)} text={text} />
      </header>
      <LastYearContext value={lastYear}>
        <MapBody
          {...{ text, brand, model, view, filter, flashed, marked, say, onOpen, onMove, onView }}
          label={t('map.label', { brand: brand?.name, season: answer && text.season(answer.season) })}
          season={answer?.season}
          error={(brands.error ?? categories.error ?? error) as unknown}
          noBrands={open?.length === 0}
          stale={stale}
          total={cards?.length ?? 0}
          openId={place.productId}
          onMark={(ids) => {
            setMarked(ids)
            say(t('spoken.marked', { count: ids.size }))
          }}
          onCreate={onAdd}
          onCopy={(list) => void onCopy(list)}
          onDiscard={onDiscard}
          onRetry={() => void Promise.all([brands.mutate(), categories.mutate(), store.refresh()])}
        />
      </LastYearContext>
      {view.lastYear && brand && answer && model && (
        <Suspense>
          <LastYear {...{ brand, model }} season={answer.season} onFigures={(figures) => setLastYear(() => figures)} />
        </Suspense>
      )}
      {markedCards.length > 0 && (
        <Suspense>
          <MarkedBar
            cards={markedCards}
            locale={text.locale}
            onCopy={() => void onCopy(markedCards)}
            onDiscard={() => onDiscard(markedCards)}
            onClear={() => setMarked(nobody)}
          />
        </Suspense>
      )}
      {brand && place.productId !== null && (
        <div className="md-map-side">
          <Suspense>
            <ProductDrawer
              brandId={brand.id}
              id={place.productId}
              categories={allCategories}
              onClose={() => go({ productId: null })}
              onStep={onStep}
              onChanged={onSaved}
              onRemoved={(id) => store.drop(id)}
              onOpen={(productId) => go({ productId })}
            />
          </Suspense>
        </div>
      )}
      <Suspense>
        {brand && asked && (
          <ProductDialog
            {...asked}
            brandId={brand.id}
            categories={allCategories}
            onSaved={onSaved}
            onClose={() => setAsked(null)}
          />
        )}
        {merging?.mine && (
          <ProductMerge
            mine={merging.mine}
            base={merging.base}
            theirs={merging.current}
            categories={allCategories}
            onDecide={(values) => {
              setMerging(null)
              if (values) void edits.settle(merging, values)
            }}
          />
        )}
        {merging && !merging.mine && (
          <TakeOffDialog
            base={merging.base}
            theirs={merging.current}
            categories={allCategories}
            onTakeOff={() => {
              setMerging(null)
              onDiscard([merging.current])
            }}
            onClose={() => setMerging(null)}
          />
        )}
        {help && <KeyboardHelp onClose={() => setHelp(false)} />}
      </Suspense>
      <output className="unseen" aria-live="assertive">
        {spoken}
      </output>
    </section>
  )
}

/** The tags in use, the most used first. */
function tagsOf(cards: readonly MerchandisingCard[]): string[] {
  const counts = new Map<string, number>()
  for (const tag of cards.flatMap((card) => card.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}
