import type { BrandImage } from '@tsumugi/contract'

export interface Box {
  x: number
  y: number
  width: number
}

const most = 20_000
const narrowest = 40
const widest = 2_000
/** Board points that an arrow moves, and that + and − size. */
export const nudge = 8
export const stride = 64
const growth = 24

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.round(value)))

/** A box kept on the board and at a size that can be seen. */
export const keptBox = ({ x, y, width }: Box): Box => ({
  x: within(x, 0, most),
  y: within(y, 0, most),
  width: within(width, narrowest, widest),
})

/** Where a key takes a thing; null for keys that mean nothing here. */
export function boxAfterKey(box: Box, key: string, far: boolean): Box | null {
  const by = far ? stride : nudge
  const moves: Record<string, Partial<Box>> = {
    ArrowLeft: { x: box.x - by },
    ArrowRight: { x: box.x + by },
    ArrowUp: { y: box.y - by },
    ArrowDown: { y: box.y + by },
    '+': { width: box.width + growth },
    ';': { width: box.width + growth },
    '-': { width: box.width - growth },
  }
  const move = moves[key]
  return move ? keptBox({ ...box, ...move }) : null
}

/** How high a thing is on the board, as far as that is known before it is drawn. */
export function heightOf({ kind, width, ratio }: Pick<BrandImage, 'kind' | 'width' | 'ratio'>): number {
  if (kind === 'image') return width / (ratio ?? 1)
  return kind === 'colour' ? width * 0.75 + 34 : 120
}

/** The room that all things need, with some left over to put more. */
export function boardSize(items: readonly BrandImage[]): { width: number; height: number } {
  const margin = 160
  return {
    width: Math.max(960, ...items.map(({ x, width }) => x + width + margin)),
    height: Math.max(640, ...items.map((item) => item.y + heightOf(item) + margin)),
  }
}

/** A free place under everything that is there. */
export const freePlace = (items: readonly BrandImage[]): { x: number; y: number } => ({
  x: 24,
  y: items.length === 0 ? 32 : Math.round(Math.max(...items.map((item) => item.y + heightOf(item))) + 24),
})
