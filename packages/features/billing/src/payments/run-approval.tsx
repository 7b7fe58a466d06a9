import type { PaymentRun } from '@tsumugi/contract'
import { formatDate, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Status, type StatusLook } from '@tsumugi/ui'
import { paymentTexts } from './payment-texts.ts'

type Approval = NonNullable<PaymentRun['approval']>
type Step = NonNullable<Approval['path']>['steps'][number]

const looks: Readonly<Record<Approval['status'], StatusLook>> = {
  needed: 'todo',
  pending: 'waiting',
  approved: 'done',
  rejected: 'late',
  returned: 'late',
  withdrawn: 'stopped',
  cancelled: 'stopped',
}

/** How a run stands with its route, step by step: who decided, and who has to. */
export function RunApproval({ approval }: { approval: Approval }) {
  const t = useText(paymentTexts)
  const { status, route, path } = approval
  return (
    <section className="run-approval" aria-label={t('approval')}>
      <header>
        <h3>{t('approval')}</h3>
        <Status look={looks[status]}>{t(`approval.${status}`)}</Status>
        {route && <span className="small soft">{t('approval.route', { route })}</span>}
        {path && status === 'pending' && (
          <a className="small" href={href('approvalSteps', { id: path.id })}>
            {t('approval.open')}
          </a>
        )}
      </header>
      {path && status !== 'needed' && (
        <ol>
          {path.steps.map((step) => (
            <StepLine key={step.id} step={step} />
          ))}
        </ol>
      )}
    </section>
  )
}

function StepLine({ step: { name, status, assignees, dueOn } }: { step: Step }) {
  const t = useText(paymentTexts)
  const decided = assignees.filter(({ decision }) => decision !== null)
  const people = (status === 'open' || status === 'waiting' ? assignees : decided).map((each) => each.name)
  const comments = decided.flatMap(({ comment }) => (comment ? [comment] : []))
  return (
    <li className="small">
      <b>{name || t('approval.powerUsers')}</b> {t(`approval.step.${status}`)} {people.join(' · ')}
      {status === 'open' && dueOn && (
        <span className="soft"> {t('approval.due', { date: formatDate(dueOn, 'short', t.locale) })}</span>
      )}
      {comments.length > 0 && <span className="soft"> {comments.join(' / ')}</span>}
    </li>
  )
}
