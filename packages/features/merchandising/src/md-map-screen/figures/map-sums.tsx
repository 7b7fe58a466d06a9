import type { CellTotals } from '@tsumugi/domain'
import { formatNumber } from '@tsumugi/i18n'
import { gapSide, gapText, rateText, shortYen } from './figure-text.ts'
import type { MapText } from '../map-text.ts'

const marks = [
  ['planned', 'ring'],
  ['going', 'going'],
  ['confirmed', 'confirmed'],
  ['released', 'done'],
] as const

/** The figures of the season, and the key to the marks on the cards. */
export function MapSums({
  totals,
  filtered,
  text,
}: {
  totals: CellTotals | undefined
  filtered: boolean
  text: MapText
}) {
  const { t, locale } = text
  const number = (value: string | number) => formatNumber(value, undefined, locale)
  const facts =
    totals &&
    ([
      ['products', number(totals.count)],
      ['quantity', number(totals.quantity)],
      ['retail', shortYen(totals.retail, locale)],
      ['costRate', rateText(totals.costRate)],
    ] as const)
  return (
    <div className="line">
      <dl className="sums" aria-label={t('sums.label')} title={filtered ? t('sums.filtered') : undefined}>
        {facts?.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`sums.${name}`)}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
        {totals && (
          <div>
            <dt>{t('sums.gap')}</dt>
            <dd className="number gap" data-side={gapSide(totals.budgetGap)}>
              {gapText(totals.budgetGap, locale)}
            </dd>
          </div>
        )}
      </dl>
      <ul className="key push" aria-label={t('key.label')}>
        {marks.map(([name, mark]) => (
          <li key={name}>
            <i className="state" data-mark={mark} aria-hidden="true" />
            {t(`key.${name}`)}
          </li>
        ))}
      </ul>
    </div>
  )
}
