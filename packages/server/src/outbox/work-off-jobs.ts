import type { ServerParts } from '../server-parts.ts'
import { delayJob, finishJob, takeJob, type Job } from './queries.ts'
import { openedPayload } from './sealed-payload.ts'

export type JobHandler = (parts: ServerParts, payload: never, job: Job) => Promise<void>
/** By the kind of work. A handler may run twice, when a worker dies on the way. */
export type JobHandlers = Readonly<Record<string, JobHandler>>

/** Does what is due, one after the other; a failure delays its own job only. Answers how many were tried. */
export async function workOffJobs(parts: ServerParts, handlers: JobHandlers): Promise<number> {
  const { database } = parts.engine
  let tried = 0
  for (let job = await takeJob(database); job; job = await takeJob(database)) {
    tried += 1
    try {
      const handler = handlers[job.kind]
      if (!handler) throw new Error(`nothing handles ${job.kind}`)
      await handler(parts, openedPayload(parts.secrets, job) as never, job)
      await finishJob(database, job.id)
    } catch (error) {
      parts.log.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'job delayed')
      await delayJob(database, job, (error as Error).message)
    }
  }
  return tried
}
