import { contract, type Endpoint } from '@tsumugi/contract'
import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const reads = (Object.values(contract) as Record<string, Endpoint>[])
  .flatMap((group) => Object.values(group))
  .filter(({ method, path }) => method === 'GET' && path !== '/events')
  .map(({ path }) => path.replace(/:\w+/g, '1'))

it('no answer of a call may be kept by anybody between, whatever it says; what a browser may keep says so itself', async () => {
  const owner = await server.as('brandOwner')
  expect(reads.length).toBeGreaterThan(60)
  for (const path of reads) {
    for (const caller of [owner, server.visitor]) {
      const { headers } = await caller.call('GET', `/api${path}`)
      const says = headers.get('Cache-Control') ?? 'nothing'
      expect([path, says]).toEqual([path, expect.stringMatching(/no-store|private|immutable/)])
      if (headers.get('Content-Type')?.includes('json'))
        expect([path, says]).toEqual([path, expect.stringMatching(/no-store|private/)])
    }
  }
})
