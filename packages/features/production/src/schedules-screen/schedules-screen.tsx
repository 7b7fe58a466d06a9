import { writesSchedules, type ProductionSchedule } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { lazyPart } from '@tsumugi/element'
import { formatNumber, useNoun, useText } from '@tsumugi/i18n'
import { href } from '@tsumugi/navigation'
import { ListOutcome, useShownColumns, type PageAddress } from '@tsumugi/records'
import { useSession } from '@tsumugi/session'
import {
  BulkBar,
  Button,
  ColumnChooser,
  EmptyState,
  Notice,
  Pager,
  Screen,
  Tabs,
  useStyles,
  type Column,
} from '@tsumugi/ui'
import { Suspense, useMemo, useState } from 'react'
import { useSchedules, type ScheduleList } from '../schedule-queries.ts'
import { scheduleListTexts } from './schedule-list-texts.ts'
import { scheduleColumns, usualColumns } from './schedule-columns.tsx'
import { ScheduleFilters } from './schedule-filters.tsx'
import { healthTabs, scheduleQueryOf, useSchedulePlace, type SchedulePlace } from './schedule-place.ts'
import { SheetButton } from './sheet-button.tsx'
import { ScheduleRows } from './schedule-rows.tsx'
import { ScheduleViews } from './schedule-views.tsx'
import rowCss from '../productions-screen/pictured-rows.css?inline'
import css from './schedules-screen.css?inline'

const TemplatesDrawer = lazyPart(() =>
  import('../schedule-making/templates-drawer.tsx').then((m) => ({ default: m.TemplatesDrawer })),
)

/** /production_schedules: one row per style and phase, with its milestones (domain §3.4). */
export function SchedulesScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(rowCss)
  useStyles(css)
  const t = useText(scheduleListTexts)
  const at = useSchedulePlace(query)
  const { place } = at
  const answer = useSchedules(scheduleQueryOf(place))
  const all = useMemo(() => scheduleColumns(t), [t])
  const sight = useShownColumns('production_schedules', all, 'styleNo', usualColumns)
  return (
    <Screen
      className="schedules-screen"
      title={t('title')}
      actions={<ListActions {...{ at, all, sight }} choices={answer.data?.choices} />}
    >
      {answer.data && <WorkInProgress totals={answer.data.totals} />}
      <HealthTabs place={place} tabs={answer.data?.tabs} />
      <ScheduleFilters place={place} choices={answer.data?.choices} />
      {answer.data?.isCapped && <Notice hue="gold">{t('capped')}</Notice>}
      <ListBody {...{ answer, at }} columns={sight.columns} />
    </Screen>
  )
}

interface ListActionsProps {
  at: ReturnType<typeof useSchedulePlace>
  all: readonly Column<ProductionSchedule>[]
  sight: ReturnType<typeof useShownColumns>
  choices: ScheduleList['choices'] | undefined
}

function ListActions({ at, all, sight, choices }: ListActionsProps) {
  const t = useText(scheduleListTexts)
  const noun = useNoun()
  return (
    <>
      {choices && <ScheduleViews {...{ at, choices }} columns={all} shown={sight.shown} onShown={sight.show} />}
      <ColumnChooser
        columns={all.map(({ key, head }) => ({ key, head: String(head) }))}
        hidden={sight.hidden}
        onChange={sight.hide}
      />
      <SheetButton at={at} />
      <TemplatesButton />
      <Button href={href('procedures')}>{noun('procedures')}</Button>
      <Button href={at.chartHref}>{t('gantt')}</Button>
    </>
  )
}

/** The templates that schedules are made from: of those who make them. */
function TemplatesButton() {
  const t = useText(scheduleListTexts)
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  if (!admits(user, writesSchedules)) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('templates')}</Button>
      <Suspense>{open && <TemplatesDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}

/** Where the pieces are: the width of each step is how many wait for it or lie in it. */
function WorkInProgress({ totals }: { totals: ScheduleList['totals'] }) {
  const t = useText(scheduleListTexts)
  const work = totals.work.filter(({ quantity }) => quantity > 0)
  if (totals.quantity === 0) return null
  return (
    <div className="work">
      <p>
        <span className="small soft">{t('wip', { count: totals.schedules })}</span>
        <b>{t('pieces', { count: formatNumber(totals.quantity) })}</b>
      </p>
      <dl>
        {work.map(({ kind, quantity }) => (
          <div key={kind} style={{ flexGrow: quantity }}>
            <dt>{t(`kind.${kind}`)}</dt>
            <dd>{formatNumber(quantity)}</dd>
          </div>
        ))}
        {totals.finished > 0 && (
          <div data-state="done" style={{ flexGrow: totals.finished }}>
            <dt>{t('wip.finished')}</dt>
            <dd>{formatNumber(totals.finished)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

function HealthTabs({ place, tabs }: { place: SchedulePlace; tabs: ScheduleList['tabs'] | undefined }) {
  const t = useText(scheduleListTexts)
  const counts = new Map(tabs?.map(({ health, count }) => [health, count]))
  return (
    <Tabs
      label={t('health')}
      tabs={[
        { key: '', label: t('all') },
        ...healthTabs.map((health) => ({ key: health, label: t(`health.${health}`), count: counts.get(health) ?? 0 })),
      ]}
      value={place.values.health}
      onChange={(health) => place.set({ health })}
    />
  )
}

interface ListBodyProps {
  answer: ReturnType<typeof useSchedules>
  at: ReturnType<typeof useSchedulePlace>
  columns: readonly Column<ProductionSchedule>[]
}

function ListBody({ answer, at, columns }: ListBodyProps) {
  const t = useText(scheduleListTexts)
  const { user } = useSession()
  const { place, chosen, choose, chartHref } = at
  const isBrand = user?.currentUserGroup?.kind === 'brand'
  const toProductions = <Button href={href('productions')}>{t('toProductions')}</Button>
  const empty = (
    <EmptyState heading="h2" title={t('empty')} action={toProductions}>
      {t(isBrand ? 'empty.text' : 'empty.partner')}
    </EmptyState>
  )
  return (
    <ListOutcome {...{ answer, place, empty }} filtered={t('filtered')} clear={t('clear')}>
      {({ data, pagination }) => (
        <>
          <ScheduleRows {...{ at, columns }} rows={data} total={pagination.totalCount} busy={answer.isValidating} />
          <Pager pagination={pagination} onPage={place.turn} />
          <BulkBar count={chosen.size} onClear={() => choose(new Set())}>
            <Button type="sub-primary" href={chartHref}>
              {t('gantt')}
            </Button>
          </BulkBar>
        </>
      )}
    </ListOutcome>
  )
}
