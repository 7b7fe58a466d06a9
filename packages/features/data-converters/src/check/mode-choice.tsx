import type { ConverterDetail } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { Radio } from '@tsumugi/ui'
import { converterTexts } from '../words/converter-texts.ts'

interface ModeChoiceProps {
  readonly run: ConverterDetail
  readonly mode: 'all' | 'good'
  onMode(mode: 'all' | 'good'): void
}

/** All rows or none, which is usual, or the good ones; and whether the file came before. */
export function ModeChoice({ run: { twin }, mode, onMode }: ModeChoiceProps) {
  const t = useText(converterTexts)
  return (
    <section className="panel">
      <header>
        <h2 id="converter-mode">{t('mode.title')}</h2>
      </header>
      <div className="panel-body" role="radiogroup" aria-labelledby="converter-mode">
        {(['all', 'good'] as const).map((each) => (
          <Radio key={each} name="converter-mode" checked={mode === each} onChange={() => onMode(each)}>
            {t(`mode.${each}`)}
          </Radio>
        ))}
        {twin && (
          <span className="small soft">{t('twin', { day: formatDate(twin.appliedAt, 'short', t.locale) })}</span>
        )}
      </div>
    </section>
  )
}
