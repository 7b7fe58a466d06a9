import { contract } from '@tsumugi/contract'
import { Refusal } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { eventStream } from './event-stream.ts'

/** Streams that one session, and all of a process, may hold open: as many as people have tabs. */
export const streamRoom = { ofSession: 12, ofProcess: 5_000 } as const

const open = new Map<string, number>()
let openInAll = 0

export const eventRoutes = serve(contract.events)({
  stream: async ({ userGroupId, broadcast, asker, isStillTheirs }) => {
    const { sessionHash } = asker
    const key = sessionHash.toString('hex')
    const isFull = (open.get(key) ?? 0) >= streamRoom.ofSession
    if (isFull || openInAll >= streamRoom.ofProcess)
      throw new Refusal(isFull ? 429 : 503, [{ code: 'too_many_streams' }], undefined, 30)
    count(key, 1)
    return eventStream({ broadcast, userGroupId, sessionHash, isStillTheirs, left: () => count(key, -1) })
  },
})

function count(key: string, more: 1 | -1): void {
  const left = (open.get(key) ?? 0) + more
  openInAll += more
  if (left === 0) open.delete(key)
  else open.set(key, left)
}
