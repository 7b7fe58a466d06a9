/** Where an overlay stands: the side of its anchor, then the edge it lines up with. */
export type Placement = 'below-start' | 'below-end' | 'above-start' | 'above-end'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Distance between anchor and overlay, and of both from the window's edge, px. */
export const gap = 4

/**
 * Left and top, px, for an overlay beside its anchor, turned over when it would leave the window and pushed in when
 * neither side has room. Only for browsers without CSS anchor positioning.
 */
export function beside(anchor: Box, overlay: Box, window: Box, placement: Placement): { left: number; top: number } {
  const below = anchor.top + anchor.height + gap
  const above = anchor.top - overlay.height - gap
  const fits = (top: number) => top >= gap && top + overlay.height <= window.height - gap
  const [first, second] = placement.startsWith('below') ? [below, above] : [above, below]
  const start = anchor.left
  const end = anchor.left + anchor.width - overlay.width
  const hold = (value: number, most: number) => Math.max(gap, Math.min(value, most - gap))
  return {
    left: hold(placement.endsWith('start') ? start : end, window.width - overlay.width),
    top: hold(fits(first) || !fits(second) ? first : second, window.height - overlay.height),
  }
}

/** Keeps `element` beside `anchor` by script. Answers how to stop. */
export function stayBeside(element: HTMLElement, anchor: HTMLElement, placement: Placement): () => void {
  const place = () => {
    const room = { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }
    const { left, top } = beside(anchor.getBoundingClientRect(), element.getBoundingClientRect(), room, placement)
    Object.assign(element.style, { left: `${left}px`, top: `${top}px` })
  }
  place()
  window.addEventListener('scroll', place, true)
  window.addEventListener('resize', place)
  return () => {
    window.removeEventListener('scroll', place, true)
    window.removeEventListener('resize', place)
  }
}
