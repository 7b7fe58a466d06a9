import { isRefusal } from '@tsumugi/api'
import { brandImages, type BrandImage } from '@tsumugi/contract'
import { useApi } from '@tsumugi/session'
import { useRef, useState } from 'react'

type Change = Partial<Pick<BrandImage, 'x' | 'y' | 'width' | 'note' | 'colour'>> & { toFront?: true }
type Undo = () => Promise<boolean>

export interface BoardStore {
  items: readonly BrandImage[]
  /** Shows a thing as it now is; null takes it out of sight. */
  show(id: number, item: BrandImage | null): void
  refresh(): Promise<unknown>
}

export interface BoardEdits {
  change(item: BrandImage, change: Change): Promise<void>
  remove(item: BrandImage): Promise<void>
  /** Remembers what was added, so that it can be undone. */
  added(items: readonly BrandImage[]): void
  undo(): Promise<void>
  canUndo: boolean
}

interface Outcomes {
  onRemoved(): void
  onUndone(): void
  onStale(): void
  onFailed(): void
}

const undoLimit = 50

/** Changes show at once and are sent one after another; the last fifty can be undone. */
export function useBoardEdits(store: BoardStore, outcomes: Outcomes): BoardEdits {
  const api = useApi()
  const latest = useRef(new Map<number, BrandImage>())
  for (const item of store.items) {
    const known = latest.current.get(item.id)
    if (!known || known.lockVersion <= item.lockVersion) latest.current.set(item.id, item)
  }
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const [undos, setUndos] = useState<readonly Undo[]>([])
  const remember = (undo: Undo) => setUndos((list) => [...list, undo].slice(-undoLimit))

  /** One write after the other: each sees the version that the one before it made. */
  function send(work: () => Promise<void>): Promise<boolean> {
    const done = queue.current.then(async () => {
      try {
        await work()
        return true
      } catch (error) {
        if (isRefusal(error, 'stale')) outcomes.onStale()
        else outcomes.onFailed()
        latest.current.clear()
        await store.refresh()
        return false
      }
    })
    queue.current = done
    return done
  }
  const keep = (item: BrandImage) => {
    latest.current.set(item.id, item)
    store.show(item.id, item)
  }
  function write(id: number, change: Change): Promise<boolean> {
    const shown = latest.current.get(id)
    if (shown) {
      const { toFront, ...values } = change
      const position = toFront ? Math.max(0, ...store.items.map((each) => each.position)) + 1 : shown.position
      store.show(id, { ...shown, ...values, position })
    }
    return send(async () => {
      const lockVersion = latest.current.get(id)?.lockVersion ?? 0
      const { data } = await api.of(brandImages).update({ id, body: { brandImage: { ...change, lockVersion } } })
      keep(data)
    })
  }
  function takeOff(id: number): Promise<boolean> {
    store.show(id, null)
    return send(async () => {
      await api.of(brandImages).delete({ id, query: { lockVersion: latest.current.get(id)?.lockVersion ?? 0 } })
    })
  }
  const putBack = (id: number) => send(async () => keep((await api.of(brandImages).revive({ id })).data))

  return {
    async change(item, change) {
      const before: Change = { x: item.x, y: item.y, width: item.width, note: item.note, colour: item.colour }
      if (await write(item.id, change)) remember(() => write(item.id, before))
    },
    async remove(item) {
      if (!(await takeOff(item.id))) return
      remember(() => putBack(item.id))
      outcomes.onRemoved()
    },
    added(items) {
      for (const item of items) keep(item)
      remember(async () => (await Promise.all(items.map(({ id }) => takeOff(id)))).every(Boolean))
    },
    async undo() {
      const last = undos.at(-1)
      if (!last) return
      setUndos(undos.slice(0, -1))
      if (await last()) outcomes.onUndone()
    },
    canUndo: undos.length > 0,
  }
}
