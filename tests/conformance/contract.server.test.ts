import { sampleFiles, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../packages/server/src/app.ts'
import { addressOf, everyEndpoint } from './every-endpoint.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('§7 the server binds every endpoint of the contract exactly once, and nothing else', () => {
  const bound = modules.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  const agreed = everyEndpoint.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
  expect(bound.toSorted()).toEqual(agreed.toSorted())
  expect(new Set(bound).size).toBe(bound.length)
})

describe('§7 every read answers the demo as the contract says (replies are checked as they leave)', () => {
  const reads = everyEndpoint.filter(({ name, endpoint }) => endpoint.method === 'GET' && name !== 'events.stream')
  it.each(reads)('$name', async ({ name, endpoint }) => {
    const brand = await server.as('brand')
    const { status, body } = await brand.call('GET', `${addressOf(endpoint.path, await valuesFor(name))}?${queries[name] ?? ''}`)
    expect([status, status === 200 ? '' : body]).toEqual([200, ''])
  })
})

const queries: Record<string, string> = {
  'helpLinks.show': 'path=/merchandisings',
  'merchandisings.maps': 'brand_id=1',
  'merchandisings.uncategorized': 'brand_id=1',
}

/** Ids of the demo that fit the parameters of an endpoint. */
async function valuesFor(name: string): Promise<Record<string, string | number>> {
  const first = async (from: string) => (await server.engine.pool.query(`select * from ${from} order by id limit 1`)).rows[0]
  if (name.startsWith('brandDefined')) {
    const category = await first('category where user_group_id = 1 and brand_id is not null')
    return { brandId: category.brand_id, id: category.id }
  }
  if (name.startsWith('userGroupDefined')) return { id: (await first('category where user_group_id = 1 and brand_id is null')).id }
  if (name.startsWith('subBrands')) {
    const subBrand = await first('sub_brand where user_group_id = 1')
    return { brandId: subBrand.brand_id, id: subBrand.id }
  }
  if (name.startsWith('merchandisingFiles')) {
    const bytes = name.endsWith('officePreview') ? await sampleFiles.workbook() : await sampleFiles.picture()
    return { merchandisingId: 1, id: await addFile(1, bytes), size: 480 }
  }
  return { id: 1 }
}

async function addFile(merchandisingId: number, bytes: Uint8Array): Promise<number> {
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], 'a'))
  const { body } = await (await server.as('brand')).call('POST', `/api/merchandisings/${merchandisingId}/files`, form)
  return body.data.id
}

describe('GET /api/openapi.json', () => {
  it('is open to everybody, named after the product, and can be kept', async () => {
    const response = await server.app.request('/api/openapi.json')
    const etag = response.headers.get('ETag') ?? ''
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'public, max-age=300'])
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Tsumugi' } })
    expect((await server.app.request('/api/openapi.json', { headers: { 'If-None-Match': etag } })).status).toBe(304)
  })

  it('describes every endpoint', async () => {
    const { paths } = await (await server.app.request('/api/openapi.json')).json()
    const described = Object.values(paths as Record<string, Record<string, { operationId: string }>>).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(described.toSorted()).toEqual(everyEndpoint.map(({ name }) => name).toSorted())
  })
})
