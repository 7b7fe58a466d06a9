import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll } from 'vitest'

export let server: TestServer
export let brand: Caller
export const rowsOf = async (text: string, values: unknown[] = []) =>
  (await server.engine.pool.query(text, values)).rows

/** Called once by each file of tests: where files share their modules, this one is read for the first of them only. */
export function openExhibitionsScene(): void {
  beforeAll(async () => {
    server = await startTestServer()
    brand = await server.as('brand')
  })
  afterAll(() => server.stop())
}

export const input = (more: object = {}) => ({
  exhibition: {
    brand_id: 1,
    name: '試しの展示会',
    opens_at: '2026-11-01T00:00:00Z',
    closes_at: '2099-11-30T09:00:00Z',
    password: 'hiraku',
    ...more,
  },
})
export const create = async (more: object = {}) => (await brand.call('POST', '/api/exhibitions', input(more))).body.data
