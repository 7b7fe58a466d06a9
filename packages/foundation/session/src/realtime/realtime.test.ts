import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { EventSource } from 'undici'
import type { SessionUser } from '@tsumugi/domain'
import { onRealtime, startRealtime, type RealtimeEvent } from './realtime.ts'
import { openChannel } from './realtime-channel.ts'
import { $user } from '../stores.ts'

let server: Server
let origin = ''
let refuse = false
let streams: ServerResponse[] = []

const page = Object.assign(new EventTarget(), { hidden: false })
const show = (visible: boolean) => {
  page.hidden = !visible
  page.dispatchEvent(new Event('visibilitychange'))
}
const say = (change: unknown) => streams.forEach((stream) => stream.write(`data: ${JSON.stringify(change)}\n\n`))
const someone = { id: 1 } as SessionUser

beforeAll(async () => {
  server = createServer((request, response) => {
    if (refuse) return response.writeHead(503).end()
    expect(request.url).toBe('/api/events')
    response.writeHead(200, { 'Content-Type': 'text/event-stream' })
    response.flushHeaders()
    streams.push(response)
    return response.on('close', () => {
      streams = streams.filter((stream) => stream !== response)
    })
  })
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready)
  })
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  vi.stubGlobal('EventSource', EventSource)
  vi.stubGlobal('document', page)
})
afterEach(() => {
  refuse = false
  $user.set(null)
  show(true)
  vi.unstubAllGlobals()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

it('§2 realtime, domain §6.17: connected only when signed in, the tab visible and somebody listening', async () => {
  const heard: RealtimeEvent[] = []
  const stopListening = onRealtime('merchandising', (event) => heard.push(event))
  const stop = startRealtime({ mode: 'host', origin })
  expect(streams).toHaveLength(0)
  $user.set(someone)
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  say({ topic: 'merchandising', id: 3, by: 9 })
  say({ topic: 'brand', id: 4, by: 9 })
  await vi.waitFor(() => expect(heard).toEqual([{ topic: 'merchandising', id: 3, by: 9 }]))
  show(false)
  await vi.waitFor(() => expect(streams).toHaveLength(0))
  show(true)
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  stopListening()
  await vi.waitFor(() => expect(streams).toHaveLength(0))
  stop()
})

it('domain §6.17: without the stream listeners are told at intervals to ask again, and once more when it is back', async () => {
  refuse = true
  const heard: unknown[] = []
  const close = openChannel(
    () => `${origin}/api/events`,
    (change) => heard.push(change),
    { firstRetry: 10, longestRetry: 40, poll: 30 },
  )
  await vi.waitFor(() => expect(heard.length).toBeGreaterThan(1))
  expect(heard[0]).toEqual({ topic: null, id: null, by: null })
  refuse = false
  await vi.waitFor(() => expect(streams).toHaveLength(1))
  const soFar = heard.length
  say({ topic: 'brand', id: 1, by: null })
  await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'brand', id: 1, by: null }))
  expect(heard.length).toBeLessThanOrEqual(soFar + 2)
  close()
  await vi.waitFor(() => expect(streams).toHaveLength(0))
})

it('§2 a partner’s page opens no channel', async () => {
  const stopListening = onRealtime('merchandising', () => undefined)
  const stop = startRealtime({ mode: 'partner', origin })
  $user.set(someone)
  await new Promise((later) => {
    setTimeout(later, 50)
  })
  expect(streams).toHaveLength(0)
  stop()
  stopListening()
})
