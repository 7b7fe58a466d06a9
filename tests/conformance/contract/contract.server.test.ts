import { contract, documents, fromWire, type ReplyOf } from '@tsumugi/contract'
import { echoTranslator, sampleFiles, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { admits, parseQuery, type Guard } from '@tsumugi/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { modules } from '../../../packages/server/src/app.ts'
import { roundTrips } from '../../../packages/server/src/database/pipeline/round-trips.ts'
import { demoAuthCode } from '../../../packages/server/src/demo/exhibition-tables.ts'
import { draftDocuments, roomRecords } from '../rights/draft-documents.ts'
import { addressOf, everyEndpoint } from './every-endpoint.ts'
import { knownTrips, usualTrips } from './round-trips.ts'

let server: TestServer
let drafts: Record<string, number>
beforeAll(async () => {
  server = await startTestServer({ translator: echoTranslator })
  const rowsOf = async (text: string, values?: unknown[]) => (await server.engine.pool.query(text, values)).rows
  drafts = await draftDocuments(rowsOf, [1, 2, 8])
  await roomRecords(rowsOf)
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
    const search = queries[name] ?? queries[name.replace(/^\w+/, '*')] ?? ''
    const persona = endpoint.guest ? 'brand' : await askerOf(endpoint.access, search)
    const caller = await server.as(persona)
    const headers: Record<string, string> =
      endpoint.guest === 'token' ? { Authorization: `Bearer ${await guestToken()}` } : {}
    const values = await valuesFor(name)
    const address = `${addressOf(endpoint.path, values)}?${search.replace(':id', String(values.id))}`
    const { status, body } = await caller.call('GET', address, undefined, headers)
    expect([status, status === 200 ? '' : body]).toEqual([200, ''])
    if (typeof body !== 'string') trips.set(name, await tripsOf(() => caller.call('GET', address, undefined, headers)))
  })

  it('issue §1 none waits for the database more often than it is known to, and a list twice', () => {
    const more = [...trips].filter(([name, count]) => count > (knownTrips[name] ?? usualTrips))
    expect(Object.fromEntries(more)).toEqual({})
    const fewer = Object.entries(knownTrips).filter(([name, count]) => (trips.get(name) ?? 0) < count)
    expect(Object.fromEntries(fewer), 'shrink the table').toEqual({})
  })
})

/** How often each read waits for the database once the server knows who asks. */
const trips = new Map<string, number>()

async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  let count = 0
  const add = () => void (count += 1)
  roundTrips.subscribe(add)
  await work()
  roundTrips.unsubscribe(add)
  return count
}

const queries: Record<string, string> = {
  // Every master data alike
  '*.usages': 'ids[]=1',
  '*.export': 'format=csv',
  '*.papers': 'ids[]=:id',
  'helpLinks.show': 'path=/merchandisings',
  'currencyConversions.rate': 'from=USD&to=JPY&kind=TTM&on=2026-11-21',
  'approvalRoutes.documents': 'target=custom',
  'customWorkflowItems.list': 'target=merchandising&subject_id=1',
  'customWorkflowItems.subjects': 'target=merchandising',
  'extensionFields.list': 'target=merchandising&target_id=1',
  'listTemplates.list': 'target=production_schedule',
  'listTemplates.show': 'target=production_schedule',
  'calendar.list': 'from=2026-11-01&to=2026-11-30',
  'exhibitionItems.list': 'exhibition_id=1',
  'exhibitionItems.products': 'exhibition_id=1',
  'exhibitionOrders.list': 'exhibition_id=1',
  'exhibitionOutfits.list': 'exhibition_id=1',
  'merchandisings.maps': 'brand_id=1',
  'search.find': 'q=a',
  'dataConverters.errors': 'format=csv',
  'cartons.list': 'code=C1-1',
  'deliveryPapers.show': 'paper=packing_list',
  'deliveryArrivals.list': 'from=2026-11-01&to=2026-11-30',
  'bankStatements.columns': 'account=0',
  'payables.statement': 'partner_id=10&format=csv',
  'credits.statement': 'partner_id=10&format=csv',
  'documentLetters.list': 'document_id=:id',
  'orderRecords.list': 'partner_id=3&ordered_from=2026-01-01&ordered_until=2026-12-31',
  'orderRecords.paper': 'partner_id=3&ordered_from=2026-01-01&ordered_until=2026-12-31&format=csv',
  'journals.show': 'view=payables&from=2026-11-01&until=2026-11-30',
  'qualityLabelings.zip': 'ids[]=1',
  'qualityLabelings.csv': 'ids[]=1',
  'merchandisings.uncategorized': 'brand_id=1',
  'merchandisingBudgets.show': 'brand_id=1',
  'brandImages.board': 'brand_id=1',
}

/** A guest with the order 1 of the demo may read everything that guests read. */
async function guestToken(): Promise<string> {
  const key = { exhibition_order_id: 1, auth_code: demoAuthCode(1) }
  return (await server.visitor.call('POST', '/api/exhibitions/1/exhibition_sessions', key)).body.data.token_code
}

async function pictureKey(): Promise<string> {
  const form = new FormData()
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], 'a'))
  const { body } = await (await server.as('brand')).call('POST', '/api/exhibition_items/1/pictures', form)
  return /pictures\/([\w-]+)/.exec(body.data.pictures.at(-1).thumbnails['480'])![1]!
}

/** Resources that are about a document, which their addresses name. */
const aboutDocuments: Readonly<Record<string, string>> = {
  invoiceMatches: 'invoices 1',
  deliveryCountings: 'deliveries 1',
  deliveryDefects: 'deliveries 1',
  deliveryPapers: 'deliveries 1',
  estimationRounds: 'estimationRequests 1',
  documentLetters: 'contracts 1',
  materialBills: 'materialOrders 1',
  deals: 'trades 8',
}

/** What the brand may not ask is asked by another kind of company, and what only the platform may by its admin. */
async function askerOf(access: Guard, search: string) {
  for (const persona of ['brand', 'trade', 'distributor', 'supplier'] as const)
    if (admits(await userOf(persona), access, { query: parseQuery(search) })) return persona
  return 'admin'
}

/** Ids of the demo that fit the parameters of an endpoint. */
async function valuesFor(name: string): Promise<Record<string, string | number>> {
  const first = async (from: string) =>
    (await server.engine.pool.query(`select * from ${from} order by id limit 1`)).rows[0]
  if (name === 'publicHolidays.show') return { country: 'CN', year: 2026 }
  if (name.startsWith('brandDefined')) {
    const category = await first('category where user_group_id = 1 and brand_id is not null')
    return { brandId: category.brand_id, id: category.id }
  }
  if (name.startsWith('userGroupDefined'))
    return { id: (await first('category where user_group_id = 1 and brand_id is null')).id }
  if (name.startsWith('subBrands')) {
    const subBrand = await first('sub_brand where user_group_id = 1')
    return { brandId: subBrand.brand_id, id: subBrand.id }
  }
  const [resource = ''] = name.split('.')
  if (resource in aboutDocuments) return { id: drafts[aboutDocuments[resource]!]! }
  if (name === 'tradeChains.ofRequest') return { id: drafts['tradeRequests 1']! }
  if (resource === 'tradeChains') return { id: drafts['trades 1']! }
  if (resource in documents) return { id: drafts[`${resource} 1`]!, revision: drafts[`${resource} 1`]! }
  if (resource === 'fediInvoices') return { id: (await first('fedi_invoice where user_group_id = 1')).id }
  if (name.startsWith('merchandisingFiles')) {
    const bytes = name.endsWith('officePreview') ? await sampleFiles.workbook() : await sampleFiles.picture()
    return { merchandisingId: 1, id: await addFile(1, bytes), size: 480 }
  }
  if (name === 'brandImages.thumbnail' || name === 'brandImages.original')
    return { id: await addBoardPicture(), size: 480 }
  if (name.startsWith('exhibition'))
    return {
      id: 1,
      exhibitionId: 1,
      exhibitionItemId: 1,
      phaseId: 1,
      size: 480,
      key: name.endsWith('picture') ? await pictureKey() : '',
    }
  if (name === 'organisationImages.original') await uploadLogo()
  if (name === 'dataConverters.original') return { id: await bringTable() }
  if (name.startsWith('recordFiles.')) return { id: await addRecordFile(), size: 480 }
  if (name === 'supplierDocuments.original') return { supplierId: 1, id: await addDocument() }
  return {
    id: 1,
    userGroupId: 1,
    userId: 1,
    messageId: 1,
    brandId: 1,
    supplierId: 1,
    vendor: 'standard',
    merchandisingId: 1,
    phaseId: 1,
    productionId: 1,
    kind: 'logo',
  }
}

async function addBoardPicture(): Promise<number> {
  const form = new FormData()
  for (const [key, value] of Object.entries({ brand_id: '1', season: '27SS', x: '0', y: '0' })) form.set(key, value)
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], 'a'))
  return (await (await server.as('brand')).call('POST', '/api/brand_images/pictures', form)).body.data.id
}

async function uploadLogo(): Promise<void> {
  const form = new FormData()
  form.set('kind', 'logo')
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], 'a'))
  await (await server.as('brand')).call('POST', '/api/user_groups/1/images', form)
}

async function bringTable(): Promise<number> {
  const form = new FormData()
  form.set('noun', 'colors')
  form.set('file', new File(['コード,名称\n71,杢グレー\n'], '色.csv'))
  return (await (await server.as('brand')).call('POST', '/api/data_converters', form)).body.data.id
}

async function addRecordFile(): Promise<number> {
  const form = new FormData()
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], 'a'))
  return (await (await server.as('brand')).call('POST', '/api/record_files', form)).body.data.id
}

async function addDocument(): Promise<number> {
  const form = new FormData()
  form.set('file', new File([sampleFiles.pdf() as Uint8Array<ArrayBuffer>], 'a'))
  return (await (await server.as('brand')).call('POST', '/api/suppliers/1/documents', form)).body.data.id
}

const userOf = async (persona: 'brand' | 'trade' | 'distributor' | 'supplier') => {
  const { body } = await (await server.as(persona)).call('GET', '/api/sessions/userinfo')
  return (fromWire(contract.sessions.show.reply, body) as ReplyOf<typeof contract.sessions.show>).data
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
    const described = Object.values(paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      (methods) => Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(described.toSorted()).toEqual(everyEndpoint.map(({ name }) => name).toSorted())
  })
})
