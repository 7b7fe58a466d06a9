import type { ListedProcedure } from '@tsumugi/contract'
import { isSettled } from '@tsumugi/domain/scheduling'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Status, type StatusLook } from '@tsumugi/ui'
import { useSeesPlans } from '../report/use-plan-changes.ts'
import { procedureTexts } from '../words/procedure-texts.ts'

/** Its schedule, for who may see schedules; else its item. */
export const pageOf = ({ schedule }: ListedProcedure, seesPlans: boolean): string =>
  seesPlans ? href('productionSchedule', { id: schedule.id }) : href('production', { id: schedule.productionId })

export function Style({ row }: { row: ListedProcedure }) {
  const { schedule } = row
  const seesPlans = useSeesPlans()
  return (
    <span className="two-lines">
      <a className="code" href={pageOf(row, seesPlans)}>
        {schedule.styleNo}
      </a>
      <span className="one-line small soft">{schedule.name}</span>
    </span>
  )
}

/** The other company of the schedule; of a step of theirs, its owner. */
export const partnerOf = ({ side, owner, schedule }: ListedProcedure): string =>
  (side === 'theirs' ? owner?.name : schedule.side === 'owner' ? schedule.supplier?.name : schedule.brand.name) ?? '–'

export function Planned({ row: { planned, baseline } }: { row: ListedProcedure }) {
  const moved = baseline !== null && baseline.end !== planned.end
  return (
    <span className="two-lines number">
      {moved && <s className="tiny">{formatDate(baseline.end, 'shortNoYear')}</s>}
      <span>
        {planned.start === planned.end ? '' : `${formatDate(planned.start, 'shortNoYear')}–`}
        {formatDate(planned.end, 'shortNoYear')}
      </span>
    </span>
  )
}

/** Said only where it is not the plan. */
export function Forecast({ row: { forecast, planned, status } }: { row: ListedProcedure }) {
  if (!forecast || isSettled(status) || forecast.end === planned.end) return '–'
  return (
    <b className="number" data-late={forecast.end > planned.end ? '' : undefined}>
      {formatDate(forecast.end, 'shortNoYear')}
    </b>
  )
}

export function Actual({ row: { actual, progress, status } }: { row: ListedProcedure }) {
  if (actual.end) return <span className="number">{formatDate(actual.end, 'shortNoYear')}</span>
  if (!actual.start) return '–'
  return (
    <span className="two-lines number">
      <span>{formatDate(actual.start, 'shortNoYear')}–</span>
      {status === 'doing' && progress > 0 && <span className="tiny">{progress}%</span>}
    </span>
  )
}

export function Pieces({ row: { quantityDone, schedule } }: { row: ListedProcedure }) {
  const all = formatNumber(schedule.quantity)
  return quantityDone > 0 ? `${formatNumber(quantityDone)} / ${all}` : all
}

const looks = { todo: 'todo', doing: 'going', done: 'done', skipped: 'stopped' } as const satisfies Record<
  ListedProcedure['status'],
  StatusLook
>

/** How a step stands: lateness before everything, then its status. */
export function StepStatus({ row: { status, health, slip, side, approval } }: { row: ListedProcedure }) {
  const t = useText(procedureTexts)
  if (!isSettled(status) && health === 'late')
    return <Status look="late">{slip && slip > 0 ? t('state.late', { days: slip }) : t('scope.late')}</Status>
  if (!isSettled(status) && side === 'theirs') return <Status look="waiting">{t('state.waiting')}</Status>
  if (approval?.status === 'open')
    return <Status look="waiting">{t(side === 'ours' ? 'state.approval' : 'state.approve')}</Status>
  if (approval?.status === 'objected') return <Status look="late">{t('state.objected')}</Status>
  return <Status look={looks[status]}>{t(`state.${status}`)}</Status>
}
