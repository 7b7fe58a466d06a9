/** A mouse or pen lifts after this way in px; a finger lifts by resting this long in ms, since moving scrolls. */
const liftAfter = 5
const fingerRest = 280
const fingerSlip = 8
/** Near the edges of the wall, which is what scrolls, it scrolls, faster the nearer: the band in px, and px per frame at most. */
const edge = 56
const fastest = 22
/** Only a pointer that stays there scrolls: crossing the band on the way to the tray does not. */
const edgeRest = 220

export interface DragParts {
  /** Everything that cards can be dragged over; it holds the pointer. */
  field: HTMLElement
  wall: HTMLElement
  /** A second place to drop on, beside the wall; null where there is none. */
  tray: HTMLElement | null
  /** Px of the wall that its sticky heads cover. */
  heads: { width: number; height: number }
}

export interface DragListener {
  onLift(): void
  /** The point is in px of the wall's canvas. */
  onOver(over: { x: number; y: number } | 'tray' | null): void
  /** What hangs on the pointer; moved directly, without drawing anything anew. */
  ghost(): HTMLElement | null
  onDrop(): void
  onCancel(): void
}

/** Follows one pointer from press to release: mouse, pen or finger. */
export function trackDrag(start: PointerEvent, handle: HTMLElement, parts: DragParts, listener: DragListener): void {
  const { field, wall, tray, heads } = parts
  const page = field.ownerDocument
  const touch = start.pointerType === 'touch'
  const frame = field.getBoundingClientRect()
  const held = handle.getBoundingClientRect()
  const grip = { x: start.clientX - held.left, y: start.clientY - held.top }
  let point = { x: start.clientX, y: start.clientY }
  let lifted = false
  let timer = touch ? setTimeout(lift, fingerRest) : undefined
  let tick = 0
  let atEdgeSince = Infinity
  let rects = { wall: wall.getBoundingClientRect(), tray: tray?.getBoundingClientRect() }

  page.addEventListener('pointermove', move)
  page.addEventListener('pointerup', up)
  page.addEventListener('pointercancel', cancel)
  page.addEventListener('keydown', escape, true)
  // The finger's own element: it keeps getting these even when it is no longer drawn.
  handle.addEventListener('touchmove', holdStill, { passive: false })

  function lift() {
    lifted = true
    rects = { wall: wall.getBoundingClientRect(), tray: tray?.getBoundingClientRect() }
    field.setPointerCapture(start.pointerId)
    listener.onLift()
    tick = requestAnimationFrame(follow)
  }
  function move(event: PointerEvent) {
    if (event.pointerId !== start.pointerId) return
    const way = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY)
    point = { x: event.clientX, y: event.clientY }
    if (lifted) return event.preventDefault()
    if (touch && way > fingerSlip) return end()
    if (!touch && way > liftAfter) lift()
  }
  function follow() {
    const ghost = listener.ghost()
    if (ghost)
      ghost.style.transform = `translate(${point.x - frame.left - grip.x}px, ${point.y - frame.top - grip.y}px)`
    scrollAtEdges()
    listener.onOver(over())
    tick = requestAnimationFrame(follow)
  }
  function over() {
    if (rects.tray && within(rects.tray, point)) return 'tray'
    const { left, top } = rects.wall
    if (!within(rects.wall, point) || point.x < left + heads.width || point.y < top + heads.height) return null
    return { x: point.x - left + wall.scrollLeft, y: point.y - top + wall.scrollTop }
  }
  function scrollAtEdges() {
    const { left, right, top, bottom } = rects.wall
    if (!within({ left: left - edge, right: right + edge, top: top - edge, bottom: bottom + edge }, point)) return
    const x = pull(point.x, left + heads.width, right)
    const y = rects.tray && within(rects.tray, point) ? 0 : pull(point.y, top + heads.height, bottom)
    if (!x && !y) atEdgeSince = Infinity
    else atEdgeSince = Math.min(atEdgeSince, performance.now())
    if (performance.now() - atEdgeSince > edgeRest) wall.scrollBy({ left: x, top: y, behavior: 'instant' })
  }
  function up(event: PointerEvent) {
    if (event.pointerId !== start.pointerId) return
    if (lifted) {
      point = { x: event.clientX, y: event.clientY }
      listener.onOver(over())
      end()
      listener.onDrop()
    } else end()
  }
  function cancel() {
    const wasLifted = lifted
    end()
    if (wasLifted) listener.onCancel()
  }
  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !lifted) return
    event.stopPropagation()
    cancel()
  }
  function holdStill(event: TouchEvent) {
    if (lifted && event.cancelable) event.preventDefault()
  }
  function end() {
    clearTimeout(timer)
    timer = undefined
    cancelAnimationFrame(tick)
    lifted = false
    page.removeEventListener('pointermove', move)
    page.removeEventListener('pointerup', up)
    page.removeEventListener('pointercancel', cancel)
    page.removeEventListener('keydown', escape, true)
    handle.removeEventListener('touchmove', holdStill)
  }
}

const within = (
  rect: { left: number; right: number; top: number; bottom: number },
  { x, y }: { x: number; y: number },
) => x >= rect.left && x < rect.right && y >= rect.top && y < rect.bottom

/** How far to scroll at this position between two edges. */
function pull(position: number, start: number, end: number): number {
  const before = start + edge - position
  const after = position - (end - edge)
  if (before > 0) return -Math.ceil((Math.min(before, edge) / edge) * fastest)
  return after > 0 ? Math.ceil((Math.min(after, edge) / edge) * fastest) : 0
}
