import type { ConverterDetail } from '@tsumugi/contract'
import { formatNumber, useText } from '@tsumugi/i18n'
import { Progress } from '@tsumugi/ui'
import { converterTexts } from '../words/converter-texts.ts'

const parts = [
  ['create', 'done'],
  ['update', 'going'],
  ['same', 'planned'],
  ['refused', 'late'],
] as const

/** What would become of the rows, counted. */
export function Tally({ run: { counts, total, status } }: { run: ConverterDetail }) {
  const t = useText(converterTexts)
  return (
    <section className="panel tally">
      <header>
        <h2>{t('tally.title', { count: formatNumber(total) })}</h2>
        <span className="end tiny soft">{t(status === 'applied' ? 'tally.done' : 'tally.trial')}</span>
      </header>
      <div className="panel-body">
        <Progress
          label={t('tally.bar')}
          total={Math.max(1, total)}
          parts={parts.map(([key, look]) => ({ size: counts[key], look }))}
        />
        <dl>
          {parts.map(([key]) => (
            <div key={key} data-outcome={key}>
              <dt>{t(`outcome.${key}`)}</dt>
              <dd className="number">{formatNumber(counts[key])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
