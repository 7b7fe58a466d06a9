import { writesSchedules, type ProductionSchedule } from '@tsumugi/contract'
import { admits } from '@tsumugi/domain'
import { lazyPart } from '@tsumugi/element'
import { formatNumber, useNoun, useText } from '@tsumugi/i18n'
import { href, pageNavigator, stringifyQuery } from '@tsumugi/navigation'
import { ListOutcome, useListPlace, type PageAddress } from '@tsumugi/records'
import { storage, useSession, useStored } from '@tsumugi/session'
import {
  Button,
  ColumnChooser,
  EmptyState,
  Notice,
  Pager,
  Screen,
  SearchField,
  Select,
  Table,
  Tabs,
  useStyles,
} from '@tsumugi/ui'
import { Suspense, useMemo, useState } from 'react'
import { useSchedules, type ScheduleList } from '../schedule-queries.ts'
import { scheduleListTexts } from './schedule-list-texts.ts'
import { ScheduleCard, scheduleColumns } from './schedule-columns.tsx'
import { healthTabs, milestones, scheduleFilterKeys, scheduleQueryOf, type SchedulePlace } from './schedule-place.ts'
import rowCss from '../productions-screen/pictured-rows.css?inline'
import css from './schedules-screen.css?inline'

const TemplatesDrawer = lazyPart(() =>
  import('../schedule-making/templates-drawer.tsx').then((m) => ({ default: m.TemplatesDrawer })),
)
const open = ({ id }: Pick<ProductionSchedule, 'id'>) => pageNavigator.go(href('productionSchedule', { id }))

/** /production_schedules: one row per style and phase, with its milestones (domain §3.4). */
export function SchedulesScreen({ query }: Pick<PageAddress, 'query'>) {
  useStyles(rowCss)
  useStyles(css)
  const t = useText(scheduleListTexts)
  const noun = useNoun()
  const place = useListPlace({ query }, href('productionSchedules'), scheduleFilterKeys)
  const answer = useSchedules(scheduleQueryOf(place))
  const columns = useMemo(() => scheduleColumns(t), [t])
  const hiddenIn = storage.hiddenColumns('production_schedules')
  const hiddenKeys = useStored(hiddenIn)
  const hidden = useMemo(() => new Set(hiddenKeys), [hiddenKeys])
  return (
    <Screen
      className="schedules-screen"
      title={t('title')}
      actions={
        <>
          <ColumnChooser
            columns={columns.slice(1).map(({ key, head }) => ({ key, head: String(head) }))}
            hidden={hidden}
            onChange={(keys) => hiddenIn.set([...keys])}
          />
          <TemplatesButton />
          <Button href={href('procedures')}>{noun('procedures')}</Button>
          <Button href={ganttHref(place)}>{t('gantt')}</Button>
        </>
      }
    >
      {answer.data && <WorkInProgress totals={answer.data.totals} />}
      <HealthTabs place={place} tabs={answer.data?.tabs} />
      <ScheduleFilters place={place} choices={answer.data?.choices} />
      {answer.data?.isCapped && <Notice hue="gold">{t('capped')}</Notice>}
      <ListBody {...{ answer, place, columns, hidden }} />
    </Screen>
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

/** The chart of the same schedules: both keep what narrows them under the same names. */
function ganttHref({ values }: SchedulePlace): string {
  const query = stringifyQuery(Object.fromEntries(scheduleFilterKeys.map((key) => [key, values[key] || null])))
  return query ? `${href('ganttChart')}?${query}` : href('ganttChart')
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

function ScheduleFilters({ place, choices }: { place: SchedulePlace; choices: ScheduleList['choices'] | undefined }) {
  const t = useText(scheduleListTexts)
  const { values, set } = place
  const choose = (key: 'season' | 'supplier' | 'stage', options: { value: string; label: string }[]) => (
    <Select
      aria-label={t(key)}
      value={values[key]}
      placeholder={null}
      options={[{ value: '', label: t('any', { name: t(key) }) }, ...options]}
      onChange={(value) => set({ [key]: value })}
    />
  )
  const suppliers = choices?.suppliers ?? []
  return (
    <div className="schedule-filters">
      <SearchField slash label={t('search')} value={values.q} onChange={(q) => set({ q })} />
      {choose(
        'season',
        (choices?.seasons ?? []).map((each) => ({ value: each, label: each })),
      )}
      {suppliers.length > 1 &&
        choose(
          'supplier',
          suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
        )}
      {choose(
        'stage',
        milestones.map((each) => ({ value: each, label: t(`milestone.${each}`) })),
      )}
    </div>
  )
}

interface ListBodyProps {
  answer: ReturnType<typeof useSchedules>
  place: SchedulePlace
  columns: ReturnType<typeof scheduleColumns>
  hidden: ReadonlySet<string>
}

function ListBody({ answer, place, columns, hidden }: ListBodyProps) {
  const t = useText(scheduleListTexts)
  const { user } = useSession()
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
          <Table<ProductionSchedule>
            label={t('title')}
            columns={columns}
            hidden={hidden}
            rows={data}
            rowKey={({ id }) => String(id)}
            density="picture"
            busy={answer.isValidating}
            onOpen={open}
            total={pagination.totalCount}
            sort={place.sort ?? { key: 'float', direction: 'ascending' }}
            onSort={place.order}
            card={(row) => <ScheduleCard row={row} onOpen={() => open(row)} />}
          />
          <Pager pagination={pagination} onPage={place.turn} />
        </>
      )}
    </ListOutcome>
  )
}
