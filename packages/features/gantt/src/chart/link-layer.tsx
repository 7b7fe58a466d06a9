import {
  distanceToRoute,
  linksInWindow,
  type GroupedRows,
  type Point,
  type TimeScale,
} from '@tsumugi/domain/scheduling'
import { useImperativeHandle, useLayoutEffect, useMemo, useRef, type Ref } from 'react'
import type { ChartPlan } from '../chart-model/chart-plan.ts'
import { criticalSteps } from '../chart-model/critical-steps.ts'
import {
  chartLinks,
  lineLook,
  lineLooks,
  linePath,
  lineRoute,
  rowHeight,
  type LineLook,
} from '../chart-model/link-lines.ts'
import type { LivePlan } from './live-plan.ts'

export interface LinkLayerHandle {
  /** Draws the lines of what is live, without drawing anything else. */
  draw(): void
  /** Shows a line that is being drawn to a point of the canvas, or the link under a pointer, or nothing. */
  hover(path: string | null): void
  /** The link nearest to a point of the canvas, within reach of a pointer; null where there is none. */
  linkAt(point: Point): { readonly id: number; readonly path: string } | null
}

interface LinkLayerProps {
  ref: Ref<LinkLayerHandle>
  chart: ChartPlan
  live: LivePlan
  rows: GroupedRows<number>
  scale: TimeScale
  from: number
  to: number
  current: number | null
}

/** How near in px a pointer has to be to a line. */
const reach = 4

/** All links with an end in view as four paths of one drawing: plain, critical, late, and the one under the pointer. */
export function LinkLayer({ ref, chart, live, rows, scale, from, to, current }: LinkLayerProps) {
  const canvas = useRef<SVGSVGElement>(null)
  const links = useMemo(() => chartLinks(chart, rows), [chart, rows])
  const shown = () => {
    const ids = linksInWindow(links.buckets, from, to - 1)
    for (const id of current === null ? [] : (links.ofStep.get(current) ?? [])) ids.add(id)
    return ids
  }
  const routeOf = (id: number) => lineRoute(live.plan, links, rows, scale, id)
  const pathOf = (look: string) => canvas.current!.querySelector(`[data-look='${look}']`)!

  function draw() {
    const critical = live.plan === chart.forecast ? chart.critical : criticalSteps(live.plan)
    const paths: Record<LineLook, string> = { plain: '', critical: '', late: '' }
    for (const id of shown()) paths[lineLook(live.plan, links, critical, id)] += linePath(routeOf(id))
    for (const look of lineLooks) pathOf(look).setAttribute('d', paths[look])
  }
  function linkAt(point: Point) {
    for (const id of shown()) {
      const route = routeOf(id)
      if (distanceToRoute(route, point) <= reach) return { id, path: linePath(route) }
    }
    return null
  }
  useLayoutEffect(draw)
  useImperativeHandle(ref, () => ({ draw, linkAt, hover: (path) => pathOf('hovered').setAttribute('d', path ?? '') }))
  return (
    <svg ref={canvas} className="links" aria-hidden="true" style={{ blockSize: rows.count * rowHeight }}>
      {[...lineLooks, 'hovered'].map((look) => (
        <path key={look} data-look={look} />
      ))}
    </svg>
  )
}
