import type { ApprovalPath, ApprovalStep } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Avatar, useStyles } from '@tsumugi/ui'
import { modeWords } from './approval-words.ts'
import { approvalPathTexts } from './messages/catalogue.ts'
import css from './path-strip.css?inline'

/** The way of an approval on one line: who asked, then each step, the present one in gold. */
export function PathStrip({ path }: { path: ApprovalPath }) {
  useStyles(css)
  const t = useText(approvalPathTexts)
  return (
    <ol className="path-strip" aria-label={t('label')}>
      <li>
        <Avatar name={path.requestedBy.name} size={32} />
        <span>
          {path.requestedBy.name}
          <span className="tiny faint">
            {t('requested')} {formatDate(path.requestedAt, 'shortNoYear', t.locale)}
          </span>
        </span>
      </li>
      {path.steps.map((step) => (
        <StripStep key={step.id} step={step} />
      ))}
    </ol>
  )
}

function StripStep({ step }: { step: ApprovalStep }) {
  const t = useText(approvalPathTexts)
  const { user } = useSession()
  const mine = step.status === 'open' && step.assignees.some(({ id, decision }) => id === user?.id && decision === null)
  const name = step.name || t('powerUsers')
  const first = step.assignees.find(({ decision }) => decision && decision !== 'counted') ?? step.assignees[0]
  return (
    <li data-status={step.status} aria-current={step.status === 'open' ? 'step' : undefined}>
      <span className="face" data-mine={mine || undefined}>
        <Avatar name={first?.name || name} size={32} hue={step.status === 'open' ? 'gold' : 'plain'} />
      </span>
      <span>
        {mine ? <b>{t('you')}</b> : name}
        <span
          className={step.late ? 'tiny attention-text' : 'tiny faint'}
          title={step.assignees.map((each) => each.name).join('\n')}
        >
          {stateOf()}
        </span>
      </span>
    </li>
  )

  function stateOf(): string {
    if (step.status === 'open') {
      if (step.dueOn) return t(step.late ? 'late' : 'due', { date: formatDate(step.dueOn, 'shortNoYear', t.locale) })
      return modeWords(t, step)
    }
    if (step.status === 'waiting')
      return step.assignees.length > 1 ? modeWords(t, step) : (first?.name ?? t('step.waiting'))
    const at = step.closedAt ? ` ${formatDate(step.closedAt, 'shortNoYear', t.locale)}` : ''
    return `${t(`step.${step.status}`)}${at}`
  }
}
