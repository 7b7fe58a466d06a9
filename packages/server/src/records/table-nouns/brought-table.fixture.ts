import type { Caller, TestServer } from '@tsumugi/dev-env'
import type { PersonaKey } from '@tsumugi/server'
import { expect } from 'vitest'
import { runDueJobs } from '../../jobs.ts'
import { held, type Wire } from '../../modules/productions/production-scene.fixture.ts'

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>

/** A file of a noun on its way in, as one who may writes it. */
export function broughtTable(server: TestServer, as: Caller, noun: string) {
  async function settled(id: number): Promise<Wire> {
    await runDueJobs(server.parts)
    const { rows } = await server.engine.pool.query(
      'select last_error from outbox where done_at is null and attempts > 0',
    )
    expect(rows).toEqual([])
    return held(await as.call('GET', `/api/data_converters/${id}`))
  }

  async function move(run: Wire, path: string, body: object, method = 'PUT'): Promise<Wire> {
    held(await as.call(method, `/api/data_converters/${run.id}/${path}`, { lock_version: run.lock_version, ...body }))
    return settled(run.id)
  }

  return {
    settled,
    /** Its columns take these fields, and its words mean those. */
    async tried(csv: string, columns: readonly string[], words: Words = {}): Promise<Wire> {
      const form = new FormData()
      form.set('file', new File([csv], '表.csv'))
      form.set('noun', noun)
      const run = await settled(held(await as.call('POST', '/api/data_converters', form)).id)
      return move(run, 'columns', { columns, words })
    },
    fix: (run: Wire, fix: object) => move(run, 'fixes', { fix }),
    apply: (run: Wire, mode: 'all' | 'good' = 'all') => move(run, 'apply', { mode }, 'POST'),
    undo: (run: Wire) => move(run, 'undo', {}, 'POST'),
  }
}

/** The records of an address as a CSV file, these fields in their order under heads of the same names. */
export async function exportedTable(server: TestServer, as: PersonaKey, path: string, fields: readonly string[]) {
  const query = fields.flatMap((field) => [`columns[]=${field}`, `labels[]=${field}`]).join('&')
  const reply = await server.app.request(`/api/${path}/export?format=csv&${query}`, {
    headers: { Cookie: await server.cookieOf(as), 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(reply.status).toBe(200)
  return reply.text()
}
