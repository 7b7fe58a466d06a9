import type { Exhibition, ExhibitionItem, ExhibitionOutfit } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, EmptyState, ErrorState, Skeleton, toast, useStyles } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { lazy, Suspense, useState } from 'react'
import { useItems } from '../admin/admin-queries.ts'
import outfitsCss from '../look-book-outfits/outfits.css?inline'
import { outfitTexts } from './messages/catalogue.ts'
import { OutfitCard } from './outfit-card.tsx'
import css from './outfit-form.css?inline'
import { useOutfitChanges, useOutfits } from './outfit-queries.ts'

const OutfitDialog = lazy(() => import('./outfit-dialog.tsx').then((m) => ({ default: m.OutfitDialog })))

/** Items of an exhibition styled together, in the order in which shops see them. */
export function OutfitsTab({ exhibition }: { exhibition: Exhibition }) {
  useStyles(outfitsCss)
  useStyles(css)
  const t = useText(outfitTexts)
  const outfits = useOutfits(exhibition.id)
  const { data: items, error, mutate } = useItems(exhibition.id)
  const [open, setOpen] = useState<ExhibitionOutfit | 'new' | null>(null)
  const again = () => void Promise.all([outfits.mutate(), mutate()])
  if ((error || outfits.error) && !(items && outfits.data))
    return (
      <ErrorState title={t('failed')} onRetry={again}>
        {t('failed.why')}
      </ErrorState>
    )
  if (!items || !outfits.data) return <Skeleton rows={6} />
  const rows = outfits.data.data
  return (
    <section aria-label={t('title')}>
      <Outfits exhibition={exhibition} rows={rows} items={items} onOpen={setOpen} />
      {open && (
        <Suspense>
          <OutfitDialog
            key={open === 'new' ? 0 : open.id}
            exhibition={exhibition}
            items={items}
            outfit={open === 'new' ? null : (rows.find(({ id }) => id === open.id) ?? open)}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

interface OutfitsProps {
  exhibition: Exhibition
  rows: readonly ExhibitionOutfit[]
  items: readonly ExhibitionItem[]
  onOpen(outfit: ExhibitionOutfit | 'new'): void
}

function Outfits({ exhibition, rows, items, onOpen }: OutfitsProps) {
  const t = useText(outfitTexts)
  const move = useMoves(exhibition.id, rows)
  const add = (
    <Button type="sub-primary" icon={Plus} onClick={() => onOpen('new')}>
      {t('add')}
    </Button>
  )
  if (rows.length === 0)
    return (
      <EmptyState title={t('empty')} action={items.length > 0 ? add : undefined}>
        {t(items.length > 0 ? 'empty.why' : 'no.items')}
      </EmptyState>
    )
  return (
    <>
      <div className="tools">
        <span className="small soft">{t('count', { count: rows.length })}</span>
        {add}
      </div>
      <ul className="outfit-cards">
        {rows.map((outfit, at) => (
          <OutfitCard
            key={outfit.id}
            outfit={outfit}
            items={outfit.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? [])}
            onOpen={() => onOpen(outfit)}
            onEarlier={at > 0 ? () => void move(at, at - 1) : undefined}
            onLater={at < rows.length - 1 ? () => void move(at, at + 1) : undefined}
          />
        ))}
      </ul>
    </>
  )
}

function useMoves(exhibitionId: number, rows: readonly ExhibitionOutfit[]) {
  const t = useText(outfitTexts)
  const { order } = useOutfitChanges()
  return async (from: number, to: number) => {
    const next = rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!)
    try {
      await order({ body: { exhibitionId, ids: next.map(({ id }) => id) } })
    } catch {
      toast({ title: t('order.failed'), type: 'attention' })
    }
  }
}
