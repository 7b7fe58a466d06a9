import type { MapText } from '../map-text.ts'
import type { HeatFigure } from '../view/map-view.ts'

const levels = {
  gap: [-3, -2, -1, 0, 1, 2, 3],
  costRate: [-3, -2, -1, 0, 1, 2, 3],
  quantity: [0, -1, -2, -3],
  retail: [0, -1, -2, -3],
} as const

/** What the colours of the cells mean. */
export function HeatLegend({ heat, text: { t } }: { heat: HeatFigure; text: MapText }) {
  const kind = heat === 'gap' || heat === 'costRate' ? heat : 'amount'
  return (
    <span className="legend push">
      <span>{t(`legend.${kind}.low`)}</span>
      <span className="steps" aria-hidden="true">
        {levels[heat].map((level) => (
          <i key={level} data-heat={level} />
        ))}
      </span>
      <span>{t(`legend.${kind}.high`)}</span>
    </span>
  )
}
