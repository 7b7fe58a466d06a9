import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let admin: Caller
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.as('admin')
})
afterAll(() => server.stop())

const years = async () => (await admin.call('GET', '/api/public_holidays')).body.data
const of = (country: string, year: number) => ({ country, year })
const put = (path: string, holidays: object[], more: object = {}) =>
  admin.call('PUT', `/api/public_holidays/${path}`, { holidays, ...more })

it('§3.4 China and Vietnam are shipped for two years; what is not announced says so', async () => {
  const shipped = (await years()).map(({ country, year, is_announced }: Record<string, unknown>) => [
    `${country as string} ${year as number}`,
    is_announced,
  ])
  expect(Object.fromEntries(shipped)).toMatchObject({
    'CN 2026': true,
    'CN 2027': false,
    'VN 2026': true,
    'VN 2027': false,
  })
  const { body } = await admin.call('GET', '/api/public_holidays/CN/2026')
  expect(body.data).toMatchObject({ closed_days: 33, working_days: 6 })
  expect(body.data.holidays).toContainEqual({ day: '2026-02-14', name: '春节调休', works: true })
  // 2027: the new moon of 6 February falls before midnight in Beijing and in Hanoi.
  for (const country of ['CN', 'VN']) {
    const { data } = (await admin.call('GET', `/api/public_holidays/${country}/2027`)).body
    const days = data.holidays.map(({ day }: { day: string }) => day)
    expect(days).toEqual(expect.arrayContaining(['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08']))
  }
})

it('a year is loaded, replaced and unloaded; every strange row is named', async () => {
  const day = { day: '2028-01-01', name: 'Tết Dương lịch', works: false }
  expect((await put('VN/2028', [day], { is_announced: false, source: 'Điều 112' })).status).toBe(200)
  expect(await years()).toContainEqual(
    expect.objectContaining({ ...of('VN', 2028), closed_days: 1, is_announced: false, source: 'Điều 112' }),
  )
  const refused = await put('VN/2028', [day, { ...day, day: '2027-05-01' }, day])
  expect(refused.status).toBe(422)
  expect(refused.body.errors.map(({ field }: { field: string }) => field)).toEqual(['holidays.1.day', 'holidays.2.day'])
  expect((await put('VN/2028', [])).status).toBe(200)
  expect(await years()).not.toContainEqual(expect.objectContaining(of('VN', 2028)))
  expect((await admin.call('GET', '/api/public_holidays/VN/2028')).status).toBe(404)
  expect((await put('VN/1999', [])).status).toBe(404)
})

it('only the platform’s people see and change them', async () => {
  const brand = await server.as('brand')
  expect((await brand.call('GET', '/api/public_holidays')).status).toBe(403)
  expect((await brand.call('GET', '/api/public_holidays/CN/2026')).status).toBe(403)
})
