import type { GuestExhibition, GuestItem, GuestOutfit } from '@tsumugi/contract'
import { lazyPart } from '@tsumugi/element'
import { useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { Suspense, useState } from 'react'
import { bookTexts } from '../look-book-screen/messages/catalogue.ts'
import { OutfitStrip } from './outfit-strip.tsx'
import css from './outfits.css?inline'

const OutfitHead = lazyPart(() => import('./outfit-head.tsx').then((m) => ({ default: m.OutfitHead })))

export interface BookTopProps {
  exhibition: GuestExhibition
  items: readonly GuestItem[]
  outfits: readonly GuestOutfit[]
  /** The one that is open. */
  outfit: GuestOutfit | undefined
  /** Somebody looks for something: what leads in would be in the way. */
  isNarrowed: boolean
  /** 0 closes it. */
  onOutfit(id: number): void
}

/** What stands over the wall: the cover and the outfits, or the one outfit that is open. */
export function BookTop({ exhibition, items, outfits, outfit, isNarrowed, onOutfit }: BookTopProps) {
  useStyles(css)
  const t = useText(bookTexts)
  const [isOpened, setOpened] = useState(false)
  const open = (id: number) => {
    setOpened(true)
    onOutfit(id)
  }
  if (outfit) {
    const worn = outfit.itemIds.flatMap((id) => items.find((item) => item.id === id) ?? [])
    return (
      <Suspense>
        <OutfitHead outfit={outfit} items={worn} takesFocus={isOpened} onClose={() => onOutfit(0)} />
      </Suspense>
    )
  }
  if (isNarrowed) return null
  return (
    <>
      {exhibition.cover && (
        <img
          className="exhibition-cover"
          src={exhibition.cover.thumbnails['1920']}
          alt={t('cover', { name: exhibition.name })}
        />
      )}
      {outfits.length > 0 && <OutfitStrip outfits={outfits} items={items} onOpen={open} />}
    </>
  )
}
