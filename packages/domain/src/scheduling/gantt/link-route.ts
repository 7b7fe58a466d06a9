export interface Point {
  readonly x: number
  readonly y: number
}

/** Pixels a line runs straight on from a bar, and onto one. */
const stub = 5
/** From this gap on a line goes straight from bar to bar; below it, it goes round along the border of a row. */
const straightGap = 8

/**
 * The corners of a link from the end of a bar to the start of another, each at the middle of its row. Lines from one bar
 * leave it at one place, so that they share their trunk; none runs through a row of another bar but down that trunk.
 */
export function linkRoute(from: Point, to: Point, rowHeight: number): Point[] {
  const trunk = from.x + stub
  if (to.x - from.x >= straightGap) return withoutRepeats([from, { x: trunk, y: from.y }, { x: trunk, y: to.y }, to])
  const border = from.y + (to.y >= from.y ? rowHeight : -rowHeight) / 2
  const entry = to.x - stub
  return withoutRepeats([
    from,
    { x: trunk, y: from.y },
    { x: trunk, y: border },
    { x: entry, y: border },
    { x: entry, y: to.y },
    to,
  ])
}

const withoutRepeats = (points: readonly Point[]): Point[] =>
  points.filter((point, at) => at === 0 || point.x !== points[at - 1]!.x || point.y !== points[at - 1]!.y)

/** The corners as the path of an SVG, all lines level or upright. */
export function routePath([first, ...rest]: readonly Point[]): string {
  let at = first!
  return rest.reduce((path, point) => {
    const line = point.y === at.y ? `H${point.x}` : `V${point.y}`
    at = point
    return path + line
  }, `M${at.x} ${at.y}`)
}

/** How far a point is from the nearest line of a route: for finding the link under a pointer. */
export function distanceToRoute(points: readonly Point[], { x, y }: Point): number {
  const beyond = (value: number, one: number, other: number) =>
    Math.max(0, Math.min(one, other) - value, value - Math.max(one, other))
  return points.slice(1).reduce((least, to, at) => {
    const from = points[at]!
    return Math.min(least, Math.hypot(beyond(x, from.x, to.x), beyond(y, from.y, to.y)))
  }, Number.POSITIVE_INFINITY)
}
