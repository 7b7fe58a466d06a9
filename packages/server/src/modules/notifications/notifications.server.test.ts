import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'

let server: TestServer
let asa: Caller
let minori: Caller
let thread: number
beforeAll(async () => {
  server = await startTestServer()
  asa = await server.as('brand')
  minori = await server.as('brandMember')
  const { body } = await asa.call('POST', '/api/message_threads', {
    message_thread: { subject: '生地の色', member_ids: [2], text: '見ましたか', partner_id: null },
  })
  thread = body.data.id
})
afterAll(() => server.stop())
beforeEach(async () => {
  await query('delete from notification')
  await query('delete from outbox')
})

const query = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
const choose = (message: string) =>
  minori.call('PUT', '/api/users/2/notification_preferences', { notification_preferences: { message } })
const write = (text: string) => asa.call('POST', `/api/message_threads/${thread}/messages`, { message: { text } })
const shown = async () => (await minori.call('GET', '/api/notifications')).body.data.length
const mails = async () => {
  await runDueJobs(server.parts)
  return server.waiting('mail')
}
const morning = () => query("update outbox set due_at = now() where kind = 'notification_digest'")

it('domain §3.19 channel prefs: by mail at once, which is usual; on screen only; not at all', async () => {
  await write('一')
  expect([await shown(), (await mails()).map(({ to }) => to)]).toEqual([1, ['minori.ogawa@shirotsume.example']])
  await choose('screen')
  await write('二')
  expect([await shown(), (await mails()).length]).toEqual([2, 1])
  await choose('none')
  await write('三')
  expect([await shown(), (await mails()).length]).toEqual([2, 1])
  await choose('mail')
})

it('domain §3.19 digest: nothing at once, one mail at eight with all that is unread, and then no more', async () => {
  await choose('digest')
  await write('一')
  await write('二')
  await write('三')
  expect([await shown(), await mails()]).toEqual([3, []])
  const waiting = await query(
    "select payload, to_char(due_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD HH24:MI') as due, due_at > now() as later from outbox where kind = 'notification_digest'",
  )
  expect(waiting).toEqual([
    {
      payload: expect.objectContaining({ accountId: 2, userGroupId: 1 }),
      due: expect.stringMatching(/ 08:00$/),
      later: true,
    },
  ])
  expect(waiting[0].due.slice(0, 10)).toBe(waiting[0].payload.day)

  const { body } = await minori.call('GET', '/api/notifications')
  await minori.call('POST', `/api/notifications/${body.data[0].id}/read`)
  await morning()
  const [mail, ...more] = await mails()
  expect([mail.subject, mail.text.match(/生地の色/g)?.length, more]).toEqual(['2件のお知らせがあります', 2, []])

  await query('delete from outbox')
  await write('四')
  await morning()
  expect((await mails())[0].subject).toContain('生地の色')
  await choose('mail')
})

it('a digest that nobody needs any more is not sent: all read, or its reader left', async () => {
  await choose('digest')
  await write('一')
  await minori.call('POST', '/api/notifications/read_all')
  await morning()
  expect(await mails()).toEqual([])
  await write('二')
  await query('update membership set suspended_at = now() where account_id = 2 and user_group_id = 1')
  await morning()
  expect(await mails()).toEqual([])
  await query('update membership set suspended_at = null where account_id = 2 and user_group_id = 1')
})

it('what is about one record is marked together, and nobody marks what another was told', async () => {
  await choose('screen')
  await write('一')
  await write('二')
  const { body } = await minori.call('GET', '/api/notifications')
  const { subject } = body.data[0]
  expect(body.data.map((row: { subject: unknown }) => row.subject)).toEqual([subject, subject])
  const read = (caller: Caller) => caller.call('POST', '/api/notifications/read_subject', { subject })
  const unread = async () => (await minori.call('GET', '/api/notifications/count')).body.data.unread
  expect([(await read(asa)).status, await unread()]).toEqual([204, 2])
  expect([(await read(minori)).status, await unread()]).toEqual([204, 0])
  await choose('mail')
})

it('domain §3.19 what leads to a page is read by looking at it, as far as it is one’s own', async () => {
  await choose('screen')
  await write('三')
  const count = async () => (await minori.call('GET', '/api/notifications/count')).body.data
  const [link] = (await count()).links
  expect([link, (await count()).unread]).toEqual([expect.stringMatching(/^\/s\/messages\/\d+$/), 1])
  const look = (caller: Caller, at: string) => caller.call('POST', '/api/notifications/read_page', { link: at })
  for (const [caller, at] of [
    [asa, link],
    [minori, `${link}9`],
  ] as const)
    expect([(await look(caller, at)).status, (await count()).unread]).toEqual([204, 1])
  expect([(await look(minori, link)).status, await count()]).toEqual([204, { unread: 0, links: [] }])
  await choose('mail')
})

it('what is counted of notifications is what there is, however they were written', async () => {
  await choose('screen')
  await write('四')
  await write('五')
  await minori.call('POST', '/api/notifications/read_all')
  await write('六')
  const ids = 'id in (select id from notification order by id limit 1)'
  await query(`update notification set read_at = null where ${ids}`)
  await query(`delete from notification where id in (select id from notification order by id desc limit 1)`)
  const kept = await query(`select account_id, sum(count)::int as count, sum(unread)::int as unread
    from notification_tally group by 1 having sum(count) <> 0 order by 1`)
  const counted = await query(`select account_id, count(*)::int as count,
    count(*) filter (where read_at is null)::int as unread from notification group by 1 order by 1`)
  expect([kept.length > 0, kept]).toEqual([true, counted])
  for (const unread of ['false', 'true']) {
    const { data, pagination } = (await minori.call('GET', `/api/notifications?unread=${unread}&per_page=100`)).body
    expect(pagination.total_count).toBe(data.length)
  }
  await choose('mail')
})
