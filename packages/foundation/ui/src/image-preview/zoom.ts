/** How a picture lies in its frame: scale, and the shift of its centre in px. */
export interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** spec §9: zoom step 0.2, minimum scale 1. The upper end is ours: beyond it only pixels grow. */
export const zoomStep = 0.2
export const leastScale = 1
export const mostScale = 5

export const wholeView: View = { scale: 1, x: 0, y: 0 }

const hold = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Keeps the picture over its frame: it may be shifted only as far as it hangs out, px. */
function keepInFrame({ scale, x, y }: View, frame: { width: number; height: number }): View {
  const roomX = (frame.width * (scale - 1)) / 2
  const roomY = (frame.height * (scale - 1)) / 2
  return { scale, x: hold(x, -roomX, roomX), y: hold(y, -roomY, roomY) }
}

/** Zooms to `scale`, leaving in place what lies under `at`, px from the frame's centre. */
export function zoomTo(
  view: View,
  scale: number,
  frame: { width: number; height: number },
  at: Point = { x: 0, y: 0 },
): View {
  // Steps of 0.2 add up to 1.5999…; rounding keeps 1.6.
  const next = Math.round(hold(scale, leastScale, mostScale) * 1000) / 1000
  const ratio = next / view.scale
  return keepInFrame({ scale: next, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, frame)
}

/** Shifts a zoomed picture by px. */
export function shift(view: View, by: Point, frame: { width: number; height: number }): View {
  return keepInFrame({ ...view, x: view.x + by.x, y: view.y + by.y }, frame)
}

/** Px a finger must travel to mean it. */
const swipeLeast = 48

/** What a stroke over an unzoomed picture means: spec §4, a swipe turns, a vertical swipe closes. */
export function swipeOf(by: Point): 'previous' | 'next' | 'close' | null {
  const [across, along] = [Math.abs(by.x), Math.abs(by.y)]
  // After a pinch the start is not a number, and so neither is the way.
  if (!(Math.max(across, along) >= swipeLeast)) return null
  if (along > across) return 'close'
  return by.x < 0 ? 'next' : 'previous'
}
