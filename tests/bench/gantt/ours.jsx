import { everyDay, WorkingCalendar, workSpan } from '@tsumugi/domain/scheduling'
import { setLocale } from '@tsumugi/i18n'
import { StyleRoot } from '@tsumugi/ui'
import { chartPlan, GanttChart } from '@tsumugi/gantt/chart'
import { Suspense, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { linksOf, stepsOf, stylesOf } from './data.mjs'

const weekend = { ...everyDay, restDays: [6, 7], nationalHolidays: 'JP' }
const company = { id: '1', name: '白詰草' }
const modelOf = (shape) => {
  const calendar = new WorkingCalendar(weekend)
  return {
    schedules: stylesOf(shape).map((id) => ({
      id,
      title: `品番 ${id}`,
      code: id,
      brand: '白詰草',
      supplier: null,
      due: null,
      picture: null,
    })),
    steps: stepsOf(shape).map(({ id, style, name, workdays, start }) => ({
      id,
      scheduleId: style,
      name,
      workdays,
      owner: company,
      ownerId: '1',
      calendarId: '1',
      kind: null,
      assignee: null,
      right: 'move',
      status: 'todo',
      progress: 0,
      planned: workSpan(calendar, start, workdays),
      baseline: null,
      actual: { start: null, end: null },
      notBefore: null,
      notAfter: null,
      version: 1,
    })),
    links: linksOf(shape).map((link) => ({ ...link, lag: 0 })),
    calendars: new Map([['1', calendar]]),
    todayOf: () => '2026-11-10',
    actorId: '1',
    proposals: [],
  }
}

function Chart({ model }) {
  const [chart] = useState(() => chartPlan(model))
  const [zoom, setZoom] = useState('day')
  useEffect(() => {
    globalThis.zoom = (near) => setZoom(near ? 'day' : 'week')
  }, [])
  const ignore = () => undefined
  return (
    <GanttChart
      {...{ chart, zoom }}
      grouping="style"
      onZoom={setZoom}
      onEdit={ignore}
      onUndo={ignore}
      onRedo={ignore}
      onOpen={ignore}
    />
  )
}

const show = (root, model) =>
  root.render(
    <StyleRoot value={document}>
      <Suspense>
        <div style={{ blockSize: 760, display: 'grid' }}>
          <Chart model={model} />
        </div>
      </Suspense>
    </StyleRoot>,
  )
// The few words are loaded with the page, before anybody looks at a chart; no chart is drawn for it.
globalThis.prepare = async (shape) => {
  await setLocale('ja')
  const model = modelOf(shape)
  const place = document.createElement('div')
  document.body.append(place)
  const warm = createRoot(place)
  show(warm, { ...model, schedules: [], steps: [], links: [] })
  await new Promise((resolve) => setTimeout(resolve, 500))
  warm.unmount()
  place.remove()
  globalThis.mount = (element) => {
    const root = createRoot(element)
    show(root, model)
    return () => root.unmount()
  }
}
globalThis.marks = { bars: '.bar', links: '.links path[d*="L"]', scroller: '.wall' }
