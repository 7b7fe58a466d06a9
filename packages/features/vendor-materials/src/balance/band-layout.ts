import type { VendorBand, VendorBands } from '@tsumugi/contract'
import { sum } from '@tsumugi/domain'

/** Where things stand in the drawing, in its own units. */
export const frame = { width: 944, top: 52, bar: 10, columns: [172, 470, 800] } as const
const mostDrawn = 8
const tallest = 300
const gap = 10
/** Two lines of words beside a bar. */
const leastStep = 30

export type Tone = 'rest' | 'ours' | 'theirs' | 'cool' | 'waiting' | 'loss' | 'left'
const tones: readonly Tone[] = ['rest', 'ours', 'theirs', 'cool']

export interface BarOfBand {
  readonly id: string
  /** The band that pressing it shows; null for what all have together. */
  readonly band: VendorBand | null
  readonly role: 'ordered' | 'arrived' | 'waiting' | 'used' | 'loss' | 'left'
  readonly tone: Tone
  readonly figure: string
  readonly x: number
  readonly y: number
  readonly height: number
  /** Where its words stand. */
  readonly middle: number
}

export interface FlowOfBand {
  readonly id: string
  readonly tone: Tone
  readonly faint: boolean
  readonly path: string
}

export interface BandLayout {
  readonly bars: readonly BarOfBand[]
  readonly flows: readonly FlowOfBand[]
  readonly height: number
}

/** The bands that are drawn: the largest by themselves, all others as one without a key. */
export function drawnBands(bands: readonly VendorBand[]): VendorBand[] {
  if (bands.length <= mostDrawn) return [...bands]
  const others = bands.slice(mostDrawn - 1)
  const of = (figure: keyof Omit<VendorBand, 'key' | 'label' | 'dueOn'>) => sum(others.map((band) => band[figure]))
  const rest = { ordered: of('ordered'), arrived: of('arrived'), waiting: of('waiting'), used: of('used') }
  return [
    ...bands.slice(0, mostDrawn - 1),
    { key: otherBands, label: '', dueOn: null, ...rest, loss: of('loss'), left: of('left') },
  ]
}

/** The key of those that are drawn together. */
export const otherBands = '\0others'

/**
 * Bars and flows from what was ordered over what arrived to what became of it (domain §3.13). Widths are lengths; pictures
 * alone are reckoned in floats, every figure stays the decimal it is.
 */
export function layoutOf({ bands, total }: Pick<VendorBands, 'bands' | 'total'>): BandLayout {
  const drawn = drawnBands(bands)
  const most = Math.max(Number(total.ordered), Number(total.arrived) + Number(total.waiting), 1)
  const scale = tallest / most
  const of = (band: VendorBand, at: number, role: 'ordered' | 'arrived' | 'used') => ({
    id: `${role} ${band.key}`,
    band,
    role,
    tone: tones[at % tones.length]!,
    figure: band[role],
  })
  const all = (role: 'waiting' | 'loss' | 'left') => ({ id: role, band: null, role, tone: role, figure: total[role] })
  const columns = [
    drawn.map((band, at) => of(band, at, 'ordered')),
    [...drawn.map((band, at) => of(band, at, 'arrived')), all('waiting')],
    [...drawn.map((band, at) => of(band, at, 'used')), all('loss'), all('left')],
  ]
  const bars = columns.flatMap((column, at) => stacked(column, frame.columns[at]!, scale))
  const bottom = Math.max(...bars.map(({ y, height, middle }) => Math.max(y + height, middle + 18)), frame.top)
  return { bars, flows: flowsOf(drawn, bars, scale), height: Math.ceil(bottom + 8) }
}

type Unplaced = Omit<BarOfBand, 'x' | 'y' | 'height' | 'middle'>

/** Bars of one column below each other, with room for the words of each; what is nothing has no bar. */
function stacked(column: readonly Unplaced[], x: number, scale: number): BarOfBand[] {
  let y = frame.top
  return column
    .filter(({ figure }) => Number(figure) > 0)
    .map((bar) => {
      const height = Math.max(Number(bar.figure) * scale, 2)
      const step = Math.max(height, leastStep)
      const placed = { ...bar, x, y: y + (step - height) / 2, height, middle: y + step / 2 }
      y += step + gap
      return placed
    })
}

function flowsOf(bands: readonly VendorBand[], bars: readonly BarOfBand[], scale: number): FlowOfBand[] {
  const used = new Map<string, number>()
  const barOf = new Map(bars.map((bar) => [bar.id, bar]))
  const flow = (from: string, to: string, length: number, tone: Tone, faint = false): FlowOfBand[] => {
    const [start, end] = [barOf.get(from), barOf.get(to)]
    if (!start || !end || length <= 0) return []
    const height = length * scale
    const [out, into] = [`${from} out`, `${to} in`]
    const [y1, y2] = [start.y + (used.get(out) ?? 0), end.y + (used.get(into) ?? 0)]
    used.set(out, (used.get(out) ?? 0) + height)
    used.set(into, (used.get(into) ?? 0) + height)
    return [{ id: `${from} ${to}`, tone, faint, path: ribbon(start.x + frame.bar, end.x, y1, y2, height) }]
  }
  return bands.flatMap((band, at) => {
    const tone = tones[at % tones.length]!
    const [ordered, arrived, spent] = [`ordered ${band.key}`, `arrived ${band.key}`, `used ${band.key}`]
    return [
      ...flow(ordered, arrived, Number(band.ordered) - Number(band.waiting), tone),
      ...flow(ordered, 'waiting', Number(band.waiting), 'waiting'),
      ...flow(arrived, spent, Number(band.used), tone),
      ...flow(arrived, 'loss', Number(band.loss), 'loss'),
      ...flow(arrived, 'left', Number(band.left), tone, true),
    ]
  })
}

const tenth = (figure: number) => figure.toFixed(1)

function ribbon(x1: number, x2: number, y1: number, y2: number, height: number): string {
  const middle = tenth((x1 + x2) / 2)
  const [a, b, c, d] = [y1, y2, y2 + height, y1 + height].map(tenth)
  return `M${x1} ${a}C${middle} ${a} ${middle} ${b} ${x2} ${b}V${c}C${middle} ${c} ${middle} ${d} ${x1} ${d}Z`
}
