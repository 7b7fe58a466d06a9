/** Nobody else is let wait: the owner has too much waiting, or everybody together has. */
export class TooBusy extends Error {
  override name = 'TooBusy'
  constructor(readonly who: 'owner' | 'everybody') {
    super(`There is no room to wait for ${who}.`)
  }
}

export interface Room {
  readonly atOnce: number
  readonly atOnceForOne: number
  readonly waiting: number
  readonly waitingForOne: number
}

/** Gives the turn back; a second call does nothing. */
export type Leave = () => void

export interface FairTurns {
  /**
   * Waits until it is this owner's turn.
   * @throws TooBusy at once, where too many wait already
   */
  take(owner: number): Promise<Leave>
}

/**
 * A few at a time. Owners take turns, one piece of work each: who brings a hundred waits behind whoever brings one, and
 * nobody holds more than `atOnceForOne` places.
 */
export function fairTurns(room: Room): FairTurns {
  const running = new Map<number, number>()
  /** Insertion order is the order of the owners' turns. */
  const queues = new Map<number, ((leave: Leave) => void)[]>()
  const size = { running: 0, waiting: 0 }

  const isFree = (owner: number) => size.running < room.atOnce && (running.get(owner) ?? 0) < room.atOnceForOne

  function begin(owner: number): Leave {
    size.running += 1
    running.set(owner, (running.get(owner) ?? 0) + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      size.running -= 1
      const left = running.get(owner)! - 1
      if (left === 0) running.delete(owner)
      else running.set(owner, left)
      admitNext()
    }
  }

  function admitNext(): void {
    for (const [owner, queue] of queues) {
      if (!isFree(owner)) continue
      // To the back of the round, unless nothing of theirs waits any more.
      queues.delete(owner)
      const start = queue.shift()!
      if (queue.length > 0) queues.set(owner, queue)
      size.waiting -= 1
      start(begin(owner))
      return
    }
  }

  return {
    async take(owner) {
      const queue = queues.get(owner) ?? []
      if (queue.length === 0 && isFree(owner)) return begin(owner)
      if (queue.length >= room.waitingForOne) throw new TooBusy('owner')
      if (size.waiting >= room.waiting) throw new TooBusy('everybody')
      return new Promise<Leave>((start) => {
        queues.set(owner, queue)
        queue.push(start)
        size.waiting += 1
      })
    },
  }
}
