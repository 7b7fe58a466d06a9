import type { MerchandisingCard } from '@tsumugi/contract'
import { trackDrag } from '@tsumugi/ui'
import { useLayoutEffect, useMemo, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { cardsAt, currentCursor, firstCursor, type Cursor } from '../moves/cursor.ts'
import { DragGhost } from '../moves/drag-ghost.tsx'
import { cellAt, cellRect, layoutOf, slotAt, type GridLayout } from './grid-layout.ts'
import type { MapModel } from './grid-model.ts'
import { MapBoard } from '../map-board.tsx'
import type { MapText } from '../map-text.ts'
import { MapTray } from './map-tray.tsx'
import { isFiltered, type MapView } from '../view/map-view.ts'
import { placeAt, type Place, type Target } from '../moves/moving.ts'
import { useBoardKeys } from '../moves/use-board-keys.ts'
import { useLift } from '../moves/use-lift.ts'
import { useWall } from '../use-wall.ts'

export interface MapFieldProps {
  label: string
  model: MapModel
  view: MapView
  /** What the model was filtered by; `view` may be a moment ahead of it. */
  filter: MapView
  text: MapText
  openId: number | null
  marked: ReadonlySet<number>
  flashed: ReadonlySet<number>
  say(words: string): void
  onView(change: Partial<MapView>): void
  onOpen(card: MerchandisingCard): void
  onMark(ids: ReadonlySet<number>): void
  onMove(moves: { card: MerchandisingCard; place: Place }[], target: Target): void
  onCreate(place: Place): void
  onCopy(cards: readonly MerchandisingCard[]): void
  onDiscard(cards: readonly MerchandisingCard[]): void
}

const heads = { width: 76, height: 48 }

/** Board and tray, and everything that pointer and keyboard do on them. */
export function MapField(props: MapFieldProps) {
  const { label, model, view, filter, text, openId, marked, flashed, say } = props
  const field = useRef<HTMLDivElement>(null)
  const tray = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const dragged = useRef(false)
  const wall = useWall()
  const layout = useLayout(model, view, wall.width)
  const [left, setLeft] = useState<Cursor | null>(null)
  const cursor = useMemo(() => currentCursor(model, left), [model, left])
  const wanted = useRef<Cursor | null>(null)
  const focused = useRef<number | null>(null)

  const lifting = useLift({
    model,
    text,
    say,
    onDrop(held, target, how) {
      props.onMove(
        held.map((card) => ({ card, place: placeAt(card, target, model) })),
        target,
      )
      if (how === 'keys') focusOn({ target, cardId: held[0]?.id ?? null })
    },
  })
  const { lift } = lifting
  const look = useMemo(
    () => ({ zoom: view.zoom, text, pace: wall.pace, openId, marked, flashed, lifted: lifting.ids }),
    [view.zoom, text, wall.pace, openId, marked, flashed, lifting.ids],
  )
  const cards = useMemo(
    () =>
      new Map(
        model.cells
          .flat()
          .flatMap((cell) => cell.cards)
          .concat(model.tray)
          .map((card) => [card.id, card]),
      ),
    [model],
  )
  const cardIn = (target: EventTarget) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined
    return id === undefined ? undefined : cards.get(Number(id))
  }
  /** The card with the marked ones, when it is one of them. */
  const withMarked = (card: MerchandisingCard) =>
    marked.has(card.id) ? [card, ...[...marked].flatMap((id) => (id === card.id ? [] : (cards.get(id) ?? [])))] : [card]

  /** Brings a place into sight and the focus to it, once it is drawn. */
  function focusOn(next: Cursor) {
    reveal(next.target, next.cardId)
    wanted.current = next
    setLeft(next)
  }
  function reveal(target: Target, cardId: number | null) {
    if (target === 'tray') return
    const cell = cellRect(layout, target.row, target.column)
    const index = cardId === null ? -1 : cardsAt(model, target).findIndex(({ id }) => id === cardId)
    if (index < 0) return wall.reveal({ ...cell, height: Math.min(cell.height, 140) }, heads)
    const slot = slotAt(layout, index)
    wall.reveal(
      { left: cell.left, top: cell.top + slot.top - 6, width: cell.width, height: layout.metrics.height + 12 },
      heads,
    )
  }
  useLayoutEffect(() => {
    // A card that moves is drawn in another cell: the focus follows it there.
    if (!wanted.current && focused.current !== null && cards.has(focused.current) && lost(field.current)) {
      wanted.current = currentCursor(model, { target: 'tray', cardId: focused.current })
    }
    const next = wanted.current
    if (!next) return
    const place = next.target === 'tray' ? '' : `${next.target.row}/${next.target.column}`
    const selector = next.cardId === null ? `[data-cell="${place}"]` : `[data-card="${next.cardId}"]`
    const element = field.current?.querySelector<HTMLElement>(selector)
    if (!element) return
    wanted.current = null
    element.focus({ preventScroll: next.target !== 'tray' })
  })

  // What was asked for is brought into sight: the product that stands open, else the first that the filters left.
  const ready = wall.width > 0
  const sought = `${openId ?? ''}|${isFiltered(filter) ? [filter.text, ...filter.statuses, ...filter.tags].join() : ''}`
  const shown = useRef('|')
  useLayoutEffect(() => {
    if (!ready || shown.current === sought) return
    const asked = openId === null ? undefined : cards.get(openId)
    const place = asked
      ? currentCursor(model, { target: 'tray', cardId: asked.id })
      : isFiltered(filter)
        ? firstCursor(model)
        : null
    if (openId !== null && !asked && !isFiltered(filter)) return
    shown.current = sought
    if (place) reveal(place.target, place.cardId)
  }, [ready, sought, model])

  const onKeyDown = useBoardKeys({
    model,
    layout,
    cursor,
    lifting,
    cards,
    marked,
    withMarked,
    focusOn,
    reveal,
    wall: wall.ref,
    onOpen: props.onOpen,
    onMark: props.onMark,
    onCreate: (target) => props.onCreate(placeOfCell(model, target)),
    onCopy: props.onCopy,
    onDiscard: props.onDiscard,
  })

  function onPointerDown(event: PointerEvent) {
    dragged.current = false
    const card = cardIn(event.target)
    const plain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    if (!card || event.button !== 0 || !event.isPrimary || !plain || lift || !field.current || !wall.ref.current) return
    const handle = (event.target as Element).closest<HTMLElement>('[data-card]')
    const parts = { field: field.current, wall: wall.ref.current, tray: tray.current, heads }
    if (!handle) return
    const at = latest
    trackDrag(event.nativeEvent, handle, parts, {
      onLift() {
        dragged.current = true
        at.current.lifting.take(withMarked(card), 'pointer')
      },
      onOver: (over) =>
        at.current.lifting.over(over === null || over === 'tray' ? over : cellAt(at.current.layout, over.x, over.y)),
      ghost: () => ghost.current,
      onDrop: () => at.current.lifting.drop(),
      onCancel: () => at.current.lifting.cancel(),
    })
  }
  const latest = useRef({ lifting, layout })
  useLayoutEffect(() => {
    latest.current = { lifting, layout }
  })

  function onClick(event: MouseEvent) {
    const card = cardIn(event.target)
    if (dragged.current) {
      event.preventDefault()
      dragged.current = false
      return
    }
    if (card) {
      if (event.metaKey || event.ctrlKey || event.button !== 0) return
      event.preventDefault()
      setLeft(currentCursor(model, { target: 'tray', cardId: card.id }))
      if (event.shiftKey) props.onMark(toggled(marked, card.id))
      else props.onOpen(card)
      return
    }
    const empty = event.target instanceof Element && event.target.closest<HTMLElement>('[data-cell][data-empty]')
    if (empty) props.onCreate(placeOfCell(model, cellOf(empty)))
  }

  return (
    <div
      ref={field}
      className="md-map-field"
      data-zoom={view.zoom}
      data-moving={lift?.how}
      onPointerDown={onPointerDown}
      onClickCapture={(event) => dragged.current && event.stopPropagation()}
      onClick={onClick}
      onContextMenu={(event) => lift && event.preventDefault()}
      onDragStart={(event) => event.preventDefault()}
      onBlur={() => (focused.current = null)}
      onFocus={(event) => {
        const card = cardIn(event.target)
        focused.current = card?.id ?? null
        if (card && card.id !== cursor?.cardId) setLeft(currentCursor(model, { target: 'tray', cardId: card.id }))
      }}
    >
      <MapBoard
        {...{ label, model, layout, view, look, lift, cursor, onKeyDown }}
        wallRef={wall.ref}
        drawn={wall.drawn}
        onTree={(tree) => props.onView({ tree })}
      />
      <MapTray
        ref={tray}
        {...{ model, look, cursor }}
        target={lift?.target === 'tray'}
        open={lift !== null}
        onKeyDown={onKeyDown}
      />
      {lift?.how === 'pointer' && (
        <DragGhost ref={ghost} {...{ lift, model, text }} pace={wall.pace} zoom={view.zoom} />
      )}
    </div>
  )
}

/** Nothing has the focus any more: what had it is gone. */
function lost(element: HTMLElement | null): boolean {
  const root = element?.getRootNode() as Document | ShadowRoot | undefined
  return !root?.activeElement || root.activeElement === document.body
}

function useLayout(model: MapModel, view: MapView, width: number): GridLayout {
  return useMemo(() => {
    const counts = model.cells.map((line) => line.map((cell) => cell.cards.length))
    const sizes = { zoom: view.zoom, viewportWidth: width, headWidth: heads.width, headHeight: heads.height }
    return layoutOf(counts, model.periods.length, sizes)
  }, [model, view.zoom, width])
}

/** A new product in this cell: its category, and the first day of its period. */
function placeOfCell({ tree, periods }: MapModel, target: Target): Place {
  if (target === 'tray') return { releaseOn: null, categoryIds: [] }
  const row = tree.rows[target.row]
  return { releaseOn: periods[target.column]?.startsOn ?? null, categoryIds: row ? [row.id] : [] }
}

function cellOf(element: HTMLElement): Target {
  const [row = 0, column = 0] = (element.dataset.cell ?? '').split('/').map(Number)
  return { row, column }
}

export function toggled(marked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(marked)
  if (!next.delete(id)) next.add(id)
  return next
}
