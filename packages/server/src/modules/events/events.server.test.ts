import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { heartbeat } from './event-stream.ts'
import { streamRoom } from './routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('§2 Realtime: a saved product reaches the pages of its own organisation and no other', async () => {
  const { parts } = server
  const own: unknown[] = []
  const foreign: unknown[] = []
  parts.broadcast.subscribe(1, (change) => void own.push(change))
  parts.broadcast.subscribe(2, (change) => void foreign.push(change))
  const brand = await server.as('brand')
  const { body } = await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '知らせ' } })
  await expect.poll(() => own).toContainEqual({ userGroupId: 1, topic: 'merchandising', id: body.data.id, by: 1 })
  expect(foreign).toEqual([])
})

it('a change that is rolled back is not told', async () => {
  const heard: unknown[] = []
  server.parts.broadcast.subscribe(1, (change) => void heard.push(change))
  const brand = await server.as('brand')
  await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '重', categories: [999_999] } })
  const { body } = await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '後' } })
  await expect.poll(() => heard).toHaveLength(1)
  expect(heard[0]).toMatchObject({ id: body.data.id })
})

it('GET /api/events streams to a signed-in page', async () => {
  const brand = await server.as('brand')
  const token = await server.cookieOf('brand')
  const response = await server.app.request('/api/events', { headers: { Cookie: token } })
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  await reader.read()
  await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising: { name: '流れる' } })
  const { value } = await reader.read()
  expect(JSON.parse(value!.replace('data: ', ''))).toMatchObject({ topic: 'merchandising', by: 1 })
  await reader.cancel()
})

const query = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows

async function openStream(cookie: string) {
  const response = await server.app.request('/api/events', { headers: { Cookie: cookie } })
  const reader = response.body!.getReader()
  return {
    status: response.status,
    /** Reads on until the server ends it. */
    async end() {
      while (!(await reader.read()).done);
      return 'ended'
    },
    cancel: () => reader.cancel(),
  }
}

/** Each as the product does it, or as its rows say it. */
const endings: Record<string, (cookie: string) => Promise<unknown>> = {
  'sign-out': async (cookie) => server.app.request('/users/sign_out', { headers: { Cookie: cookie } }),
  'the end of the session': () => query('delete from session where account_id = 1'),
  'a switch of the organisation': () => query('update session set user_group_id = 2 where account_id = 1'),
  'suspension of the membership': () =>
    query('update membership set suspended_at = now() where account_id = 1 and user_group_id = 1'),
  'suspension of the person': () => query('update account set suspended_at = now() where id = 1'),
  'suspension of the organisation': () => query('update user_group set suspended_at = now() where id = 1'),
}

describe('a stream ends with what it was opened for', () => {
  it.each(Object.entries(endings))('%s', async (_, bring) => {
    const cookie = await server.cookieOf('brand')
    const stream = await openStream(cookie)
    expect(stream.status).toBe(200)
    await bring(cookie)
    expect(await stream.end()).toBe('ended')
    await query('update membership set suspended_at = null where account_id = 1')
    await query('update account set suspended_at = null where id = 1')
    await query('update user_group set suspended_at = null where id = 1')
  })

  it('a session that runs out, at the next beat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const cookie = await server.cookieOf('brand')
    const stream = await openStream(cookie)
    await query(
      "update session set expires_at = now() - interval '1 second', seen_at = now() + interval '1 second' where account_id = 1",
    )
    vi.advanceTimersByTime(heartbeat)
    vi.useRealTimers()
    expect(await stream.end()).toBe('ended')
  })

  it('one session holds no more than it may; what it closes may be opened again', async () => {
    const cookie = await server.cookieOf('brand')
    const streams = await Promise.all(Array.from({ length: streamRoom.ofSession }, () => openStream(cookie)))
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200))
    const refused = await server.app.request('/api/events', { headers: { Cookie: cookie } })
    expect([refused.status, refused.headers.get('Retry-After'), (await refused.json()).errors[0].code]).toEqual([
      429,
      '30',
      'too_many_streams',
    ])
    await streams[0]!.cancel()
    const again = await openStream(cookie)
    expect(again.status).toBe(200)
    await Promise.all([...streams.slice(1), again].map(({ cancel }) => cancel()))
  })
})
