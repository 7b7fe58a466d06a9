import { currentOf, wordsOf } from '@tsumugi/api'
import { merchandisings, type Merchandising, type MerchandisingCard } from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import { useLayoutEffect, useRef, useState } from 'react'
import { inputOf, type ProductValues } from '../../product-fields/product-values.ts'
import { placeOf, samePlace, type Place } from './moving.ts'
import type { MapCards } from '../cards/use-map-cards.ts'

/** Somebody else was faster: what we wanted, what we started from, and the product as it stands now. */
export interface Conflict {
  /** Null where the product was to be taken off the map. */
  mine: Place | null
  base: MerchandisingCard
  current: Merchandising
}

/** What can be taken back. */
export type Edit =
  | { readonly kind: 'moved'; readonly steps: readonly { id: number; before: Place; after: Place }[] }
  | { readonly kind: 'discarded'; readonly cards: readonly MerchandisingCard[] }

export interface Outcome {
  edit: Edit
  undone: boolean
}

interface Listener {
  onDone(outcome: Outcome): void
  onConflict(conflict: Conflict): void
  /** A save failed; the product is back where it was. `reason` is the server's own words, if it had any. */
  onFailure(card: MerchandisingCard, reason: string | undefined): void
}

/** Changes products at once on the page, then on the server; what the server refuses is put back. */
export function useMapEdits(store: MapCards, listener: Listener) {
  const api = useApi()
  const queues = useRef(new Map<number, Promise<unknown>>())
  const waiting = useRef(new Map<number, number>())
  const [undoable, setUndoable] = useState<readonly Edit[]>([])
  // A save ends later: it is told to whoever listens then.
  const listening = useRef(listener)
  useLayoutEffect(() => {
    listening.current = listener
  })

  /** Saves of one product go one after another, each against the version the one before has left. */
  function enqueue<Result>(id: number, run: () => Promise<Result>): Promise<Result> {
    waiting.current.set(id, (waiting.current.get(id) ?? 0) + 1)
    const next = (queues.current.get(id) ?? Promise.resolve()).then(run, run).finally(() => {
      waiting.current.set(id, (waiting.current.get(id) ?? 1) - 1)
    })
    queues.current.set(
      id,
      next.catch(() => undefined),
    )
    return next
  }

  async function savePlace(base: MerchandisingCard, place: Place): Promise<boolean> {
    store.put({ ...base, ...place })
    return enqueue(base.id, async () => {
      const lockVersion = store.get(base.id)?.lockVersion ?? base.lockVersion
      try {
        const { data } = await api
          .of(merchandisings)
          .update({ id: base.id, body: { merchandising: { ...inputOf(place), lockVersion } } }, gone)
        // A later move of the same card is already drawn: its place stays, only the version is new.
        const now = (waiting.current.get(base.id) ?? 1) > 1 ? store.get(base.id) : undefined
        store.put(now ? { ...data, ...placeOf(now) } : data)
        return true
      } catch (error) {
        restore(base, place, error)
        return false
      }
    })
  }

  function restore(base: MerchandisingCard, mine: Place | null, error: unknown) {
    const current = currentOf<Merchandising>(error)
    if (current) {
      store.put(current)
      return listening.current.onConflict({ mine, base, current })
    }
    if ((error as { status?: number }).status === 404) store.drop(base.id)
    else store.put({ ...base, lockVersion: store.get(base.id)?.lockVersion ?? base.lockVersion })
    listening.current.onFailure(base, wordsOf(error) || undefined)
  }

  async function apply(edit: Edit, undone: boolean) {
    // It can be taken back before it is saved: the way back then waits for the way there.
    if (!undone) setUndoable((list) => [...list.slice(-49), edit])
    if (await carryOut(edit, undone)) listening.current.onDone({ edit, undone })
    else if (!undone) setUndoable((list) => list.filter((other) => other !== edit))
  }

  /** Whether anything of it was kept. */
  async function carryOut(edit: Edit, undone: boolean): Promise<boolean> {
    if (edit.kind === 'moved') {
      const wanted = edit.steps.flatMap(({ id, before, after }) => {
        const card = store.get(id)
        return card ? [{ card, place: undone ? before : after }] : []
      })
      return (await Promise.all(wanted.map(({ card, place }) => savePlace(card, place)))).includes(true)
    }
    return (await Promise.all(edit.cards.map((card) => (undone ? revive(card) : discard(card))))).includes(true)
  }

  async function discard(card: MerchandisingCard) {
    store.drop(card.id)
    return enqueue(card.id, async () => {
      try {
        await api.of(merchandisings).discard({ id: card.id, query: { lockVersion: card.lockVersion } }, gone)
        return true
      } catch (error) {
        restore(card, null, error)
        return false
      }
    })
  }

  const revive = (card: MerchandisingCard) =>
    enqueue(card.id, async () => {
      try {
        store.put((await api.of(merchandisings).revive({ id: card.id }, gone)).data)
        return true
      } catch (error) {
        listening.current.onFailure(card, wordsOf(error) || undefined)
        return false
      }
    })

  return {
    canUndo: undoable.length > 0,
    /** Moves cards; those already there are left alone. */
    move(moves: readonly { card: MerchandisingCard; place: Place }[]) {
      const steps = moves
        .map(({ card, place }) => ({ id: card.id, before: placeOf(card), after: place }))
        .filter(({ before, after }) => !samePlace(before, after))
      if (steps.length) void apply({ kind: 'moved', steps }, false)
    },
    /** Takes products off the map; they can be put back. */
    discard: (cards: readonly MerchandisingCard[]) => void apply({ kind: 'discarded', cards }, false),
    /** Copies a product with its files, without results; answers the copy, or null when it failed. */
    async copy(card: MerchandisingCard): Promise<MerchandisingCard | null> {
      try {
        const { data } = await api.of(merchandisings).copy({ id: card.id, body: {} }, gone)
        store.put(data)
        return data
      } catch (error) {
        listening.current.onFailure(card, wordsOf(error) || undefined)
        return null
      }
    },
    /** Saves what was decided in the merge dialog over the state it was decided against. */
    async settle({ base, current }: Conflict, values: Partial<ProductValues>) {
      if (Object.keys(values).length === 0) return
      const { lockVersion } = current
      await enqueue(current.id, async () => {
        try {
          const { data } = await api
            .of(merchandisings)
            .update({ id: current.id, body: { merchandising: { ...inputOf(values), lockVersion } } }, gone)
          store.put(data)
        } catch (error) {
          restore(current, { ...placeOf(base), ...values }, error)
        }
      })
    },
    /** Takes back the last edit, or the one given. */
    undo(edit = undoable.at(-1)) {
      if (!edit) return
      setUndoable((list) => list.filter((other) => other !== edit))
      void apply(edit, true)
    },
  }
}

/** A product that somebody took away is no reason to leave the map. */
const gone = { on404: () => undefined }
