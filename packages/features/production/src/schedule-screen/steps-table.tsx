import type { Procedure, ScheduleDetail } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Button, IconButton, Menu, MenuItem, Status, type StatusLook } from '@tsumugi/ui'
import { Ellipsis } from '@tsumugi/ui/icons'
import { scheduleTexts, type ScheduleText } from '../schedule-words/schedule-texts.ts'
import { stepName } from './step-name.ts'

const looks = { todo: 'todo', doing: 'going', done: 'done', skipped: 'stopped' } as const satisfies Record<
  Procedure['status'],
  StatusLook
>
type Span = { start: string; end: string } | null
export type StepAct = 'report' | 'move' | 'edit' | 'proofs' | 'remove'

interface StepsTableProps {
  schedule: ScheduleDetail
  onAct(act: StepAct, step: Procedure): void
}

/** Every step with its plan over its baseline, forecast and what was done; on a phone each is a card with its one tap. */
export function StepsTable({ schedule, onAct }: StepsTableProps) {
  const t = useText(scheduleTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled by the keyboard too.
    <div className="steps" tabIndex={0} role="group" aria-label={t('steps')}>
      <table>
        <thead>
          <tr>
            {(['step', 'planned', 'forecast', 'actual', 'float', 'state'] as const).map((key) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
            <th scope="col">
              <span className="unseen">{t('report')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {schedule.plan.procedures.map((step) => (
            <tr key={step.id} data-health={step.health}>
              <th scope="row">
                {stepName(t, step)} {!step.shared && <span className="small soft">{t('private')}</span>}
                <span className="small soft whose">{whose(t, step)}</span>
              </th>
              <td data-label={t('planned')}>
                <Planned step={step} />
              </td>
              <td data-label={t('forecast')}>{spanWords(t, step.forecast)}</td>
              <td data-label={t('actual')}>{actualWords(t, step)}</td>
              <td data-label={t('float')}>
                {step.totalFloat === null ? '–' : t('days', { count: formatNumber(step.totalFloat) })}
                {step.isCritical && <span className="unseen">{t('critical')}</span>}
              </td>
              <td>
                <State step={step} ordered={schedule.quantity} />
              </td>
              <td className="acts">
                <StepActs {...{ schedule, step, onAct }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const whose = (t: ScheduleText, { side, owner, assignee }: Procedure) =>
  side === 'ours' ? [t('ours'), assignee?.name].filter(Boolean).join('・') : (owner?.name ?? t('theirs'))

/** The plan, with the baseline struck over it where it has moved since. */
function Planned({ step: { planned, baseline } }: { step: Procedure }) {
  const t = useText(scheduleTexts)
  const isMoved = baseline !== null && (baseline.start !== planned.start || baseline.end !== planned.end)
  return (
    <>
      {isMoved && (
        <s className="small soft">
          <span className="unseen">{t('baseline')} </span>
          {spanWords(t, baseline)}
        </s>
      )}{' '}
      <span>{spanWords(t, planned)}</span>
    </>
  )
}

function State({ step, ordered }: { step: Procedure; ordered: number }) {
  const t = useText(scheduleTexts)
  const { health, status, progress, quantityDone, note, approval } = step
  return (
    <>
      {health === 'late' ? (
        <Status look="late">{t('cell.late')}</Status>
      ) : (
        <Status look={looks[status]}>{t(`step.${status}`)}</Status>
      )}
      {status === 'doing' && <span className="small soft"> {progress}%</span>}
      {quantityDone > 0 && (
        <span className="small soft">
          {' '}
          {t('pieces', { count: `${formatNumber(quantityDone)} / ${formatNumber(ordered)}` })}
        </span>
      )}
      {approval && <Approval side={step.side} approval={approval} />}
      {note && <span className="small soft note">{note}</span>}
    </>
  )
}

/** What the other side says of a step that is done; whoever is asked is led to where it is answered. */
function Approval({ side, approval }: { side: Procedure['side']; approval: NonNullable<Procedure['approval']> }) {
  const t = useText(scheduleTexts)
  const { status, comment } = approval
  if (status === 'open' && side === 'theirs')
    return (
      <a className="small note" href={href('confirmedMarks')}>
        {t('approval.ours')}
      </a>
    )
  return <span className="small soft note">{t(`approval.${status}`, { comment: comment ?? '' })}</span>
}

function StepActs({ schedule, step, onAct }: StepsTableProps & { step: Procedure }) {
  const t = useText(scheduleTexts)
  const name = stepName(t, step)
  const isOver = schedule.status === 'completed' || schedule.status === 'cancelled'
  const isOurs = !isOver && step.side === 'ours'
  const isOpen = step.status === 'todo' || step.status === 'doing'
  return (
    <div className="buttons">
      {isOurs && isOpen && (
        <Button aria-label={t('report.title', { step: name })} onClick={() => onAct('report', step)}>
          {t('report')}
        </Button>
      )}
      <Menu
        placement="below-end"
        trigger={(props) => <IconButton icon={Ellipsis} label={t('acts', { step: name })} {...props} />}
      >
        {step.right !== 'none' && <MenuItem onSelect={() => onAct('move', step)}>{t('move')}</MenuItem>}
        {isOurs && <MenuItem onSelect={() => onAct('edit', step)}>{t('edit')}</MenuItem>}
        <MenuItem onSelect={() => onAct('proofs', step)}>{t('proofs')}</MenuItem>
        {isOurs && !isOpen && <MenuItem onSelect={() => onAct('report', step)}>{t('putBack')}</MenuItem>}
        {isOurs && step.status === 'todo' && (
          <MenuItem attention onSelect={() => onAct('remove', step)}>
            {t('step.remove')}
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}

export function spanWords(t: ScheduleText, span: Span): string {
  if (span === null) return '–'
  const day = (date: string) => formatDate(date, 'shortNoYear', t.locale)
  return span.start === span.end ? day(span.start) : `${day(span.start)} – ${day(span.end)}`
}

function actualWords(t: ScheduleText, { actual: { start, end } }: Procedure): string {
  if (start === null) return '–'
  return end === null ? `${formatDate(start, 'shortNoYear', t.locale)} –` : spanWords(t, { start, end })
}
