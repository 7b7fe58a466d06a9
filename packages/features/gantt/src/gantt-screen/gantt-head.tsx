import { dayNumber } from '@tsumugi/domain'
import { ganttZooms, scheduleColorRules, type GanttZoom } from '@tsumugi/domain/scheduling'
import { href } from '@tsumugi/navigation'
import { Button, Count, IconButton, Segments, Select, toast } from '@tsumugi/ui'
import { Palette, Printer, Redo2, Undo2 } from '@tsumugi/ui/icons'
import { useState } from 'react'
import { groupings } from '../chart-model/chart-groups.ts'
import type { usePlanEdits } from '../editing/use-plan-edits.ts'
import { usePlanPaper } from '../gantt-queries.ts'
import { runText } from '../words/day-text.ts'
import { useGanttText } from '../words/gantt-texts.ts'
import { GanttFilters } from './gantt-filters.tsx'
import type { useGanttPlace } from './gantt-place.ts'
import type { useLoadStrip } from './use-load-strip.tsx'
import type { PlanQuery, PlanReply } from './plan-model.ts'

interface GanttHeadProps {
  at: ReturnType<typeof useGanttPlace>
  edits: ReturnType<typeof usePlanEdits>
  data: PlanReply | undefined
  load: ReturnType<typeof useLoadStrip>
  onDialog(dialog: 'colors' | 'send' | 'simulate'): void
}

const keys = ['ours', 'theirs', 'baseline', 'float', 'late'] as const
/** From near to far, as people choose it. */
const zooms = (Object.keys(ganttZooms) as GanttZoom[]).toReversed()

/** The title with the other views of the same schedules, what can be done, and how the chart is laid out. */
export function GanttHead({ at, edits, data, load, onDialog }: GanttHeadProps) {
  const t = useGanttText()
  const { place, grouping, zoom, rule, listHref } = at
  const { asked, canUndo, canRedo } = edits
  return (
    <header className="gantt-head">
      <div className="line">
        <h1>{t('title')}</h1>
        <nav className="views" aria-label={t('views')}>
          <a href={listHref}>{t('view.list')}</a>
          <a aria-current="page" href={href('ganttChart')}>
            {t('view.gantt')}
          </a>
          <a href={href('calendar')}>{t('view.calendar')}</a>
        </nav>
        {data && <span className="small faint number">{t('count', { count: data.pagination.totalCount })}</span>}
        <div className="button-row push">
          <IconButton icon={Undo2} label={t('undo')} disabled={!canUndo} onClick={edits.undo} />
          <IconButton icon={Redo2} label={t('redo')} disabled={!canRedo} onClick={edits.redo} />
          <IconButton icon={Palette} label={t('colors')} onClick={() => onDialog('colors')} />
          <PrintButton query={at.printed} />
          <Button disabled={!data || data.data.length === 0} onClick={() => onDialog('simulate')}>
            {t('simulate')}
          </Button>
          <Button type="primary" disabled={asked.length === 0} onClick={() => onDialog('send')}>
            {t('send')} {asked.length > 0 && <Count>{asked.length}</Count>}
          </Button>
        </div>
      </div>
      <div className="line">
        <Select
          size={24}
          aria-label={t('group')}
          value={grouping}
          placeholder={null}
          onChange={(group) => place.set({ group: group === 'style' ? '' : group })}
          options={groupings.map((value) => ({ value, label: t(`group.${value}`) }))}
        />
        <Select
          size={24}
          aria-label={t('color')}
          value={rule}
          placeholder={null}
          onChange={(color) => place.set({ color: color === 'company' ? '' : color })}
          options={(['company', ...scheduleColorRules] as const).map((value) => ({
            value,
            label: t(`color.${value}`),
          }))}
        />
        <Segments
          size={24}
          label={t('zoom')}
          value={zoom}
          onChange={(next) => place.set({ zoom: next === 'day' ? '' : next })}
          options={zooms.map((value) => ({ value, label: t(`zoom.${value}`) }))}
        />
        {load.makers.length > 0 && <LoadChoice load={load} onChange={(maker) => place.set({ load: maker })} />}
        <ul className="key push">
          {keys.map((key) => (
            <li key={key}>
              <i data-key={key} />
              {t(`key.${key}`)}
            </li>
          ))}
        </ul>
      </div>
      <GanttFilters place={place} />
    </header>
  )
}

function PrintButton({ query }: { query: PlanQuery }) {
  const t = useGanttText()
  const print = usePlanPaper()
  const [isPrinting, setPrinting] = useState(false)
  async function press() {
    setPrinting(true)
    await print(query).catch(() => toast({ type: 'attention', title: t('print.failed') }))
    setPrinting(false)
  }
  return (
    <Button icon={Printer} disabled={isPrinting} onClick={() => void press()}>
      {t('print')}
    </Button>
  )
}

interface LoadChoiceProps {
  load: ReturnType<typeof useLoadStrip>
  onChange(maker: string): void
}

/** Whose load stands under the chart, and how full its fullest week is, in words. */
function LoadChoice({ load: { makers, shown, peak }, onChange }: LoadChoiceProps) {
  const t = useGanttText()
  return (
    <>
      <Select
        size={24}
        aria-label={t('load')}
        value={shown}
        placeholder={null}
        onChange={onChange}
        options={[
          { value: 'none', label: t('load.none') },
          ...makers.map(({ id, name }) => ({ value: String(id), label: t('load.of', { maker: name }) })),
        ]}
      />
      {peak && (
        <span className="small number">
          {t('load.peak', {
            week: runText({ start: dayNumber(peak.week), end: dayNumber(peak.week) }, t.locale),
            percent: Math.round(Number(peak.percent)),
          })}
        </span>
      )}
    </>
  )
}
