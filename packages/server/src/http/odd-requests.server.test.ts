import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { demoPassword } from '../demo/dataset/people/personas.ts'
import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../operations/listen.ts'

let server: TestServer
let url: string
let close: () => void
beforeAll(async () => {
  server = await startTestServer()
  const listening = await listen(server.app.fetch, '127.0.0.1', 0)
  url = listening.url
  // Longer than any machine takes between two calls that share a connection.
  listening.server.keepAliveTimeout = 600_000
  close = () => listening.server.close()
})
afterAll(async () => {
  close()
  await server.stop()
})

describe('an origin that is no address of ours', () => {
  it.each(['null', 'nonsense', 'http://', 'https://[::1', '://', 'file://', '%'])(
    '%s is refused, 403',
    async (Origin) => {
      const brand = await server.as('brand')
      const { status, body } = await brand.call('POST', '/api/brands', { brand: { name: 'x' } }, { Origin })
      expect([status, body.errors[0].code]).toEqual([403, 'origin_refused'])
    },
  )
})

describe('a form that comes in chunks, its length not told', () => {
  const streamed = (text: string) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of text.match(/[\s\S]{1,7}/g) ?? []) controller.enqueue(new TextEncoder().encode(part))
        controller.close()
      },
    })
  const post = async (body: string, type = 'application/x-www-form-urlencoded', cookie = '') => {
    const answer = await fetch(`${url}/users/sign_in`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': type, Cookie: cookie },
      body: streamed(body),
      duplex: 'half',
    } as RequestInit)
    await answer.text()
    return answer
  }

  it('signs in', async () => {
    const page = await fetch(`${url}/users/sign_in`)
    const cookie = page.headers.getSetCookie().map((line) => line.split(';')[0])
    const [, token = ''] = /name="form_token" value="([^"]+)"/.exec(await page.text()) ?? []
    const form = new URLSearchParams({
      form_token: token,
      email: 'asa.morishita@shirotsume.example',
      password: demoPassword,
    })
    const answer = await post(String(form), undefined, cookie.join('; '))
    expect(answer.status).toBe(303)
    expect(answer.headers.getSetCookie().join()).toContain('tsumugi_session=')
  })

  it.each([
    ['of the wrong token', 'form_token=x', undefined, 403],
    ['that is empty', '', undefined, 403],
    ['that is too large', `form_token=${'x'.repeat(100_000)}`, undefined, 413],
    ['of several parts without a boundary', 'x', 'multipart/form-data', 400],
    [
      'whose parts do not end',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
      'multipart/form-data; boundary=b',
      400,
    ],
  ])('%s is answered, and not with 500', async (_, body, type, status) => {
    expect((await post(body, type)).status).toBe(status)
  })

  it('that is refused is read to its end, so that its connection carries the next call', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const refused = await sendInParts(agent, Array<string>(100).fill('x'.repeat(1000)))
    // As long as a server waits that has stopped reading, before it ends the connection.
    await wait(700)
    const next = await sendInParts(agent, ['form_token=x'])
    agent.destroy()
    expect([refused.status, next.status]).toEqual([413, 403])
    expect(next.port).toBe(refused.port)
  })

  const sendInParts = (agent: Agent, parts: readonly string[]) =>
    new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const sent = request(`${url}/users/sign_in`, { method: 'POST', agent, headers }, (answer) => {
        const port = answer.socket.localPort
        answer.resume().once('end', () => resolve({ status: answer.statusCode, port }))
      })
      sent.once('error', reject)
      for (const part of parts) sent.write(part)
      sent.end()
    })
})

describe('dates at the ends of what can be written', () => {
  const ends = ['0001-01-01', '0000-01-01', '1582-10-15', '9999-12-31', '9999-12-01', '4713-01-01']
  it.each(ends.flatMap((from) => ends.map((to) => [from, to])))('GET /api/calendar from %s to %s', async (from, to) => {
    const brand = await server.as('brand')
    const { status } = await brand.call('GET', `/api/calendar?from=${from}&to=${to}`)
    expect([200, 422]).toContain(status)
  })
})

it('600 changes of one person’s language at once are all made', async () => {
  const brand = await server.as('brand')
  const statuses = await Promise.all(
    Array.from({ length: 600 }, async (_, at) => {
      const locale = ['ja', 'en', 'zh-CN'][at % 3]
      return (await brand.call('PATCH', '/api/users/1', { user: { locale } })).status
    }),
  )
  expect([...new Set(statuses)]).toEqual([200])
})
