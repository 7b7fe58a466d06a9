import { startSystem, type System, type SystemCaller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

const rounds = 20
const writers = 4
let system: System

beforeAll(async () => {
  system = await startSystem({ engine: process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'pglite' })
})
afterAll(() => system.stop())

/** Writes one product after the other until the server is gone, and notes those it was told are kept. */
async function write(caller: SystemCaller, writer: string, kept: Map<number, string>): Promise<void> {
  for (let at = 0; ; at += 1) {
    const name = `耐久 ${writer}-${at}`
    const body = { brand_id: 1, merchandising: { name } }
    const answer = await caller.call('POST', '/api/merchandisings', body).catch(() => null)
    if (!answer) return
    if (answer.status !== 200)
      throw new Error(`A write was answered with ${answer.status}: ${JSON.stringify(answer.body)}`)
    kept.set(answer.body.data.id, name)
  }
}

it(`issue §4: ${rounds} rounds of kill -9 during writes lose no acknowledged write, and the database reopens`, async () => {
  const caller = await system.as('brand')
  const kept = new Map<number, string>()
  for (let round = 0; round < rounds; round += 1) {
    const before = kept.size
    const writing = Promise.all(
      Array.from({ length: writers }, (_, writer) => write(caller, `${round}-${writer}`, kept)),
    )
    // In the midst of writes, never twice at the same point of one.
    await expect.poll(() => kept.size, { timeout: 20_000, interval: 5 }).toBeGreaterThan(before + (round % 9))
    await new Promise((later) => setTimeout(later, (round * 7) % 30))
    await system.restart('SIGKILL')
    await writing
  }
  const found = new Map<number, string>()
  for (const id of kept.keys()) {
    const { status, body } = await caller.call('GET', `/api/merchandisings/${id}`)
    if (status === 200) found.set(id, body.data.name)
  }
  expect(found).toEqual(kept)
}, 300_000)
