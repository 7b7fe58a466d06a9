import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type pg from 'pg'
import { Refusal } from '../http/refusal.ts'

export interface RateLimit {
  /** Counts one attempt. @throws Refusal 429 `too_many_requests` with the minutes to wait */
  take(key: string): Promise<void>
  /** Takes one attempt back: it was none after all. */
  giveBack(key: string): Promise<void>
  /** Forgets the attempts of a key: after a success. */
  forget(key: string): Promise<void>
}

/** At most `points` attempts per key in `minutes`, counted in the database, so that every server process counts together. */
export function rateLimit(pool: pg.Pool, name: string, points: number, minutes: number): RateLimit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points,
    duration: minutes * 60,
  })
  return {
    async take(key) {
      try {
        await limiter.consume(key.slice(0, 200))
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        const wait = Math.max(1, Math.ceil(refused.msBeforeNext / 60_000))
        throw new Refusal(429, [{ code: 'too_many_requests', meta: { minutes: wait } }])
      }
    },
    async giveBack(key) {
      await limiter.reward(key.slice(0, 200))
    },
    async forget(key) {
      await limiter.delete(key.slice(0, 200))
    },
  }
}
