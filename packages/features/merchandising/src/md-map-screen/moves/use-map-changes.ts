import { merchandisings } from '@tsumugi/contract'
import { useApi, onRealtime, useSession } from '@tsumugi/session'
import { useEffect, useEffectEvent, useState } from 'react'
import type { MapCards } from '../cards/use-map-cards.ts'

/** More changes at once than this are fetched as a whole map. */
const fewChanges = 8
const gather = 200
const flashFor = 1600

/**
 * Follows what others change: the product is fetched and put in its place without a reload (domain §6.17).
 * Answers the ids that changed just now, to be marked for a moment.
 */
export function useMapChanges(store: MapCards, brandId: number | undefined): ReadonlySet<number> {
  const api = useApi()
  const { user } = useSession()
  const [flashed, setFlashed] = useState<ReadonlySet<number>>(new Set())

  /** Whether the page did not know it yet. */
  async function fetchProduct(id: number): Promise<boolean> {
    const known = store.get(id)
    try {
      const { data } = await api.of(merchandisings).show({ id }, { on404: () => undefined })
      if (known && known.lockVersion >= data.lockVersion && known.imageUrl === data.imageUrl) return false
      if (data.brandId === brandId && !data.template) store.put(data)
      else store.drop(id)
      return true
    } catch {
      store.drop(id)
      return known !== undefined
    }
  }

  const follow = useEffectEvent(async (changes: ReadonlyMap<number, number | null>) => {
    const ids = [...changes.keys()]
    const seen = await Promise.all(ids.map((id) => fetchProduct(id)))
    const fresh = ids.filter((id, index) => seen[index] && changes.get(id) !== user?.id)
    if (fresh.length) setFlashed((marked) => new Set([...marked, ...fresh]))
  })
  const refresh = useEffectEvent(() => store.refresh())

  useEffect(() => {
    let changes = new Map<number, number | null>()
    let everything = false
    let timer: ReturnType<typeof setTimeout> | undefined
    function flush() {
      timer = undefined
      if (everything || changes.size > fewChanges) void refresh()
      else void follow(changes)
      changes = new Map()
      everything = false
    }
    const stop = onRealtime('merchandising', ({ id, by }) => {
      if (id === null) everything = true
      else changes.set(id, by)
      timer ??= setTimeout(flush, gather)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    if (flashed.size === 0) return
    const timer = setTimeout(() => setFlashed(new Set()), flashFor)
    return () => clearTimeout(timer)
  }, [flashed])
  return flashed
}
