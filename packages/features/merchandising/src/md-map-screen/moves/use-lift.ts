import type { MerchandisingCard } from '@tsumugi/contract'
import { useMemo, useRef, useState } from 'react'
import type { MapModel } from '../grid/grid-model.ts'
import type { MapText } from '../map-text.ts'
import { sameTarget, targetOf, type Target } from './moving.ts'

/** Cards on their way, by pointer or by keyboard. */
export interface Lift {
  /** The one that was taken, and the marked ones that come along. */
  cards: readonly MerchandisingCard[]
  from: Target
  target: Target | null
  how: 'pointer' | 'keys'
}

interface Options {
  model: MapModel
  text: MapText
  say(words: string): void
  onDrop(cards: readonly MerchandisingCard[], target: Target, how: Lift['how']): void
}

/** The move under way: lifted, held over a place, dropped or given up; the live region hears each step. */
export function useLift({ model, text, say, onDrop }: Options) {
  const [lift, setLift] = useState<Lift | null>(null)
  // A quick hand lets go before the lift has been drawn.
  const now = useRef<Lift | null>(null)
  const set = (next: Lift | null) => {
    now.current = next
    setLift(next)
  }
  const { t } = text
  const named = ({ cards }: Lift) => cards[0]?.name ?? ''
  const ids: ReadonlySet<number> = useMemo(() => new Set(lift?.cards.map(({ id }) => id)), [lift?.cards])
  return {
    lift,
    /** The ids on their way; the same set until something else is lifted or put down. */
    ids,
    take(cards: readonly MerchandisingCard[], how: Lift['how']) {
      const first = cards[0]
      if (!first) return
      const from = model.tray.includes(first) ? 'tray' : targetOf(first, model)
      set({ cards, from, target: from, how })
      say(t('spoken.lifted', { name: first.name, place: text.place(model, from) }))
    },
    over(target: Target | null) {
      const held = now.current
      if (!held || sameTarget(held.target, target)) return
      set({ ...held, target })
      if (held.how === 'keys' && target) say(t('spoken.over', { place: text.place(model, target) }))
    },
    drop() {
      const held = now.current
      if (!held) return
      set(null)
      const { target, from, cards, how } = held
      if (!target || (sameTarget(target, from) && cards.length === 1))
        return say(t('spoken.stayed', { name: named(held) }))
      say(t('spoken.dropped', { name: named(held), place: text.place(model, target) }))
      onDrop(cards, target, how)
    },
    cancel() {
      const held = now.current
      set(null)
      if (held) say(t('spoken.cancelled', { name: named(held), place: text.place(model, held.from) }))
    },
  }
}

export type Lifting = ReturnType<typeof useLift>
