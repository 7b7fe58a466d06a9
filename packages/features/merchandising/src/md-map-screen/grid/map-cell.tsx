import { Icon } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { memo, use } from 'react'
import { formatNumber } from '@tsumugi/i18n'
import { gapSide, gapText, rateText, shortYen } from '../figures/figure-text.ts'
import { slotAt, type CardSlots } from './grid-layout.ts'
import type { MapCell as Cell } from './grid-model.ts'
import type { HeatLevel } from '../figures/heat.ts'
import { LastYearContext } from '../figures/last-year-figures.ts'
import { MapCard } from '../cards/map-card.tsx'
import type { MapText } from '../map-text.ts'
import type { Zoom } from '../view/map-view.ts'
import type { PicturePace } from '../cards/picture-pace.ts'

/** What of all the cards needs to be known to draw some of them. */
export interface CardLook {
  zoom: Zoom
  text: MapText
  pace: PicturePace
  openId: number | null
  marked: ReadonlySet<number>
  lifted: ReadonlySet<number>
  flashed: ReadonlySet<number>
}

export interface MapCellProps {
  cell: Cell
  row: number
  column: number
  /** Where the cards of every cell lie: not the whole layout, which is another after each filter. */
  slots: CardSlots
  columnWidth: number
  left: number
  heat: HeatLevel
  /** The cards in sight, as a half-open range. */
  from: number
  to: number
  label: string
  look: CardLook
  /** The card of this cell that Tab reaches; `cell` where the cell itself is reached; null for any other cell. */
  reachable: number | 'cell' | null
}

/** One category in one period: its cards in sight, and its sums. */
export const MapCell = memo(function MapCell(props: MapCellProps) {
  const { cell, row, column, slots, columnWidth, left, heat, from, to, label, look, reachable } = props
  const { text, zoom, pace, openId, marked, lifted, flashed } = look
  const { t } = text
  const empty = cell.cards.length === 0
  return (
    <div
      className="md-map-cell"
      role="gridcell"
      aria-colindex={column + 2}
      data-cell={`${row}/${column}`}
      data-heat={heat}
      data-empty={empty || undefined}
      tabIndex={empty ? (reachable === 'cell' ? 0 : -1) : undefined}
      style={{ insetInlineStart: left, inlineSize: columnWidth }}
    >
      {empty && (
        <span className="create">
          <Icon of={Plus} size={16} label={t('cell.create', { place: label })} />
        </span>
      )}
      {cell.cards.slice(from, to).map((card, index) => (
        <MapCard
          key={card.id}
          card={card}
          {...slotAt(slots, from + index)}
          {...{ zoom, text, pace }}
          chosen={card.id === openId}
          marked={marked.has(card.id)}
          lifted={lifted.has(card.id)}
          flashed={flashed.has(card.id)}
          reachable={card.id === reachable}
        />
      ))}
      <CellSums cell={cell} text={text} row={row} column={column} />
    </div>
  )
})

function CellSums({
  cell: { totals, budget },
  text: { t, locale },
  row,
  column,
}: Pick<MapCellProps, 'cell' | 'row' | 'column'> & { text: MapText }) {
  const ghost = use(LastYearContext)?.(row, column)
  const quantity = t('cell.quantity', { count: formatNumber(totals.quantity, undefined, locale) })
  const gap = gapText(totals.budgetGap, locale)
  return (
    <div className="sum" data-none={totals.count === 0 || undefined}>
      {ghost && (
        <span className="last-year" title={ghost.title}>
          {ghost.text}
        </span>
      )}
      <span>{quantity}</span>
      {totals.count > 0 && (
        <>
          <span className="wide" title={t('cell.retail')}>
            {shortYen(totals.retail, locale)}
          </span>
          <span className="wide" title={t('cell.costRate')}>
            {rateText(totals.costRate)}
          </span>
        </>
      )}
      <span className="gap" data-side={gapSide(totals.budgetGap)} title={budget === null ? undefined : t('cell.gap')}>
        {gap}
      </span>
    </div>
  )
}
