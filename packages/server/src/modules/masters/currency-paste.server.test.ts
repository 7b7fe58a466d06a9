import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const rate = (from: string, value: string, kind = 'TTM') => ({
  from_currency: from,
  to_currency: 'JPY',
  kind,
  valid_from: '2031-01-01',
  rate: value,
})
const paste = async (rows: unknown[]) =>
  ((await brand.call('POST', '/api/currency_conversions/bulk', { rows })).body.data as { outcome: string }[]).map(
    ({ outcome }) => outcome,
  )

it('§3.2 u(from, to, kind, valid_from): rates of one day are told apart by their currencies and kind', async () => {
  expect(await paste([rate('USD', '150.25'), rate('EUR', '163.4'), rate('USD', '151.25', 'TTS')])).toEqual([
    'create',
    'create',
    'create',
  ])
  expect(await paste([rate('EUR', '163.4'), rate('USD', '149')])).toEqual(['same', 'update'])
  const { body } = await brand.call('GET', '/api/currency_conversions?per_page=99999')
  const own = (body.data as { valid_from: string; from_currency: string; kind: string; rate: string }[]).filter(
    (each) => each.valid_from === '2031-01-01',
  )
  expect(own.map((each) => `${each.from_currency} ${each.kind} ${each.rate}`).toSorted()).toEqual([
    'EUR TTM 163.4',
    'USD TTM 149',
    'USD TTS 151.25',
  ])
})

it('the same rate twice in one table is refused', async () => {
  expect(await paste([rate('GBP', '190'), rate('GBP', '191')])).toEqual(['create', 'refused'])
})
