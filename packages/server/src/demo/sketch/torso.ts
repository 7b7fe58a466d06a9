import { both, closed, pair, type Point, type Segment, whole } from './path.ts'

/** The cut of an upper body, right half. Figures are board units. */
export interface Cut {
  /** Where the neckline meets the shoulder. */
  neck?: Point
  /** Height of the neckline at the centre. */
  depth: number
  /** Control point of the neckline; without it the neckline is straight, as of a V. */
  round?: Point
  shoulder?: Point
  armpit?: Point
  /** Segments from the armpit to the centre of the hem. */
  side: Segment[]
  sleeve: 'none' | 'short' | 'half' | 'long'
  /** Size of the sleeve, 1 for a garment as tall as a shirt. */
  scale?: number
  /** A full sleeve gathered into its cuff. */
  full?: boolean
}

export interface Torso {
  body: string
  sleeve?: string
  /** How far the cloth turns with the sleeve, degrees. */
  tilt?: number
  armhole: string
  /** Line across the sleeve `height` above its end. */
  cuffLine(height: number): string
  /** The closed band below that line, both sides. */
  cuff(height: number): string
}

const reach = {
  short: { outer: [18, 25.5], inner: [7.4, 31.5], bend: [] },
  half: { outer: [21.5, 40], inner: [10, 45.5], bend: [10, 6, 17, 22] },
  long: { outer: [19.6, 75], inner: [8.4, 77.6], bend: [10, 6, 14.5, 26] },
} as const

/** Cuts the outline of an upper body with its sleeves, and answers where its seams run. */
export function torso(cut: Cut): Torso {
  const { depth, round, side, sleeve, scale = 1, full = false } = cut
  const neck = cut.neck ?? [71, 16.5]
  const armpit = cut.armpit ?? [86.5, 45]
  const tip = cut.shoulder ?? [88, 21]
  const shoulder: Point = sleeve === 'none' ? [tip[0] - 6 * scale, tip[1] - 1.6] : tip
  const neckline: Segment = round ? [...round, ...neck] : neck
  const slope: Segment = [(neck[0] + shoulder[0]) / 2 + 0.6, (neck[1] + shoulder[1]) / 2 - 0.7, ...shoulder]
  const hollow: Point =
    sleeve === 'none'
      ? [shoulder[0] - 2.5, armpit[1] - 9 * scale]
      : [shoulder[0] - 4.6, (shoulder[1] + armpit[1]) / 2 - 1]
  if (sleeve === 'none') {
    const body = whole([60, depth], neckline, slope, [...hollow, ...armpit], ...side)
    return { body, armhole: '', cuffLine: () => '', cuff: () => '' }
  }
  const { outer, inner, bend } = reach[sleeve]
  const from = (offset: Segment) => offset.map((value, at) => value * scale + (shoulder[at % 2] ?? 0))
  const end = from(full && sleeve === 'long' ? [18, 75] : outer) as unknown as Point
  const back = from(full && sleeve === 'long' ? [8.6, 76.6] : inner) as unknown as Point
  const away = full ? from([17, 4, 27, sleeve === 'long' ? 55 : 18]) : bend.length ? from(bend) : from([9, 5])
  const home: Segment = full && sleeve === 'long' ? [...from([2, 66]), ...from([1, 44]), ...armpit] : armpit
  const arm: Segment[] = [[...away, ...end], back, home]
  const up = (to: Point, toward: Point, height: number): Point => {
    const length = Math.hypot(to[0] - toward[0], to[1] - toward[1])
    return [to[0] + ((toward[0] - to[0]) * height) / length, to[1] + ((toward[1] - to[1]) * height) / length]
  }
  const elbow = away.slice(-2) as unknown as Point
  const inward: Point = full ? [back[0] - 4, back[1] - 9] : armpit
  const high = (height: number) => [up(end, elbow, height), up(back, inward, height)] as const
  return {
    body: whole([60, depth], neckline, slope, ...arm, ...side),
    tilt: { short: -30, half: -21, long: -11 }[sleeve],
    sleeve: closed(shoulder, ...arm, [...hollow, ...shoulder]),
    armhole: both(shoulder, [...hollow, ...armpit]),
    cuffLine: (height) => both(high(height)[0], high(height)[1]),
    cuff: (height) => pair(high(height)[0], end, back, high(height)[1]),
  }
}

/** The band around a neckline, `width` wide. */
export function neckBand(neck: Point, depth: number, round: Point | undefined, width: number): string {
  const outer: Point = [neck[0] + width * 0.95, neck[1] + width * 0.28]
  return whole(
    [60, depth],
    round ? [...round, ...neck] : neck,
    outer,
    round ? [round[0] + width * 0.9, depth + width, 60, depth + width] : [60, depth + width * 1.45],
  )
}

/** The inside of the back seen through the neckline; `top` is the height of the back neck. */
export function backNeck(neck: Point, depth: number, round: Point | undefined, top: number): string {
  return whole([60, top], [neck[0] - 4, top, ...neck], round ? [...round, 60, depth] : [60, depth])
}

/** A row of short lines between two heights, from the centre outwards: gathers, ribs. */
export function gathers(from: number, to: number, reachTop: number, reachBottom: number, count: number): string {
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.6) / count
    return both([60 + reachTop * share, from + (at % 2)], [60 + reachBottom * share, to - (at % 3) * 2])
  }).join('')
}
