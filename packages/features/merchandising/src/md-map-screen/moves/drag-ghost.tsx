import type { Ref } from 'react'
import type { MapModel } from '../grid/grid-model.ts'
import { MapCard } from '../cards/map-card.tsx'
import type { MapText } from '../map-text.ts'
import type { Zoom } from '../view/map-view.ts'
import { sameTarget } from './moving.ts'
import type { PicturePace } from '../cards/picture-pace.ts'
import type { Lift } from './use-lift.ts'

interface DragGhostProps {
  lift: Lift
  model: MapModel
  zoom: Zoom
  text: MapText
  pace: PicturePace
  ref: Ref<HTMLDivElement>
}

/** The card that hangs on the pointer, saying where it would go: 3月 → 4月・カットソー. */
export function DragGhost({ lift, model, zoom, text, pace, ref }: DragGhostProps) {
  const { cards, from, target } = lift
  const card = cards[0]
  if (!card) return null
  const { t } = text
  const bold = (chunks: React.ReactNode[]) => <b>{chunks}</b>
  const to = target && text.place(model, target)
  return (
    <div ref={ref} className="md-map-ghost" data-zoom={zoom} aria-hidden="true" inert>
      <MapCard {...{ card, zoom, text, pace }} />
      {cards.length > 1 && <span className="many">{cards.length}</span>}
      {to && !sameTarget(target, from) && (
        <span className="where">
          {cards.length > 1
            ? t.rich('move.label.count', { count: cards.length, to, b: bold })
            : t.rich('move.label', {
                from: from === 'tray' ? t('tray.title') : text.period(model, from.column),
                to,
                b: bold,
              })}
        </span>
      )}
    </div>
  )
}
