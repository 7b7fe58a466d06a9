import type { MerchandisingCard } from '@tsumugi/contract'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMap, useUncategorized } from '../../merchandising-queries.ts'

/** The products of one brand and season as this page knows them, and the only way to change what it knows. */
export interface MapCards {
  get(id: number): MerchandisingCard | undefined
  /** Puts a product where it now belongs: on the map, or in the tray. */
  put(card: MerchandisingCard): void
  /** Takes a product out of sight. */
  drop(id: number): void
  /** Asks the server anew. */
  refresh(): Promise<void>
}

/** Map and tray as one list of cards. */
export function useMapCards(brandId: number | undefined, season: string | null) {
  const map = useMap(brandId, season)
  const tray = useUncategorized(brandId)
  const items = map.data?.items
  const cards = useMemo(() => (items && tray.data ? [...items, ...tray.data] : undefined), [items, tray.data])
  const known = useRef(new Map<number, MerchandisingCard>())
  useEffect(() => {
    known.current = new Map(cards?.map((card) => [card.id, card]))
  }, [cards])

  const latest = useRef({ map, tray })
  useLayoutEffect(() => {
    latest.current = { map, tray }
  })
  const [store] = useState((): MapCards => {
    const without = (list: readonly MerchandisingCard[], id: number) => list.filter((card) => card.id !== id)
    const set = (id: number, card?: MerchandisingCard) => {
      const placed = card !== undefined && card.releaseOn !== null && card.categoryIds.length > 0
      const change = { revalidate: false }
      void latest.current.map.mutate(
        (data) => data && { ...data, items: placed ? [...without(data.items, id), card] : without(data.items, id) },
        change,
      )
      void latest.current.tray.mutate(
        (list) => list && (card && !placed ? [...without(list, id), card] : without(list, id)),
        change,
      )
    }
    return {
      get: (id) => known.current.get(id),
      put(card) {
        known.current.set(card.id, card)
        set(card.id, card)
      },
      drop(id) {
        known.current.delete(id)
        set(id)
      },
      async refresh() {
        await Promise.all([latest.current.map.mutate(), latest.current.tray.mutate()])
      },
    }
  })
  return {
    cards,
    answer: map.data,
    error: (map.error ?? tray.error) as unknown,
    stale: (map.isLoading || tray.isLoading) && cards !== undefined,
    store,
  }
}
