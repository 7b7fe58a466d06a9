import type { ExhibitionItem } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { IconButton } from '@tsumugi/ui'
import { ChevronLeft, ChevronRight, X } from '@tsumugi/ui/icons'
import { outfitTexts } from './messages/catalogue.ts'
import { Sketch } from './sketch.tsx'

interface ChosenItemProps {
  item: ExhibitionItem
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
  onRemove(): void
}

/** An item at its place in an outfit. */
export function ChosenItem({ item, onEarlier, onLater, onRemove }: ChosenItemProps) {
  const t = useText(outfitTexts)
  const { name } = item
  return (
    <li>
      <span className="outfit-board">
        <Sketch item={item} />
      </span>
      <span className="tiny one-line">{name}</span>
      <span className="acts">
        {onEarlier && <IconButton icon={ChevronLeft} size={24} label={t('earlier', { name })} onClick={onEarlier} />}
        {onLater && <IconButton icon={ChevronRight} size={24} label={t('later', { name })} onClick={onLater} />}
        <IconButton icon={X} size={24} label={t('take', { name })} onClick={onRemove} />
      </span>
    </li>
  )
}
