import type { GuestItem, GuestOutfit } from '@tsumugi/contract'
import { useText } from '@tsumugi/i18n'
import { Button, useStyles } from '@tsumugi/ui'
import { ChevronLeft } from '@tsumugi/ui/icons'
import { useEffect, useRef } from 'react'
import { bookTexts } from '../look-book-screen/messages/catalogue.ts'
import { OutfitPicture } from './outfit-picture.tsx'
import css from './outfit-head.css?inline'

interface OutfitHeadProps {
  outfit: GuestOutfit
  /** Its items in order, which stand below. */
  items: readonly GuestItem[]
  /** Opened from the strip, which is gone: the eye and the reader go on here. */
  takesFocus: boolean
  onClose(): void
}

/** One outfit over the items it is made of, each of which leads to its order matrix. */
export function OutfitHead({ outfit, items, takesFocus, onClose }: OutfitHeadProps) {
  useStyles(css)
  const t = useText(bookTexts)
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) head.current?.focus()
  }, [outfit.id, takesFocus])
  return (
    <section className="outfit-head" aria-label={outfit.name}>
      <OutfitPicture outfit={outfit} items={items} />
      <div>
        <Button type="info-plain" size={24} icon={ChevronLeft} onClick={onClose}>
          {t('outfit.back')}
        </Button>
        <span className="tiny faint">{t('outfits')}</span>
        <h2 ref={head} tabIndex={-1}>
          {outfit.name}
        </h2>
        {outfit.note && <p className="small soft">{outfit.note}</p>}
      </div>
    </section>
  )
}
