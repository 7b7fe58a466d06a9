import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useText } from '@tsumugi/i18n'
import type { NamedCloth } from '../compare/named-cloth.ts'
import { marketTexts } from '../market-screen/market-texts.ts'
import { heightOf, placeOf, useWallView, type WallView } from './use-wall-view.ts'
import { WallPage, perWallPage, type WallQuery } from './wall-page.tsx'

interface WallProps {
  readonly query: WallQuery
  readonly count: number
  /** The cloth that is open beside it; empty for none. */
  readonly open: string
  readonly compared: readonly NamedCloth[]
  onOpen(id: number, colorId: number | null): void
  onCompare(cloth: NamedCloth): void
}

/** A wall of any number of cloths: only those near what is seen are asked for and drawn. Arrow keys walk over it. */
export function Wall({ query, count, open, compared, onOpen, onCompare }: WallProps) {
  const t = useText(marketTexts)
  const wall = useRef<HTMLUListElement>(null)
  const view = useWallView(wall, count)
  const { active, walkTo, onKeyDown } = useWalk(wall, view, count)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of its tiles bubble up to here.
    <ul
      ref={wall}
      className="cloths"
      aria-label={t('wall')}
      style={view ? { blockSize: heightOf(view, count) } : undefined}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => walkTo(placeIn(target))}
    >
      {view &&
        pagesOf(view).map((page) => (
          <WallPage key={page} {...{ page, query, count, view, open, compared, active, onOpen, onCompare }} />
        ))}
    </ul>
  )
}

/** Pages of the list that hold a tile to mount, from 1. */
function pagesOf({ from, to }: WallView): number[] {
  const first = Math.floor(from / perWallPage)
  const last = Math.floor(Math.max(from, to - 1) / perWallPage)
  return Array.from({ length: last - first + 1 }, (_, at) => first + at + 1)
}

const placeIn = (element: Element) => Number(element.closest('li')?.dataset.at ?? 0)

/** One tile is in the order of tabs; arrows, Home and End make it another, and bring it into sight. */
function useWalk(wall: RefObject<HTMLElement | null>, view: WallView | null, count: number) {
  const [active, setActive] = useState(0)
  const wanted = useRef<number | null>(null)
  useEffect(() => {
    if (wanted.current === null) return
    const tile = wall.current?.querySelector<HTMLElement>(`li[data-at="${wanted.current}"] > .open`)
    if (!tile) return
    wanted.current = null
    tile.focus({ preventScroll: true })
  })
  function onKeyDown(event: KeyboardEvent) {
    if (!view || !(event.target as Element).matches('.open')) return
    const at = placeIn(event.target as Element)
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at - view.columns,
      ArrowDown: at + view.columns,
      Home: 0,
      End: count - 1,
    }
    const next = steps[event.key]
    if (next === undefined || next < 0 || next >= count) return
    event.preventDefault()
    wanted.current = next
    setActive(next)
    showPlace(wall.current!, placeOf(view, next).top, view.high)
  }
  return { active: Math.min(active, count - 1), walkTo: setActive, onKeyDown }
}

/** Brings a row into sight by a mark of its size: the tile itself may not be mounted yet. */
function showPlace(wall: HTMLElement, top: number, high: number): void {
  const mark = document.createElement('li')
  mark.setAttribute('aria-hidden', 'true')
  mark.style.cssText = `position:absolute;inset-block-start:${top}px;block-size:${high}px;inline-size:1px`
  wall.append(mark)
  mark.scrollIntoView({ block: 'nearest' })
  mark.remove()
}
