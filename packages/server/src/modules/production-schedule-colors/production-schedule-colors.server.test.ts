import { contrastOf } from '@tsumugi/domain'
import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../documents/pdf/read-pdf.fixture.ts'

let server: TestServer
const callers = {} as Record<'brand' | 'otherBrand' | 'distributor', Caller>
beforeAll(async () => {
  server = await startTestServer()
  for (const key of ['brand', 'otherBrand', 'distributor'] as const) callers[key] = await server.as(key)
})
afterAll(() => server.stop())

const path = '/api/production_schedule_colors'
interface Color {
  key: string
  hex: string
  text_hex: string
  is_own: boolean
}
const read = async (who: keyof typeof callers) =>
  (await callers[who].call('GET', path)).body.data as { colors: Color[]; lock_version: number }
const patch = (who: keyof typeof callers, colors: object[], lock_version: number) =>
  callers[who].call('PATCH', path, { production_schedule_colors: { colors, lock_version } })
const hexOf = async (who: keyof typeof callers, key: string) =>
  (await read(who)).colors.find((color) => color.key === key)!

it('spec §7, domain §3.4 colours of status, health and step, each with text of a contrast of 4.5 or more', async () => {
  const { colors } = await read('brand')
  expect(new Set(colors.map(({ key }) => key.split('.')[0]))).toEqual(new Set(['status', 'health', 'step']))
  for (const { hex, text_hex } of colors) expect(contrastOf(hex, text_hex)).toBeGreaterThanOrEqual(4.5)
  expect(colors.some(({ is_own }) => is_own)).toBe(false)
})

it('an organisation chooses its own and goes back; others keep theirs; somebody faster is told', async () => {
  const { lock_version: version } = await read('brand')
  const saved = await patch('brand', [{ key: 'health.late', hex: '#FFEE00' }], version)
  expect([saved.status, saved.body.data.lock_version]).toEqual([200, version + 1])
  expect(await hexOf('brand', 'health.late')).toEqual({
    key: 'health.late',
    hex: '#ffee00',
    text_hex: '#000000',
    is_own: true,
  })
  expect(await hexOf('otherBrand', 'health.late')).toMatchObject({ is_own: false })
  const stale = await patch('brand', [{ key: 'step.sewing', hex: '#101010' }], version)
  expect([stale.status, stale.body.errors[0].code, stale.body.current.lock_version]).toEqual([
    409,
    'stale',
    version + 1,
  ])
  expect((await patch('brand', [{ key: 'health.late', hex: null }], version + 1)).status).toBe(200)
  expect(await hexOf('brand', 'health.late')).toMatchObject({ is_own: false })
  const { rows } = await server.engine.pool.query(
    "select count(*) as count from audit_event where action = 'production_schedule_color.updated' and user_group_id = 1",
  )
  expect(Number(rows[0].count)).toBe(2)
})

it('unknown bars and what is no colour are refused; so are kinds that have no schedules', async () => {
  const { lock_version: version } = await read('brand')
  expect((await patch('brand', [{ key: 'health.fine', hex: '#ffee00' }], version)).status).toBe(422)
  expect((await patch('brand', [{ key: 'health.late', hex: 'yellow' }], version)).status).toBe(422)
  expect((await callers.distributor.call('GET', path)).status).toBe(403)
})

it('plans on A3: drawn for whoever has none as well', async () => {
  const reply = await server.app.request('/api/production_schedules/paper', {
    headers: { Cookie: await server.cookieOf('brand'), 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(readPdf(new Uint8Array(await reply.arrayBuffer())).pages).toBeGreaterThanOrEqual(1)
})
