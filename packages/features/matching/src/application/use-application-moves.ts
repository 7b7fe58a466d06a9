import { applications } from '@tsumugi/contract'
import type { ApplicationMove } from '@tsumugi/domain/matching'
import { useChange } from '@tsumugi/queries'

interface Moved {
  readonly id: number
  readonly lockVersion: number
}

/** Moves an application; accepting is a call of its own, because a relation and a trade follow it. */
export function useApplicationMoves(): (application: Moved, move: ApplicationMove) => Promise<void> {
  const topics = ['recruitment', 'open_recruitment', 'trade', 'supplier']
  const step = useChange(applications.move, topics)
  const accept = useChange(applications.accept, topics)
  return async ({ id, lockVersion }, move) => {
    await (move === 'accept' ? accept({ id, body: { lockVersion } }) : step({ id, body: { move, lockVersion } }))
  }
}
