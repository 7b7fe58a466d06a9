import { Gantt, Willow } from '@svar-ui/react-gantt'
import '@svar-ui/react-gantt/all.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { linksOf, stepsOf, stylesOf } from './data.mjs'

const columns = ['text', 'start', 'end', 'duration'].map((id, at) => ({ id, header: id, width: at === 0 ? 132 : 60 }))
const scales = [
  { unit: 'month', step: 1, format: '%F %Y' },
  { unit: 'day', step: 1, format: '%j' },
]
const tasksOf = (shape) => [
  ...stylesOf(shape).map((id) => ({ id: `s${id}`, text: `品番 ${id}`, type: 'summary', open: true, parent: 0 })),
  ...stepsOf(shape).map(({ id, style, name, start, end }) => ({
    id,
    parent: `s${style}`,
    text: name,
    type: 'task',
    start: new Date(start),
    end: new Date(end),
    progress: 0,
  })),
]

function Chart({ tasks, links }) {
  const [width, setWidth] = useState(13)
  useEffect(() => {
    globalThis.zoom = (near) => setWidth(near ? 13 : 8)
  }, [])
  // Every wrapper needs a height, or all rows are drawn.
  return (
    <div className="frame">
      <Willow>
        <Gantt {...{ tasks, links, columns, scales }} cellWidth={width} cellHeight={28} />
      </Willow>
    </div>
  )
}
globalThis.prepare = async (shape) => {
  const tasks = tasksOf(shape)
  const links = linksOf(shape).map(({ from, to }, at) => ({ id: at + 1, source: from, target: to, type: 'e2s' }))
  globalThis.mount = (element) => {
    const root = createRoot(element)
    root.render(<Chart tasks={structuredClone(tasks)} links={structuredClone(links)} />)
    return () => root.unmount()
  }
}
globalThis.marks = { bars: '.wx-bar', links: '.wx-links polyline, .wx-links path', scroller: '.wx-gantt' }
