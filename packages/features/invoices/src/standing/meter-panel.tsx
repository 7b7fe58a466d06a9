import { useText } from '@tsumugi/i18n'
import { Icon, Status } from '@tsumugi/ui'
import { CircleCheck, X } from '@tsumugi/ui/icons'
import { standingTexts } from './standing-texts.ts'
import type { MatchProps } from '../invoice-match/match-panel.tsx'

/** The six items of a qualified invoice: which are met, and what is wrong with the others (domain §3.7 rule 2). */
export function MeterPanel({ match: { meter } }: MatchProps) {
  const t = useText(standingTexts)
  const say = t as unknown as (key: string) => string
  const { items, met, standing } = meter
  return (
    <section className="match-panel" aria-label={t('meter')}>
      <header>
        <h2>{t('meter')}</h2>
        <Status look={met === items.length ? 'done' : 'late'}>{t('meter.met', { met, count: items.length })}</Status>
      </header>
      {standing === 'unregistered' && <p className="off">{t('meter.unregistered')}</p>}
      <ul className="match-checks">
        {items.map(({ key, fault }) => (
          <li key={key} data-fault={fault ? '' : undefined}>
            <Icon of={fault ? X : CircleCheck} size={16} />
            <span>{t(`item.${key}`)}</span>
            {fault && <span className="off end">{say(`fault.${fault}`)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
