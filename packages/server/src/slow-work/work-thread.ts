import type { Worker } from 'node:worker_threads'
import type { Cause, Status } from '../http/refusal.ts'

/** What a thread answers: what was asked for, a refusal in its parts, or what went wrong. */
export type ThreadAnswer =
  | { readonly done: unknown }
  | { readonly refused: { readonly status: Status; readonly causes: readonly Cause[] } }
  | { readonly problem: string; readonly name: string }

/** Work that came to no answer: `time` and `memory` end the thread. */
export class WorkBroke extends Error {
  override name = 'WorkBroke'
  constructor(readonly why: 'time' | 'memory' | 'thread') {
    super(`The thread gave up (${why}).`)
  }
}

/** A thread that does one piece of work at a time. */
export interface WorkThread {
  readonly isAlive: boolean
  /** @throws WorkBroke; the thread has ended then */
  perform(kind: string, given: unknown, seconds: number): Promise<ThreadAnswer>
  end(): void
}

/** Takes over a worker that speaks `{ kind, given }` → `ThreadAnswer`. */
export function workThread(worker: Worker): WorkThread {
  let isAlive = true
  let settle: ((answer: ThreadAnswer | WorkBroke) => void) | undefined
  const broke = (why: WorkBroke['why']) => {
    isAlive = false
    settle?.(new WorkBroke(why))
    void worker.terminate()
  }
  worker.on('message', (answer: ThreadAnswer) => settle?.(answer))
  worker.on('error', ({ code }: NodeJS.ErrnoException) =>
    broke(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'thread'),
  )
  worker.on('exit', () => broke('thread'))
  worker.unref()
  return {
    get isAlive() {
      return isAlive
    },
    async perform(kind, given, seconds) {
      if (!isAlive) throw new WorkBroke('thread')
      const timer = setTimeout(() => broke('time'), seconds * 1_000)
      // Only while it works does a thread keep the process alive.
      worker.ref()
      try {
        const answer = await new Promise<ThreadAnswer | WorkBroke>((answered) => {
          settle = answered
          worker.postMessage({ kind, given })
        })
        if (answer instanceof WorkBroke) throw answer
        return answer
      } finally {
        settle = undefined
        clearTimeout(timer)
        worker.unref()
      }
    },
    end() {
      isAlive = false
      void worker.terminate()
    },
  }
}
