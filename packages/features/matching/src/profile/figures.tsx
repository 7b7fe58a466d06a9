import type { MatchingFigures } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { useStyles } from '@tsumugi/ui'
import { comparisonTexts } from '../comparison/comparison-texts.ts'
import css from './figures.css?inline'

/** Figures of real transactions, each with what it rests on; what rests on nothing says so. */
export function Figures({ figures }: { readonly figures: MatchingFigures | null }) {
  useStyles(css)
  const t = useText(comparisonTexts)
  if (!figures) return <p className="small faint">{t('figuresHidden')}</p>
  const { onTimePercent, deliveryCount, defectPercent, inspectedPieces, responseHours, responseCount } = figures
  const rows = [
    [t('onTime'), onTimePercent && `${onTimePercent}%`, t('deliveriesOf', { count: formatNumber(deliveryCount) })],
    [t('defects'), defectPercent && `${defectPercent}%`, t('piecesOf', { count: formatNumber(inspectedPieces) })],
    [
      t('response'),
      responseHours && t('hours', { count: responseHours }),
      t('repliesOf', { count: formatNumber(responseCount) }),
    ],
  ] as const
  return (
    <dl className="matching-figures small">
      {rows.map(([label, value, rests]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value ? <b className="number">{value}</b> : <span className="faint">{t('noFigures')}</span>}{' '}
            {value && <span className="tiny soft">{rests}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
