import type { MilestoneCell, ProductionSchedule } from '@tsumugi/contract'
import type { Milestone } from '@tsumugi/domain/scheduling'
import { formatDate, formatNumber, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { Icon, type Column } from '@tsumugi/ui'
import { Shirt } from '@tsumugi/ui/icons'
import { ScheduleHealth } from '../schedule-words/schedule-health.tsx'
import { scheduleListTexts, type ScheduleListText } from './schedule-list-texts.ts'
import { milestones } from './schedule-place.ts'

const end = 'end' as const

/** What is in sight until the reader wants other columns. */
export const usualColumns = ['quantity', ...milestones, 'deliveryDue', 'float', 'health']

/** Style, how many, six milestones as plan over actual or forecast, until when, how much float, how it stands. */
export function scheduleColumns(t: ScheduleListText): Column<ProductionSchedule>[] {
  return [
    { key: 'styleNo', head: t('styleNo'), width: 184, kept: true, sortable: true, cell: (row) => <Named row={row} /> },
    {
      key: 'quantity',
      head: t('quantity'),
      width: 64,
      align: end,
      sortable: true,
      cell: (row) => formatNumber(row.quantity),
    },
    ...milestones.map((milestone) => ({
      key: milestone,
      head: t(`milestone.${milestone}`),
      width: 74,
      align: end,
      cell: (row: ProductionSchedule) => <MilestoneChip row={row} milestone={milestone} />,
    })),
    {
      key: 'deliveryDue',
      head: t('deliveryDue'),
      width: 68,
      align: end,
      sortable: true,
      cell: (row) => (row.deliveryDue ? formatDate(row.deliveryDue, 'shortNoYear', t.locale) : '–'),
    },
    {
      key: 'float',
      head: t('float'),
      width: 72,
      align: end,
      sortable: true,
      cell: ({ totalFloat }) => <Float days={totalFloat} />,
    },
    { key: 'health', head: t('health'), width: 118, cell: (row) => <Standing row={row} /> },
    ...furtherColumns(t),
  ]
}

/** What is not in sight at first (domain §3.17). */
function furtherColumns(t: ScheduleListText): Column<ProductionSchedule>[] {
  const day = (date: string | null) => (date ? formatDate(date, 'shortNoYear', t.locale) : '–')
  return [
    { key: 'brand', head: t('brand'), width: 110, sortable: true, cell: ({ brand }) => brand.name },
    { key: 'season', head: t('season'), width: 64, sortable: true, cell: ({ production }) => production.season ?? '–' },
    {
      key: 'category',
      head: t('category'),
      width: 110,
      cell: ({ production }) => <Line text={production.categories.join('・')} />,
    },
    {
      key: 'supplier',
      head: t('supplier'),
      width: 140,
      sortable: true,
      cell: ({ supplier }) => <Line text={supplier?.name} />,
    },
    { key: 'status', head: t('status'), width: 84, sortable: true, cell: ({ status }) => t(`status.${status}`) },
    { key: 'arrive', head: t('arrives'), width: 76, align: end, cell: ({ outcome }) => day(outcome.arrivesOn) },
    {
      key: 'daysToShip',
      head: t('daysToShip'),
      width: 84,
      align: end,
      sortable: true,
      cell: ({ daysToShip }) => <Float days={daysToShip} />,
    },
    {
      key: 'assignee',
      head: t('assignee'),
      width: 120,
      cell: ({ assignees }) => <Line text={assignees.map(({ name }) => name).join('・')} />,
    },
    { key: 'lastNote', head: t('lastNote'), width: 160, cell: ({ lastNote }) => <Line text={lastNote} /> },
  ]
}

const Line = ({ text }: { text: string | null | undefined }) => <span className="one-line">{text || '–'}</span>

/** Working days that are left; fewer than none in red. */
function Float({ days }: { days: number | null }) {
  const t = useText(scheduleListTexts)
  if (days === null) return '–'
  return <span data-short={days < 0 || undefined}>{t('days', { count: formatNumber(days).replace('-', '−') })}</span>
}

function Standing({ row }: { row: ProductionSchedule }) {
  return (
    <span className="standing">
      <span>
        <ScheduleHealth row={row} />
      </span>
      {row.lastNote && <span className="small soft one-line">{row.lastNote}</span>}
    </span>
  )
}

function Named({ row }: { row: ProductionSchedule }) {
  const t = useText(scheduleListTexts)
  return (
    <span className="named">
      <Picture url={row.production.imageUrl} />
      <span className="words">
        <span className="one-line">
          <a className="code" href={href('productionSchedule', { id: row.id })}>
            {row.production.styleNo}
          </a>{' '}
          <span className="small soft">{t(`phase.${row.phase.kind}`)}</span>
        </span>
        <span className="one-line">{row.production.name}</span>
        <span className="small soft one-line">{row.side === 'owner' ? row.supplier?.name : row.owner.name}</span>
      </span>
    </span>
  )
}

function Picture({ url }: { url: string | null }) {
  return (
    <span className="picture" aria-hidden="true">
      {url ? <img src={url} alt="" width="44" height="44" /> : <Icon of={Shirt} size={20} />}
    </span>
  )
}

/** The plan, struck where it has moved, over the day it was met or is expected. */
function MilestoneChip({ row, milestone }: { row: ProductionSchedule; milestone: Milestone }) {
  const t = useText(scheduleListTexts)
  const cell = row.milestones.find((each) => each.milestone === milestone)
  if (!cell) return <span className="soft">–</span>
  const day = (date: string) => formatDate(date, 'shortNoYear', t.locale)
  const expected = cell.actual ?? cell.forecast ?? cell.planned
  return (
    <span className="milestone" data-state={cell.state}>
      {expected !== cell.planned && <s>{day(cell.planned)}</s>}
      <b>{day(expected)}</b>
      <i>{cellWord(t, cell)}</i>
    </span>
  )
}

const cellWord = (t: ScheduleListText, { state, progress }: MilestoneCell) =>
  state === 'going' ? `${progress}%` : t(`cell.${state}`)

/** A schedule on a phone: its milestones as six bars. */
export function ScheduleCard({ row, onOpen }: { row: ProductionSchedule; onOpen(): void }) {
  const t = useText(scheduleListTexts)
  return (
    <button type="button" className="schedule-card" onClick={onOpen}>
      <Picture url={row.production.imageUrl} />
      <span className="words">
        <b>
          <span className="code">{row.production.styleNo}</span> {row.production.name}
        </b>
        <span className="small soft">
          {[t(`phase.${row.phase.kind}`), row.side === 'owner' ? row.supplier?.name : row.owner.name]
            .filter(Boolean)
            .join('・')}
        </span>
        <span className="small soft">
          {t('pieces', { count: formatNumber(row.quantity) })}
          {row.deliveryDue && `・${t('deliveryDue')} ${formatDate(row.deliveryDue, 'short', t.locale)}`}
        </span>
        <span className="small">
          <ScheduleHealth row={row} />
        </span>
      </span>
      <span className="bars">
        {row.milestones.map((cell) => (
          <span key={cell.milestone} data-state={cell.state}>
            {t(`milestone.${cell.milestone}`)}
            <span className="unseen">{cellWord(t, cell)}</span>
          </span>
        ))}
      </span>
    </button>
  )
}
