import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { workLimits } from '../../slow-work/work-limits.ts'
import { rowsAtOnce } from './packed-sheet.ts'

let server: TestServer
const many = 2 * rowsAtOnce + 7
beforeAll(async () => {
  server = await startTestServer()
  await query(
    `insert into color (user_group_id, code, name, position)
    select 1, 'L-' || lpad(n::text, 5, '0'), '長い ' || n, 1000 + n from generate_series(1, ${many}) n`,
  )
  await query(
    `insert into audit_event (user_group_id, action, detail, hash)
    select 1, 'color.updated', jsonb_build_object('name', '長い ' || n), int4send(n)
    from generate_series(1, ${many}) n`,
  )
})
afterAll(() => server.stop())

const query = async (text: string) => (await server.engine.pool.query(text)).rows
async function lines(address: string): Promise<string[]> {
  const response = await server.app.request(address, { headers: { Cookie: await server.cookieOf('brandOwner') } })
  expect(response.status).toBe(200)
  return (await response.text()).trimEnd().split('\r\n')
}

describe('review A2 rows of a long file are read a page at a time, in the order of the list', () => {
  it.each([
    ['code', (n: number) => n],
    ['-code', (n: number) => many + 1 - n],
  ])('a master by %s, whole', async (sort, nth) => {
    const [, ...rows] = await lines(
      `/api/colors/export?format=csv&columns[]=code&q=${encodeURIComponent('長い')}&sort=${sort}`,
    )
    const expected = Array.from({ length: many }, (_, at) => `L-${String(nth(at + 1)).padStart(5, '0')}`)
    expect(rows).toEqual(expected)
  })

  it('the audit, the newest first and none left out', async () => {
    const ids = await query(`select id from audit_event where user_group_id = 1 and action = 'color.updated'`)
    const [, ...rows] = await lines('/api/audit_events/export?action=color.updated')
    expect(rows.length).toBeGreaterThanOrEqual(ids.length)
    const named = rows.flatMap((row) => /長い (\d+)/.exec(row)?.[1] ?? []).map(Number)
    expect(named).toEqual(Array.from({ length: many }, (_, at) => many - at))
  })

  it('more cells than a file may hold are refused before any row is read', async () => {
    const ids = Array.from({ length: workLimits.written.cells + 1 }, (_, at) => at)
    const { writeLater } = await import('./write-on-thread.ts')
    const asked: unknown[] = []
    const sheet = { name: 'a', columns: [{ header: 'a' }], ids, rowsOf: async () => (asked.push(1), []) }
    await expect(writeLater([sheet], 'csv')).rejects.toMatchObject({ status: 422, causes: [{ code: 'export_cells' }] })
    expect(asked).toEqual([])
  })
})
