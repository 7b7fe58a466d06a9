import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { libreTranslator } from '../../translation/libre-translator.ts'

type Said = Record<string, unknown>

/** A service of LibreTranslate's protocol, saying what a test wants said. */
const service = { heard: [] as { path: string; asked: Said }[], says: { status: 200, body: '{}' } }
let translation: Server
let servers: TestServer[]
let brand: Caller
let supplier: Caller
let silent: Caller
let otherBrand: Caller
let path: string

beforeAll(async () => {
  translation = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      service.heard.push({ path: request.url!, asked: JSON.parse(Buffer.concat(chunks).toString()) })
      response.writeHead(service.says.status, { 'content-type': 'application/json' }).end(service.says.body)
    })
  })
  await new Promise<void>((resolve) => translation.listen(0, '127.0.0.1', resolve))
  const { port } = translation.address() as AddressInfo
  const translator = libreTranslator(`http://127.0.0.1:${port}/libre`, 'a key')
  servers = [await startTestServer({ translator }), await startTestServer()]
  const [server, plain] = servers as [TestServer, TestServer]
  brand = await server.as('brand')
  supplier = await server.as('supplier')
  otherBrand = await server.as('otherBrand')
  silent = await plain.as('brand')
  path = await written(brand)
})
afterAll(async () => {
  for (const server of servers) await server.stop()
  translation.close()
})

async function written(caller: Caller): Promise<string> {
  const { body } = await caller.call('POST', '/api/message_threads', {
    message_thread: { subject: '先上げ', member_ids: [], partner_id: 3, text: '写真を送ります' },
  })
  const messages = await caller.call('GET', `/api/message_threads/${body.data.id}/messages`)
  return `/api/message_threads/${body.data.id}/messages/${messages.body.data[0].id}/translation`
}
const answer = (status: number, body: unknown) => {
  service.heard.length = 0
  service.says = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

it('domain §3.19 a message comes in the reader’s language, and says from which', async () => {
  answer(200, { translatedText: 'I will send photographs', detectedLanguage: { language: 'zh', confidence: 90 } })
  const { status, body } = await supplier.call('GET', path, undefined, { 'Accept-Language': 'en' })
  expect([status, body.data]).toEqual([200, { text: 'I will send photographs', from: 'zh-CN' }])
  expect(service.heard).toEqual([
    {
      path: '/libre/translate',
      asked: { q: '写真を送ります', source: 'auto', target: expect.any(String), format: 'text', api_key: 'a key' },
    },
  ])
  const thread = await supplier.call('GET', path.replace(/\/messages.*/, ''))
  expect(thread.body.data.translates).toBe(true)
})

it('who takes no part has nothing translated', async () => {
  answer(200, { translatedText: 'x' })
  expect((await otherBrand.call('GET', path)).status).toBe(404)
  expect((await brand.call('GET', path.replace(/\d+\/translation/, '999999/translation'))).status).toBe(404)
  expect(service.heard).toEqual([])
})

it.each([
  ['an error', 500, { error: 'no model' }],
  ['no JSON', 200, '<html>'],
  ['another shape', 200, { translation: 'x' }],
  ['a language that is none', 200, { translatedText: 'x', detectedLanguage: { language: '<script>' } }],
])('%s of the service is a 503 with its words', async (_, status, body) => {
  answer(status, body)
  const refused = await supplier.call('GET', path)
  expect([refused.status, refused.body.errors[0].code]).toEqual([503, 'translation_missing'])
})

it('without a service no message offers it, and none is to be had', async () => {
  const own = await written(silent)
  expect((await silent.call('GET', own.replace(/\/messages.*/, ''))).body.data.translates).toBe(false)
  expect((await silent.call('GET', own)).status).toBe(404)
})
