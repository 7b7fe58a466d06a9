import type { ApprovalPath, ApprovalStep } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { useSession } from '@tsumugi/session'
import { Avatar, Status, useStyles } from '@tsumugi/ui'
import { modeWords, stepLooks } from './approval-words.ts'
import { approvalPathTexts } from './messages/catalogue.ts'
import css from './path-list.css?inline'

/** The way of an approval in full: each step with everybody asked, what they said and when. */
export function PathList({ path }: { path: ApprovalPath }) {
  useStyles(css)
  const t = useText(approvalPathTexts)
  return (
    <ol className="path-list" aria-label={t('label')}>
      <li data-status="approved">
        <header>
          <b>{t('requested')}</b>
          {path.routeName && <span className="small soft">{path.routeName}</span>}
        </header>
        <ul>
          <li>
            <Avatar name={path.requestedBy.name} />
            <span className="who">{path.requestedBy.name}</span>
            <time className="small soft number" dateTime={path.requestedAt}>
              {formatDate(path.requestedAt, 'long', t.locale)}
            </time>
            {path.note && <q className="comment">{path.note}</q>}
          </li>
        </ul>
      </li>
      {path.steps.map((step) => (
        <StepBlock key={step.id} step={step} />
      ))}
    </ol>
  )
}

function StepBlock({ step }: { step: ApprovalStep }) {
  const t = useText(approvalPathTexts)
  const due = step.dueOn && t(step.late ? 'late' : 'due', { date: formatDate(step.dueOn, 'shortNoYear', t.locale) })
  return (
    <li data-status={step.status} aria-current={step.status === 'open' ? 'step' : undefined}>
      <header>
        <b>{step.name || t('powerUsers')}</b>
        <Status look={stepLooks[step.status]}>{t(`step.${step.status}`)}</Status>
        <span className="small soft">
          {modeWords(t, { ...step, assignees: step.assignees.filter(({ escalated }) => !escalated) })}
        </span>
        {due && step.status === 'open' && (
          <span className={step.late ? 'small attention-text' : 'small soft'}>{due}</span>
        )}
        {step.escalateTo && step.status === 'open' && (
          <span className="small soft">{t('escalates', { name: step.escalateTo })}</span>
        )}
      </header>
      <ul>
        {step.assignees.map((each) => (
          <Person key={each.id} person={each} asked={step.status !== 'waiting'} />
        ))}
      </ul>
    </li>
  )
}

function Person({ person, asked }: { person: ApprovalStep['assignees'][number]; asked: boolean }) {
  const t = useText(approvalPathTexts)
  const { user } = useSession()
  const notes = [
    person.onBehalfOf && t('behalf', { name: person.onBehalfOf }),
    person.escalated && t('escalated'),
    person.originalBy && t('original', { name: person.originalBy }),
  ].filter(Boolean)
  return (
    <li>
      <Avatar name={person.name} hue={person.decision ? 'indigo' : 'plain'} />
      <span className="who">
        {person.name}
        {person.id === user?.id && <span className="tiny soft"> {t('you')}</span>}
        {notes.length > 0 && <span className="tiny soft note">{notes.join(' · ')}</span>}
      </span>
      {(asked || person.decision) && (
        <span
          className={
            person.decision === 'rejected' || person.decision === 'returned' ? 'small attention-text' : 'small soft'
          }
        >
          {t(`said.${person.decision ?? 'waiting'}`)}
          {person.decidedAt && (
            <time className="number" dateTime={person.decidedAt}>
              {' '}
              {formatDate(person.decidedAt, 'long', t.locale)}
            </time>
          )}
        </span>
      )}
      {person.comment && <q className="comment">{person.comment}</q>}
    </li>
  )
}
