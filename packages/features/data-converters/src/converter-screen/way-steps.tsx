import { useText } from '@tsumugi/i18n'
import { Icon } from '@tsumugi/ui'
import { Check } from '@tsumugi/ui/icons'
import { converterTexts } from '../words/converter-texts.ts'

const ways = ['file', 'map', 'check', 'apply'] as const

interface WayStepsProps {
  /** Where it stands, from 0; 4 when all is done. */
  readonly at: number
  readonly notes?: Readonly<Partial<Record<number, string>>>
}

/** The four steps of an import, and what each came to. */
export function WaySteps({ at, notes = {} }: WayStepsProps) {
  const t = useText(converterTexts)
  return (
    <ol className="ways" aria-label={t('ways')}>
      {ways.map((way, place) => (
        <li key={way} className={place < at ? 'is-done' : undefined} aria-current={place === at ? 'step' : undefined}>
          <span className="n">{place < at ? <Icon of={Check} /> : place + 1}</span>
          <b>{t(`way.${way}`)}</b>
          {notes[place] && <span className="tiny">{notes[place]}</span>}
        </li>
      ))}
    </ol>
  )
}
