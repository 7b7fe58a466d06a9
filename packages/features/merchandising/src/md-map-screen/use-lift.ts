import type { MerchandisingCard } from '@tsumugi/contract'
import { useMemo, useState } from 'react'
import type { MapModel } from './grid-model.ts'
import type { MapText } from './map-text.ts'
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
  onDrop(cards: readonly MerchandisingCard[], target: Target): void
}

/** The move under way: lifted, held over a place, dropped or given up; the live region hears each step. */
export function useLift({ model, text, say, onDrop }: Options) {
  const [lift, setLift] = useState<Lift | null>(null)
  const { t } = text
  const named = ({ cards }: Lift) => cards[0]?.name ?? ''
  const ids = useMemo(() => new Set(lift?.cards.map(({ id }) => id)), [lift?.cards])
  return {
    lift,
    /** The ids on their way; the same set while nothing is lifted or put down. */
    ids: ids as ReadonlySet<number>,
    take(cards: readonly MerchandisingCard[], how: Lift['how']) {
      const first = cards[0]
      if (!first) return
      const from = model.tray.includes(first) ? 'tray' : targetOf(first, model)
      setLift({ cards, from, target: from, how })
      say(t('spoken.lifted', { name: first.name, place: text.place(model, from) }))
    },
    over(target: Target | null) {
      setLift((now) => (now && !sameTarget(now.target, target) ? { ...now, target } : now))
      if (lift?.how === 'keys' && target && !sameTarget(lift.target, target)) {
        say(t('spoken.over', { place: text.place(model, target) }))
      }
    },
    drop() {
      if (!lift) return
      setLift(null)
      const { target, from } = lift
      if (!target || (sameTarget(target, from) && lift.cards.length === 1)) {
        return say(t('spoken.stayed', { name: named(lift) }))
      }
      say(t('spoken.dropped', { name: named(lift), place: text.place(model, target) }))
      onDrop(lift.cards, target)
    },
    cancel() {
      if (lift) say(t('spoken.cancelled', { name: named(lift), place: text.place(model, lift.from) }))
      setLift(null)
    },
  }
}

export type Lifting = ReturnType<typeof useLift>
