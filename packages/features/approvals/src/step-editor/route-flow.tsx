import { formatDate, formatMoney, useText } from '@tsumugi/i18n'
import { Avatar, useStyles } from '@tsumugi/ui'
import { stepEditorTexts } from './messages/catalogue.ts'
import css from './route-flow.css?inline'

/** A box of the flow. */
export interface FlowStep {
  name: string
  mode: 'any' | 'all' | 'quorum'
  quorum: number
  people: readonly { name: string; note?: string }[]
  amountFrom: string | null
  dueDays?: number | null
  dueOn?: string | null
  escalateTo?: string | null
  /** Passed over by the document at hand. */
  passed?: boolean
}

/** A route drawn as a flow: request, each step, approved. */
export function RouteFlow({ steps, ended = true }: { steps: readonly FlowStep[]; ended?: boolean }) {
  useStyles(css)
  const t = useText(stepEditorTexts)
  return (
    <ol className="route-flow" aria-label={t('flow.label')}>
      <li className="end">{t('flow.start')}</li>
      {steps.map((step, at) => (
        <FlowBox key={`${at} ${step.name}`} step={step} />
      ))}
      {ended && <li className="end done">{t('flow.end')}</li>}
    </ol>
  )
}

function FlowBox({ step }: { step: FlowStep }) {
  const t = useText(stepEditorTexts)
  const needed = step.mode === 'quorum' ? t('flow.quorum', { count: step.quorum }) : t(`mode.${step.mode}`)
  const due = step.dueOn
    ? formatDate(step.dueOn, 'shortNoYear', t.locale)
    : step.dueDays != null
      ? t('due', { days: step.dueDays })
      : null
  const facts = [
    step.amountFrom && t('from', { amount: formatMoney(step.amountFrom, 'JPY', t.locale) }),
    due,
    step.escalateTo && t('flow.escalate', { name: step.escalateTo }),
  ]
  return (
    <li className="box" data-passed={step.passed || undefined}>
      <b className="one-line">{step.name || t('powerUsers')}</b>
      <span className="tiny soft">{step.passed ? t('flow.skipped') : needed}</span>
      <ul>
        {step.people.length === 0 && <li className="tiny attention-text">{t('flow.nobody')}</li>}
        {step.people.map((person, at) => (
          // Two people may bear one name; who they are does not matter to the drawing, their place does.
          <li key={at}>
            <Avatar name={person.name} />
            <span className="one-line">{person.name}</span>
            {person.note && <span className="tiny soft one-line">{person.note}</span>}
          </li>
        ))}
      </ul>
      {facts.some(Boolean) && <span className="tiny soft">{facts.filter(Boolean).join(' · ')}</span>}
    </li>
  )
}
