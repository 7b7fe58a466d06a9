import { readsSchedules, type Procedure, type ScheduleDetail } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { isScheduleClosed } from '@tsumugi/domain/scheduling'
import { lazyPart } from '@tsumugi/element'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { useSession } from '@tsumugi/session'
import { Button, Notice, Status, useStyles, type StatusLook } from '@tsumugi/ui'
import { Plus } from '@tsumugi/ui/icons'
import { Suspense, useState } from 'react'
import { HolidayGapNotice } from '../holiday-gaps/holiday-gap-notice.tsx'
import { ScheduleHealth } from '../schedule-words/schedule-health.tsx'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'
import { ProposalsPanel } from './proposals-panel.tsx'
import css from './schedule-screen.css?inline'
import { SimulationPanel } from './simulation-panel.tsx'
import { StepsTable, type StepAct } from './steps-table.tsx'

const AddStepDialog = lazyPart(() =>
  import('./step-dialogs/add-step-dialog.tsx').then((m) => ({ default: m.AddStepDialog })),
)
const ActDialog = lazyPart(() => import('./step-dialogs/act-dialog.tsx').then((m) => ({ default: m.ActDialog })))

const statusLooks = {
  planned: 'todo',
  active: 'going',
  on_hold: 'waiting',
  completed: 'done',
  cancelled: 'stopped',
} as const satisfies Record<ScheduleDetail['status'], StatusLook>

/** The brand and whoever makes the phase put steps of their own between the others while it is not over. */
const mayAdd = ({ side, status, supplier }: ScheduleDetail, user: ReturnType<typeof useSession>['user']) =>
  !isScheduleClosed(status) &&
  admits(user, readsSchedules) &&
  (side === 'owner' || supplier?.id === user?.currentUserGroup?.id)

/** How a schedule stands, what each side asks of the other, its steps, and what a delay would cost. */
export function ScheduleBody({ schedule }: { schedule: ScheduleDetail }) {
  useStyles(css)
  const [dialog, open] = useState<{ act: StepAct; step: Procedure } | null>(null)
  const [adding, setAdding] = useState(false)
  const t = useText(scheduleTexts)
  const { user } = useSession()
  return (
    <div className="schedule-screen">
      <Facts schedule={schedule} />
      <ProposalsPanel schedule={schedule} />
      <div className="columns">
        <div>
          <StepsTable schedule={schedule} onAct={(act, step) => open({ act, step })} />
          {mayAdd(schedule, user) && (
            <Button icon={Plus} onClick={() => setAdding(true)}>
              {t('step.add')}
            </Button>
          )}
        </div>
        <aside>
          <SimulationPanel schedule={schedule} />
        </aside>
      </div>
      <Suspense>{adding && <AddStepDialog schedule={schedule} onClose={() => setAdding(false)} />}</Suspense>
      <Suspense>{dialog && <ActDialog {...dialog} schedule={schedule} onClose={() => open(null)} />}</Suspense>
    </div>
  )
}

function Facts({ schedule }: { schedule: ScheduleDetail }) {
  const t = useText(scheduleTexts)
  const { outcome, status, phase, quantity, deliveryDue, supplier, owner, side, lastNote } = schedule
  const day = (date: string | null) => (date === null ? '–' : formatDate(date, 'short', t.locale))
  const facts = [
    [t('deliveryDue'), day(deliveryDue)],
    [t('ships'), day(outcome.shipsOn)],
    [t('arrives'), day(outcome.arrivesOn)],
    [t('invoiceMonth'), outcome.invoiceMonth ?? '–'],
    [t('payment'), outcome.paymentsOn.map(day).join('、') || '–'],
    [t('quantity'), formatNumber(quantity)],
    [t('float'), schedule.totalFloat === null ? '–' : t('days', { count: formatNumber(schedule.totalFloat) })],
  ] as const
  return (
    <>
      <p className="standing">
        <Status look={statusLooks[status]}>{t(`status.${status}`)}</Status> <ScheduleHealth row={schedule} />{' '}
        <a href={href('production', { id: schedule.production.id }, { phase: phase.id })}>{t(`phase.${phase.kind}`)}</a>{' '}
        <span className="soft">{side === 'owner' ? supplier?.name : owner.name}</span>
      </p>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {lastNote && <Notice hue="gold">{lastNote}</Notice>}
      <HolidayGapNotice gaps={schedule.holidayGaps} />
    </>
  )
}
