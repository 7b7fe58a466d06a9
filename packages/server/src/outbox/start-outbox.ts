import type { ServerParts } from '../server-parts.ts'
import { forgetExpiredRows } from './expired-rows-queries.ts'
import { outboxChannel } from './queries.ts'
import { workOffJobs, type JobHandlers } from './work-off-jobs.ts'

export interface Outbox {
  /** Resolves once the job at hand is done. */
  stop(): Promise<void>
}

/** How often the outbox is looked through when nobody says that there is something: retries, and lost notices. */
const every = 15_000
const hour = 3_600_000

/**
 * Works off the outbox until stopped: at once when something is added, and every 15 s, when `collect` looks as well for
 * what comes by no request. Each hour it does what is `hourly` and removes expired rows.
 */
export async function startOutbox(
  parts: ServerParts,
  handlers: JobHandlers,
  collect?: () => Promise<unknown>,
  hourly?: () => Promise<unknown>,
): Promise<Outbox> {
  let running: Promise<unknown> = Promise.resolve()
  let waiting = false
  let stopped = false
  const work = () => {
    if (waiting || stopped) return
    waiting = true
    running = running.then(async () => {
      waiting = false
      if (stopped) return
      await lookThrough(parts, handlers, collect)
    })
  }
  const unlisten = await parts.engine.listen(outboxChannel, work)
  const timer = setInterval(work, every)
  timer.unref()
  const tidy = () => {
    running = running.then(async () => {
      if (!stopped) await everyHour(parts, hourly)
    })
  }
  const hours = setInterval(tidy, hour)
  hours.unref()
  work()
  tidy()
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      clearInterval(hours)
      await unlisten()
      await running
    },
  }
}

async function lookThrough(parts: ServerParts, handlers: JobHandlers, collect?: () => Promise<unknown>): Promise<void> {
  await collect?.().catch((error: unknown) => parts.log.error({ err: error }, 'nothing could be collected'))
  await workOffJobs(parts, handlers).catch((error: unknown) =>
    parts.log.error({ err: error }, 'outbox could not be read'),
  )
}

async function everyHour(parts: ServerParts, hourly?: () => Promise<unknown>): Promise<void> {
  await hourly?.().catch((error: unknown) => parts.log.error({ err: error }, 'what is due each hour was not done'))
  await forgetExpiredRows(parts.engine.database).catch((error: unknown) =>
    parts.log.warn({ err: error }, 'old rows stay'),
  )
}
