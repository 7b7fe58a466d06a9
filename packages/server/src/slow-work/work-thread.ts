import type { ChildProcess } from 'node:child_process'
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

/** A process of its own that does one piece of work at a time: its memory and its threads are not the server's. */
export interface WorkThread {
  readonly isAlive: boolean
  /** @throws WorkBroke; the process has ended then */
  perform(kind: string, given: unknown, seconds: number): Promise<ThreadAnswer>
  end(): void
}

/** Takes over a process that speaks `{ kind, given }` → `ThreadAnswer`. */
export function workThread(worker: ChildProcess): WorkThread {
  let isAlive = true
  let settle: ((answer: ThreadAnswer | WorkBroke) => void) | undefined
  const broke = (why: WorkBroke['why']) => {
    isAlive = false
    settle?.(new WorkBroke(why))
    worker.kill('SIGKILL')
  }
  worker.on('message', (answer) => settle?.(answer as ThreadAnswer))
  worker.on('error', () => broke('thread'))
  // A heap that is full ends the process by abort.
  worker.on('exit', (_, signal) => broke(signal === 'SIGABRT' ? 'memory' : 'thread'))
  const keepsAlive = (isWorking: boolean) => {
    const way = isWorking ? 'ref' : 'unref'
    worker[way]()
    worker.channel?.[way]()
  }
  keepsAlive(false)
  return {
    get isAlive() {
      return isAlive
    },
    async perform(kind, given, seconds) {
      if (!isAlive) throw new WorkBroke('thread')
      const timer = setTimeout(() => broke('time'), seconds * 1_000)
      // Only while it works does it keep the server alive.
      keepsAlive(true)
      try {
        const answer = await new Promise<ThreadAnswer | WorkBroke>((answered) => {
          settle = answered
          worker.send({ kind, given } as object, (error) => error && broke('thread'))
        })
        if (answer instanceof WorkBroke) throw answer
        return answer
      } finally {
        settle = undefined
        clearTimeout(timer)
        keepsAlive(false)
      }
    },
    end() {
      isAlive = false
      worker.kill('SIGKILL')
    },
  }
}
