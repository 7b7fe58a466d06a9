/** `x, y`. The board is 120 × 120 and every garment hangs on the line x = 60. */
export type Point = readonly [x: number, y: number]
/** Two figures draw a line to a point, four a quadratic curve, six a cubic one; the last two are its end. */
export type Segment = readonly number[]

const middle = 60

export function figure(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** An open line through the segments. */
export function open(start: Point, ...segments: Segment[]): string {
  return `M${start.map(figure).join(' ')}${segments.map(command).join('')}`
}

/** The same closed. */
export function closed(start: Point, ...segments: Segment[]): string {
  return `${open(start, ...segments)}Z`
}

/** A line and its mirror image. */
export function both(start: Point, ...segments: Segment[]): string {
  return open(start, ...segments) + open(flip(start) as unknown as Point, ...segments.map(flip))
}

/** A closed piece of either side. */
export function pair(start: Point, ...segments: Segment[]): string {
  return closed(start, ...segments) + closed(flip(start) as unknown as Point, ...segments.map(flip))
}

/** The whole piece from its right half, given from the centre line above to the centre line below. */
export function whole(start: Point, ...segments: Segment[]): string {
  const ends = [start, ...segments.map((segment) => segment.slice(-2))]
  const back = segments.map((segment, at) => flip([...reversed(segment.slice(0, -2)), ...(ends[at] ?? [])]))
  return `${open(start, ...segments)}${back.toReversed().map(command).join('')}Z`
}

export function circle(x: number, y: number, radius: number): string {
  const r = figure(radius)
  const across = figure(2 * radius)
  return `M${figure(x - radius)} ${figure(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0`
}

/** Buttons down a line, `count` of them from the first height to the last. */
export function buttons(x: number, from: number, to: number, count: number, radius = 1.1): string {
  return Array.from({ length: count }, (_, at) => circle(x, from + ((to - from) * at) / (count - 1), radius)).join('')
}

function command(segment: Segment): string {
  return (segment.length === 2 ? 'L' : segment.length === 4 ? 'Q' : 'C') + segment.map(figure).join(' ')
}

function flip(segment: Segment): number[] {
  return segment.map((value, at) => (at % 2 ? value : 2 * middle - value))
}

function reversed(controls: Segment): number[] {
  const turned: number[] = []
  for (let at = controls.length - 2; at >= 0; at -= 2) turned.push(controls[at] ?? 0, controls[at + 1] ?? 0)
  return turned
}
