import type { ExhibitionItem, ExhibitionOutfit } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { IconButton } from '@tsumugi/ui'
import { ChevronLeft, ChevronRight } from '@tsumugi/ui/icons'
import { OutfitPicture } from '../look-book-outfits/outfit-picture.tsx'
import { outfitTexts } from './messages/catalogue.ts'

interface OutfitCardProps {
  outfit: ExhibitionOutfit
  /** Its items in order. */
  items: readonly ExhibitionItem[]
  onOpen(): void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

/** An outfit as shops see it, with the items it is made of, and its place among the others. */
export function OutfitCard({ outfit, items, onOpen, onEarlier, onLater }: OutfitCardProps) {
  const t = useText(outfitTexts)
  const { name } = outfit
  return (
    <li>
      <button type="button" onClick={onOpen}>
        <OutfitPicture outfit={outfit} items={items} />
        <b className="one-line">{name}</b>
        <span className="small soft">
          {items.length === 0 ? t('hidden') : t('items.count', { count: items.length })}
        </span>
        <span className="tiny faint one-line">{items.map(({ code }) => code).join('・')}</span>
      </button>
      <span className="acts">
        {onEarlier && <IconButton icon={ChevronLeft} size={24} label={t('earlier', { name })} onClick={onEarlier} />}
        {onLater && <IconButton icon={ChevronRight} size={24} label={t('later', { name })} onClick={onLater} />}
      </span>
    </li>
  )
}
