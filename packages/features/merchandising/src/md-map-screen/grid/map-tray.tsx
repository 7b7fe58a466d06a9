import { Count } from '@tsumugi/ui'
import type { KeyboardEventHandler, Ref } from 'react'
import type { Cursor } from '../moves/cursor.ts'
import type { MapModel } from './grid-model.ts'
import { MapCard } from '../cards/map-card.tsx'
import type { CardLook } from './map-cell.tsx'

interface MapTrayProps {
  model: MapModel
  look: CardLook
  cursor: Cursor | null
  /** A card is held over it. */
  target: boolean
  /** Something is being moved: an empty tray shows that it takes cards. */
  open: boolean
  ref: Ref<HTMLDivElement>
  onKeyDown: KeyboardEventHandler
}

/** More than this are not drawn at once; the filters find the others. */
const most = 200

/** Products without a place on this map, at its bottom. */
export function MapTray({ model, look, cursor, target, open, ref, onKeyDown }: MapTrayProps) {
  const { text, zoom, pace, openId, marked, lifted, flashed } = look
  const { t } = text
  return (
    <section
      ref={ref}
      className="md-map-tray"
      aria-label={t('tray.title')}
      data-target={target || undefined}
      onKeyDown={onKeyDown}
    >
      <div className="what">
        <b>{t('tray.title')}</b> <Count>{model.tray.length}</Count>
        <span className="tiny">{t('tray.what')}</span>
      </div>
      {model.tray.length === 0 && open && <span className="small faint">{t('tray.empty')}</span>}
      {model.tray.slice(0, most).map((card) => (
        <MapCard
          key={card.id}
          {...{ card, text, pace }}
          zoom={zoom === 'small' ? 'medium' : zoom}
          chosen={card.id === openId}
          marked={marked.has(card.id)}
          lifted={lifted.has(card.id)}
          flashed={flashed.has(card.id)}
          reachable={cursor?.target === 'tray' && cursor.cardId === card.id}
        />
      ))}
    </section>
  )
}
