import type { MerchandisingCard } from '@tsumugi/contract'
import { isTyping } from '@tsumugi/ui'
import type { KeyboardEvent, RefObject } from 'react'
import { stepCursor, type Cursor } from './cursor.ts'
import type { GridLayout } from '../grid/grid-layout.ts'
import type { MapModel } from '../grid/grid-model.ts'
import { stepTarget, type Target } from './moving.ts'
import type { Lifting } from './use-lift.ts'

interface Parts {
  model: MapModel
  layout: GridLayout
  cursor: Cursor | null
  lifting: Lifting
  cards: ReadonlyMap<number, MerchandisingCard>
  marked: ReadonlySet<number>
  withMarked(card: MerchandisingCard): readonly MerchandisingCard[]
  wall: RefObject<HTMLElement | null>
  focusOn(cursor: Cursor): void
  reveal(target: Target, cardId: number | null): void
  onOpen(card: MerchandisingCard): void
  onMark(ids: ReadonlySet<number>): void
  onCreate(target: Target): void
  onCopy(cards: readonly MerchandisingCard[]): void
  onDiscard(cards: readonly MerchandisingCard[]): void
}

/** Keys on the board and the tray: space lifts, arrows move, space drops, Escape gives up (domain §3.14). */
export function useBoardKeys(parts: Parts): (event: KeyboardEvent) => void {
  const { model, layout, cursor, lifting, cards, marked, wall, focusOn, reveal } = parts

  function whileLifted(key: string): boolean {
    const { lift } = lifting
    if (lift === null) return false
    const from = lift.target ?? lift.from
    if (key === ' ' || key === 'Enter') lifting.drop()
    else if (key === 'Escape' || key === 'Tab') {
      lifting.cancel()
      focusOn({ target: lift.from, cardId: lift.cards[0]?.id ?? null })
    } else if (key.startsWith('Arrow')) {
      const target = stepTarget(from, key, model)
      reveal(target, null)
      lifting.over(target)
    } else return false
    return true
  }

  function onCard(card: MerchandisingCard, key: string): boolean {
    if (key === 'Enter') parts.onOpen(card)
    else if (key === ' ') {
      lifting.take(parts.withMarked(card), 'keys')
      // The card may scroll out of sight and stop being drawn; the wall is always there to hear the keys.
      wall.current?.focus({ preventScroll: true })
    } else if (key === 'x') {
      const next = new Set(marked)
      if (!next.delete(card.id)) next.add(card.id)
      parts.onMark(next)
    } else if (key === 'c') parts.onCopy(parts.withMarked(card))
    else if (key === 'Delete') parts.onDiscard(parts.withMarked(card))
    else return false
    return true
  }

  return function onKeyDown(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.nativeEvent)) return
    const { key } = event
    let known = lifting.lift?.how === 'keys' && whileLifted(key)
    const card = cursor?.cardId == null ? undefined : cards.get(cursor.cardId)
    if (!known && !lifting.lift && cursor) {
      const next = stepCursor(model, layout, cursor, key)
      if (next) focusOn(next)
      known = next !== null || (card ? onCard(card, key) : false)
      if (!known && !card && (key === 'Enter' || key === ' ')) {
        parts.onCreate(cursor.target)
        known = true
      }
    }
    if (!known && key === 'Escape' && marked.size > 0) {
      parts.onMark(new Set())
      known = true
    }
    if (known) event.preventDefault()
  }
}
