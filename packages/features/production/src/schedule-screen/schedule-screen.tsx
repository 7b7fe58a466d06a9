import type { Procedure, ScheduleDetail } from '@tsumugi/contract'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { StepProofs, type PageAddress } from '@tsumugi/records'
import {
  Button,
  EmptyState,
  ErrorState,
  Notice,
  Screen,
  Skeleton,
  Status,
  useStyles,
  type StatusLook,
} from '@tsumugi/ui'
import { useState } from 'react'
import { useSchedule } from '../schedule-queries.ts'
import { scheduleTexts } from '../schedule-words/schedule-texts.ts'
import { ScheduleHealth } from '../schedules-screen/schedule-columns.tsx'
import { ProposalsPanel } from './proposals-panel.tsx'
import { ScheduleActions } from './schedule-actions.tsx'
import css from './schedule-screen.css?inline'
import { SimulationPanel } from './simulation-panel.tsx'
import { stepName } from './step-name.ts'
import { MoveDialog } from './step-dialogs/move-dialog.tsx'
import { ReportDialog } from './step-dialogs/report-dialog.tsx'
import { StepDialog } from './step-dialogs/step-dialog.tsx'
import { StepsTable, type StepAct } from './steps-table.tsx'

const statusLooks = {
  planned: 'todo',
  active: 'going',
  on_hold: 'waiting',
  completed: 'done',
  cancelled: 'stopped',
} as const satisfies Record<ScheduleDetail['status'], StatusLook>

/** /production_schedules/:id: the steps of one phase, what each side asks of the other, and what a delay would cost. */
export function ScheduleScreen({ params }: PageAddress) {
  useStyles(css)
  const t = useText(scheduleTexts)
  const { data: answer, error, mutate } = useSchedule(Number(params.id))
  const [dialog, open] = useState<{ act: StepAct; step: Procedure } | null>(null)
  const back = { href: href('productionSchedules'), label: t('title') }
  const data = answer?.data
  if (!data) {
    const { status } = (error ?? {}) as { status?: number }
    return (
      <Screen title={t('title')} back={back}>
        {!error && <Skeleton rows={8} />}
        {error && status !== 404 && status !== 403 && <ErrorState heading="h2" onRetry={() => void mutate()} />}
        {(status === 404 || status === 403) && (
          <EmptyState heading="h2" filtered title={t('gone')} action={<Button href={back.href}>{t('title')}</Button>}>
            {t('gone.text')}
          </EmptyState>
        )}
      </Screen>
    )
  }
  const close = () => open(null)
  return (
    <Screen
      className="schedule-screen"
      title={
        <>
          <span className="code">{data.production.styleNo}</span> {data.production.name}
        </>
      }
      back={back}
      actions={<ScheduleActions schedule={data} />}
    >
      <Facts schedule={data} />
      <ProposalsPanel schedule={data} />
      <div className="columns">
        <StepsTable schedule={data} onAct={(act, step) => open({ act, step })} />
        <aside>
          <SimulationPanel schedule={data} />
        </aside>
      </div>
      {dialog?.act === 'report' && <ReportDialog step={dialog.step} onClose={close} />}
      {dialog?.act === 'edit' && <StepDialog schedule={data} step={dialog.step} onClose={close} />}
      {dialog?.act === 'proofs' && <StepProofs step={dialog.step} name={stepName(t, dialog.step)} onClose={close} />}
      {dialog?.act === 'move' && <MoveDialog schedule={data} step={dialog.step} onClose={close} />}
    </Screen>
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
    </>
  )
}
