import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AuditRow } from '../audit/audit-queries.ts'
import type { Database } from '../database/engine.ts'
import { inTenant } from '../database/tenancy.ts'
import { invalid } from '../http/refusal.ts'
import { attempt } from './attempt.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const told = (action: string) => ({ action }) as unknown as AuditRow
const titles = async (database: Database) =>
  (await database.selectFrom('user_group').select('name').where('id', '=', 1).execute()).map(({ name }) => name)
const rename = (database: Database, name: string) =>
  database.updateTable('user_group').set({ name }).where('id', '=', 1).execute()

it('domain §4.4 one of many that is refused leaves neither its rows nor its audit; the others keep theirs', async () => {
  const audits: AuditRow[] = []
  const seen = await inTenant(server.engine.database, 1, async (database) => {
    const request = { database, audits }
    const first = await attempt(request, async () => {
      await rename(database, 'first')
      audits.push(told('first'))
    })
    const second = await attempt(request, async () => {
      await rename(database, 'second')
      audits.push(told('second'))
      throw invalid({ code: 'self_approval' })
    })
    return { first, second: second?.code, titles: await titles(database) }
  })
  expect(seen).toEqual({ first: null, second: 'self_approval', titles: ['first'] })
  expect(audits).toEqual([told('first')])
})

it('what is no refusal is thrown on', async () => {
  const failing = inTenant(server.engine.database, 1, (database) =>
    attempt({ database, audits: [] }, () => Promise.reject(new RangeError('no'))),
  )
  await expect(failing).rejects.toThrow(RangeError)
})
