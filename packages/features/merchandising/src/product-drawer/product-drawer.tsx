import { ApiError } from '@tsumugi/api'
import type { Category, Merchandising, MerchandisingCard } from '@tsumugi/contract'
import { FieldsPanel } from '@tsumugi/extension-fields'
import { useText } from '@tsumugi/i18n'
import { onRealtime } from '@tsumugi/session'
import { Button, EmptyState, ErrorState, Skeleton } from '@tsumugi/ui'
import { Copy, Undo2 } from '@tsumugi/ui/icons'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { ProductFiles } from '../product-files/product-files.tsx'
import { ProductLinks } from '../product-links/product-links.tsx'
import { ProductHistory } from '../product-history/product-history.tsx'
import { useProduct, useRefresh, type ProductAnswer } from '../product-queries.ts'
import { DrawerActions } from './drawer-actions.tsx'
import { DrawerFrame } from './drawer-frame.tsx'
import { drawerTexts } from './drawer-texts.ts'
import { ProductDetail } from './product-detail.tsx'
import { useProductActions } from './use-product-actions.ts'

const ProductDialog = lazy(() =>
  import('../product-form/product-dialog.tsx').then((m) => ({ default: m.ProductDialog })),
)
const TakeOffDialog = lazy(() =>
  import('../product-conflict/take-off-dialog.tsx').then((m) => ({ default: m.TakeOffDialog })),
)

export interface ProductDrawerProps {
  brandId: number
  id: number
  /** Both trees: the organisation's and the brand's. */
  categories: readonly Category[]
  onClose(): void
  /** −1 the product before, 1 the next. */
  onStep(delta: 1 | -1): void
  /** The product as it stands after a change made here; also a copy, and one that was put back. */
  onChanged(card: MerchandisingCard): void
  /** The product was taken off the map. */
  onRemoved?(id: number): void
  /** Goes to another product, e.g. the copy just made. */
  onOpen?(id: number): void
}

/** One product beside the map: looked at, edited, with its files and its history. Follows what others change. */
export function ProductDrawer(props: ProductDrawerProps) {
  const { brandId, id, categories, onClose, onStep, onChanged } = props
  const t = useText(drawerTexts)
  const { data, error, mutate } = useProduct(id)
  const refresh = useRefresh(id)
  const [left, setLeft] = useState<number | null>(null)
  const [conflict, setConflict] = useState<{ base: Merchandising; theirs: Merchandising } | null>(null)
  const actions = useProductActions({
    ...props,
    refresh,
    onLeaving: (leaves) => setLeft(leaves ? id : null),
    onConflict: (base, theirs) => setConflict({ base, theirs }),
  })
  const [editing, setEditing] = useState<Merchandising | null>(null)
  const product = data?.id === id ? data : undefined
  const gone = left === id || wasDiscarded(error)
  const missing = !gone && isNotFound(error)

  const hear = useEffectEvent((changed: number | null) => {
    if (left !== id && (changed === null || changed === id)) void refresh()
  })
  useEffect(() => onRealtime('merchandising', (event) => hear(event.id)), [])

  async function filesChanged(answer?: ProductAnswer) {
    // Replies asked for before it are dropped: until the next one the page shows what was done.
    if (answer) await refresh(answer)
    const fresh = await refresh()
    if (fresh) onChanged(fresh)
  }
  const usable = gone || missing ? undefined : product
  return (
    <>
      <DrawerFrame
        title={usable ? (usable.code ?? usable.name) : ''}
        busy={!usable && !error}
        onClose={onClose}
        actions={
          <DrawerActions
            onStep={onStep}
            product={
              usable && {
                onCopy: () => void actions.copy(usable),
                onKeepTemplate: () => void actions.keepTemplate(usable),
                onTakeOff: () => void actions.takeOff(usable),
              }
            }
          />
        }
        footer={
          usable && (
            <>
              <Button type="sub-primary" onClick={() => setEditing(usable)}>
                {t('edit')}
              </Button>
              <Button icon={Copy} aria-label={t('copy')} title={t('copy')} onClick={() => void actions.copy(usable)} />
            </>
          )
        }
      >
        {usable ? (
          <>
            <ProductDetail product={usable} categories={categories} onStatus={(to) => void actions.step(usable, to)} />
            <Suspense>
              <FieldsPanel key={`fields ${usable.id}`} target="merchandising" targetId={usable.id} />
            </Suspense>
            <Suspense>
              <ProductLinks key={`links ${usable.id}`} product={usable} />
            </Suspense>
            <ProductFiles key={usable.id} product={usable} onChanged={filesChanged} />
            <ProductHistory key={`history ${usable.id}`} product={usable} categories={categories} />
          </>
        ) : gone ? (
          <EmptyState
            filtered
            title={t('gone.title')}
            action={
              <Button icon={Undo2} onClick={() => void actions.revive()}>
                {t('revive')}
              </Button>
            }
          >
            {t('gone.text')}
          </EmptyState>
        ) : missing ? (
          <EmptyState
            filtered
            title={t('missing.title')}
            action={<Button onClick={onClose}>{t('missing.close')}</Button>}
          >
            {t('missing.text')}
          </EmptyState>
        ) : error ? (
          <ErrorState onRetry={() => void mutate()} />
        ) : (
          <div className="loading">
            <Skeleton shape="block" height={200} />
            <Skeleton rows={5} />
          </div>
        )}
      </DrawerFrame>
      {conflict && (
        <Suspense>
          <TakeOffDialog
            {...conflict}
            categories={categories}
            onTakeOff={() => {
              setConflict(null)
              void actions.takeOff(conflict.theirs)
            }}
            onClose={() => setConflict(null)}
          />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <ProductDialog
            mode="edit"
            brandId={brandId}
            categories={categories}
            initial={editing}
            onSaved={(saved) => {
              void refresh(saved)
              onChanged(saved)
            }}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </>
  )
}

/** Off the map, and still to be put back: the server tells it from what never was. */
const wasDiscarded = (error: unknown) =>
  isNotFound(error) && error instanceof ApiError && (error.errors?.some(({ code }) => code === 'discarded') ?? false)
const isNotFound = (error: unknown) => (error as { status?: number } | undefined)?.status === 404
