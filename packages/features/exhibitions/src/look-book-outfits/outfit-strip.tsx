import type { GuestItem, GuestOutfit } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { bookTexts } from '../look-book-screen/messages/catalogue.ts'
import { OutfitPicture } from './outfit-picture.tsx'
import css from './outfits.css?inline'

interface OutfitStripProps {
  outfits: readonly GuestOutfit[]
  items: readonly GuestItem[]
  onOpen(id: number): void
}

/** What is worn together, before what there is. */
export function OutfitStrip({ outfits, items, onOpen }: OutfitStripProps) {
  useStyles(css)
  const t = useText(bookTexts)
  const byId = new Map(items.map((item) => [item.id, item]))
  return (
    <section className="outfit-strip" aria-labelledby="outfits-title">
      <h2 id="outfits-title">{t('outfits')}</h2>
      <ul>
        {outfits.map((outfit) => (
          <li key={outfit.id}>
            <button type="button" onClick={() => onOpen(outfit.id)}>
              <OutfitPicture outfit={outfit} items={outfit.itemIds.flatMap((id) => byId.get(id) ?? [])} />
              <b className="one-line small">{outfit.name}</b>
              <span className="tiny soft">{t('styles', { count: outfit.itemIds.length })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
