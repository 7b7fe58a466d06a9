import type { MerchandisingCard } from '@tsumugi/contract'
import { costRate, type MerchandisingStatus } from '@tsumugi/domain'
import { href } from '@tsumugi/navigation'
import { memo } from 'react'
import { CardPicture } from './card-picture.tsx'
import { rateText, shortDay, yen } from '../figures/figure-text.ts'
import type { MapText } from '../map-text.ts'
import type { Zoom } from '../view/map-view.ts'
import type { PicturePace } from './picture-pace.ts'

export interface MapCardProps {
  card: MerchandisingCard
  zoom: Zoom
  text: MapText
  /** When its picture is asked for. */
  pace: PicturePace
  /** Px within its cell; a card of the tray flows instead. */
  left?: number
  top?: number
  /** Its product stands open. */
  chosen?: boolean
  marked?: boolean
  /** It is being moved, and this is where it came from. */
  lifted?: boolean
  /** Somebody else changed it just now. */
  flashed?: boolean
  /** Tab comes here. */
  reachable?: boolean
}

/** How the mark in the corner looks: ring, half, full (look, Status). */
export const markOf = {
  idea: 'ring',
  planned: 'ring',
  in_development: 'going',
  confirmed: 'confirmed',
  released: 'done',
  closed: 'done',
  dropped: 'stopped',
} as const satisfies Record<MerchandisingStatus, string>

/** One product on the map. What a press or a key does to it is decided by the board. */
export const MapCard = memo(function MapCard(props: MapCardProps) {
  const { card, zoom, text, pace, left, top, chosen, marked, lifted, flashed, reachable } = props
  const { t, locale } = text
  const placed = left === undefined ? undefined : { insetInlineStart: left, insetBlockStart: top }
  return (
    <a
      className="md-map-card"
      href={href('mdMapItem', { brandId: String(card.brandId), id: String(card.id) })}
      style={placed}
      draggable={false}
      tabIndex={reachable ? 0 : -1}
      aria-roledescription={t('card.roledescription')}
      aria-current={chosen || undefined}
      data-card={card.id}
      data-mark={markOf[card.status]}
      data-idea={card.status === 'idea' || undefined}
      data-chosen={chosen || undefined}
      data-marked={marked || undefined}
      data-lifted={lifted || undefined}
      data-flashed={flashed || undefined}
      title={zoom === 'small' ? card.name : undefined}
    >
      <span className="board">
        <CardPicture imageUrl={card.imageUrl} {...{ zoom, pace }} />
        <span className="state" title={text.status(card.status)}>
          <span className="unseen">{text.status(card.status)}</span>
        </span>
        {card.colours.length > 1 && (
          <span className="colours">{t('card.colours', { count: card.colours.length })}</span>
        )}
        {marked && <span className="unseen">{t('card.marked')}</span>}
      </span>
      <span className="name">{card.name}</span>
      <span className="price">{yen(card.listPrice, locale)}</span>
      {zoom === 'large' && left !== undefined && <CardFigures card={card} text={text} />}
    </a>
  )
})

function CardFigures({ card, text: { t, locale } }: { card: MerchandisingCard; text: MapText }) {
  const rate = card.unitCost && card.listPrice ? costRate(card.unitCost, card.listPrice) : null
  return (
    <span className="figures">
      <span title={t('card.quantity')}>
        {card.planQuantity === null ? '–' : t('cell.quantity', { count: card.planQuantity.toLocaleString(locale) })}
      </span>
      <span title={t('card.costRate')}>{rateText(rate)}</span>
      <span title={t('card.release')}>{card.releaseOn ? shortDay(card.releaseOn) : '–'}</span>
      {card.code && <span className="code">{card.code}</span>}
    </span>
  )
}
