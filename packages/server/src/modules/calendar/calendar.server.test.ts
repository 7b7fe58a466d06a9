import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { payableWriter } from '../payables/payable.fixture.ts'
import type { Parties } from '../../records/tests/document-parties.fixture.ts'
import { icalendar } from './icalendar.ts'

let server: TestServer
let people: Record<'brand' | 'brandMember' | 'supplier' | 'distributor', Caller>
beforeAll(async () => {
  server = await startTestServer()
  people = {
    brand: await server.as('brand'),
    brandMember: await server.as('brandMember'),
    supplier: await server.as('supplier'),
    distributor: await server.as('distributor'),
  }
})
afterAll(() => server.stop())
beforeEach(() => server.engine.pool.query('delete from rate_limit'))

type Entry = { key: string; kind: string; title: string; starts_on: string; detail: string | null }
const range = (from: string, to: string) => `/api/calendar?from=${from}&to=${to}`
const dated = async (caller: Caller, path: string): Promise<Entry[]> => (await caller.call('GET', path)).body.data
const kindsOf = (entries: readonly Entry[]) => [...new Set(entries.map(({ kind }) => kind))]

/** A phase of the demo with a day for its delivery, and who makes it. */
async function duePhase(kind: 'bulk' | 'sample1') {
  const { rows } = await server.engine.pool.query(
    `update phase set kind = $1, delivery_due = '2027-02-10' where id = (
       select min(p.id) from phase p join membership m on m.user_group_id = p.supplier_group_id
       join account a on a.id = m.account_id where a.id = $2) returning id, production_id`,
    [kind, (await people.supplier.call('GET', '/api/sessions/userinfo')).body.data.id],
  )
  return rows[0] as { id: number; production_id: number }
}

describe('the calendar', () => {
  it('domain §3.4 deliveries and samples stand beside what else is dated, for the brand and for who makes them', async () => {
    for (const [kind, shown] of [
      ['bulk', 'delivery'],
      ['sample1', 'sample'],
    ] as const) {
      const { id } = await duePhase(kind)
      for (const caller of [people.brand, people.supplier])
        expect(await dated(caller, range('2027-02-01', '2027-02-28'))).toContainEqual(
          expect.objectContaining({ key: `${shown}-${id}`, starts_on: '2027-02-10' }),
        )
      expect(kindsOf(await dated(people.distributor, range('2027-02-01', '2027-02-28')))).not.toContain(shown)
    }
  })

  it('domain §3.4 payments stand on their day in one sum by currency, for those who see the ledger, in feeds too', async () => {
    const payable = await payableWriter({
      rows: async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows,
      buyerId: 1,
      sellerId: 3,
    } as Parties)
    const on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
    await payable('700.5', { currency: 'USD', due_on: on })
    await payable('200', { currency: 'USD', due_on: on, held: '50' })
    const due = (caller: Caller) => dated(caller, `${range(on, on)}&kinds[]=payment`)
    const paid = { kind: 'payment', title: '850.5 USD', starts_on: on }
    expect(await due(people.brand)).toContainEqual(expect.objectContaining({ ...paid, detail: 'payable' }))
    expect(await due(people.supplier)).toContainEqual(expect.objectContaining({ ...paid, detail: 'credit' }))
    expect(await due(people.distributor)).toEqual([])
    const told = async (caller: Caller) => {
      const feed = { name: '支払', kinds: ['payment'] }
      const { url } = (await caller.call('POST', '/api/calendar/feeds', { feed })).body.data
      return (await server.app.request(new URL(url).pathname)).text()
    }
    expect(await told(people.distributor)).not.toContain('BEGIN:VEVENT')
    expect(await told(people.supplier)).toMatch(/SUMMARY:入金 /)
  })

  it('each sees their own; some kinds are asked for; a period has an end', async () => {
    const period = range('2027-02-01', '2027-03-31')
    expect(kindsOf(await dated(people.brand, period))).toEqual(expect.arrayContaining(['release', 'holiday']))
    expect(kindsOf(await dated(people.supplier, period))).not.toContain('release')
    expect(kindsOf(await dated(people.brand, `${period}&kinds[]=release`))).toEqual(['release'])
    expect((await people.brand.call('GET', range('2026-01-01', '2027-01-01'))).body.errors[0].code).toBe('range_long')
  })
})

describe('addresses that other calendars follow', () => {
  const opened = async (caller: Caller, kinds: readonly string[], name = '納期だけ') =>
    (await caller.call('POST', '/api/calendar/feeds', { feed: { name, kinds } })).body.data as {
      id: number
      url: string
    }
  const read = (url: string) => server.app.request(new URL(url).pathname)

  it('tells the kinds it was made for, in the language of its owner, until it is stopped', async () => {
    await duePhase('bulk')
    const { id, url } = await opened(people.brand, ['delivery'])
    const feed = await read(url)
    expect([feed.status, feed.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8'])
    const text = (await feed.text()).replaceAll('\r\n ', '')
    expect(text).toMatch(/DTSTART;VALUE=DATE:20270210\r\nDTEND;VALUE=DATE:20270211\r\n[\s\S]*SUMMARY:納期 /)
    expect(text).not.toContain('投入')
    expect((await people.brand.call('DELETE', `/api/calendar/feeds/${id}`)).status).toBe(204)
    expect((await read(url)).status).toBe(404)
  })

  it('is a person’s own: neither listed nor stopped by a colleague or another organisation; only its hash is kept', async () => {
    const { id, url } = await opened(people.brand, ['notice'])
    for (const other of [people.brandMember, people.supplier]) {
      const { body } = await other.call('GET', '/api/calendar/feeds')
      expect(body.data.map((feed: { id: number }) => feed.id)).not.toContain(id)
      for (const method of ['PUT', 'DELETE'] as const)
        expect((await other.call(method, `/api/calendar/feeds/${id}`)).status).toBe(404)
    }
    const token = new URL(url).pathname.split('/').at(-1)!.slice(0, -4)
    const { rows } = await server.engine.pool.query('select t::text as kept from calendar_feed t')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify((await people.brand.call('GET', '/api/calendar/feeds')).body)).not.toContain(token)
  })

  it('a new address ends the one before; there are at most 20, and of kinds there are', async () => {
    const { id, url } = await opened(people.brandMember, ['notice'])
    const renewed = (await people.brandMember.call('PUT', `/api/calendar/feeds/${id}`)).body.data.url
    expect([(await read(url)).status, (await read(renewed)).status]).toEqual([404, 200])
    for (let count = 1; count < 20; count += 1) await opened(people.brandMember, ['notice'])
    const refused = await people.brandMember.call('POST', '/api/calendar/feeds', {
      feed: { name: '二十一', kinds: ['notice'] },
    })
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'feeds_many'])
    for (const kinds of [[], ['holiday'], ['notice', 'notice']])
      expect(
        (await people.supplier.call('POST', '/api/calendar/feeds', { feed: { name: '違う', kinds } })).status,
      ).toBe(422)
  })

  it('who asks too often waits, for one address and for guessed ones', async () => {
    const { url } = await opened(people.supplier, ['notice'])
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await read(url)).status)
    expect([statuses[29], statuses[30]]).toEqual([200, 429])
    const guessed = `https://tsumugi.example/users/calendar/${'x'.repeat(43)}.ics`
    for (let count = 0; count < 60; count += 1) expect((await read(guessed)).status).toBe(404)
    expect((await read(guessed)).status).toBe(429)
  })

  it('an organisation that is suspended tells nothing', async () => {
    const { url } = await opened(people.distributor, ['notice'])
    const stand = (suspended: string) =>
      server.engine.pool.query(`update user_group set suspended_at = ${suspended} where kind = 'distributor'`)
    await stand('now()')
    expect((await read(url)).status).toBe(404)
    await stand('null')
    expect((await read(url)).status).toBe(200)
  })
})

describe('RFC 5545', () => {
  const entry = {
    key: 'sample-7',
    kind: 'sample',
    startsOn: '2026-12-30',
    endsOn: '2027-01-02',
    link: '/s/procedures?step=7',
    detail: 'one\ntwo',
  } as const
  const calendar = {
    product: 'Tsumugi',
    name: '納期、サンプル',
    locale: 'en',
    userGroupId: 3,
    origin: 'https://tsumugi.example',
  } as const
  const written = (title: string) => icalendar([{ ...entry, title }], calendar)
  const unfolded = (text: string) => text.replaceAll(/\r\n[ \t]/g, '')
  const line = (text: string, name: string) =>
    unfolded(text)
      .split('\r\n')
      .find((each) => each.startsWith(`${name}:`) || each.startsWith(`${name};`))

  it.each(['縫製'.repeat(60), 'a'.repeat(200), '👗'.repeat(50)])(
    '§3.1 no line is longer than 75 octets, and no character is torn: %.6s…',
    async (title) => {
      const text = await written(title)
      for (const each of text.split('\r\n')) expect(new TextEncoder().encode(each).length).toBeLessThanOrEqual(75)
      expect(line(text, 'SUMMARY')).toBe(`SUMMARY:Sample ${title}`)
    },
  )

  it('§3.3.11 commas, semicolons, backslashes and line ends are escaped', async () => {
    const text = await written('S, M; L \\ XL')
    expect(line(text, 'SUMMARY')).toBe(String.raw`SUMMARY:Sample S\, M\; L \\ XL`)
    expect(line(text, 'DESCRIPTION')).toBe(String.raw`DESCRIPTION:one\ntwo`)
    // Nothing that a title says begins a line of its own.
    expect(unfolded(await written('x\r\nBEGIN:VALARM'))).not.toMatch(/^BEGIN:VALARM/m)
  })

  it('a step is named in the language of its reader, or as its company named it', async () => {
    const step = { ...entry, kind: 'procedure', title: 'SK27-1' } as const
    const summary = async (detail: string) => line(await icalendar([{ ...step, detail }], calendar), 'SUMMARY')
    expect([await summary('sewing'), await summary('knitting'), await summary('刺繍')]).toEqual([
      'SUMMARY:SK27-1 Sewing',
      'SUMMARY:SK27-1 Knitting',
      'SUMMARY:SK27-1 刺繍',
    ])
  })

  it('a payment says which way it goes, its currency, and its amount with thousands apart', async () => {
    const payment = { ...entry, kind: 'payment', title: '1234567.5 USD' } as const
    const summary = async (detail: string) => line(await icalendar([{ ...payment, detail }], calendar), 'SUMMARY')
    expect([await summary('payable'), await summary('credit')]).toEqual([
      String.raw`SUMMARY:To pay USD 1\,234\,567.5`,
      String.raw`SUMMARY:To receive USD 1\,234\,567.5`,
    ])
  })

  it('§3.6.1 whole days: the end is the day after the last', async () => {
    const text = await written('縫製')
    expect([line(text, 'DTSTART'), line(text, 'DTEND')]).toEqual([
      'DTSTART;VALUE=DATE:20261230',
      'DTEND;VALUE=DATE:20270103',
    ])
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\n/)
    expect(line(text, 'UID')).toBe('UID:sample-7-3@tsumugi')
    expect(line(text, 'DTSTAMP')).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/)
    expect(line(text, 'URL')).toContain('https://tsumugi.example/s/procedures?step=7')
    expect(line(await icalendar([], { ...calendar, name: 'x' }), 'BEGIN')).toBe('BEGIN:VCALENDAR')
  })
})
