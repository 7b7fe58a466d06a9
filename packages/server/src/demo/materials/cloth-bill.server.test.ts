import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { asSystem } from '../../database/tenancy.ts'
import { demoDataset } from '../dataset/dataset.ts'
import { seedMaterialOrders } from './seed-orders.ts'

let server: TestServer
let brand: Caller
let distributor: Caller
beforeAll(async () => {
  server = await startTestServer()
  await asSystem(server.engine.database, (system) => seedMaterialOrders(system, demoDataset()))
  brand = await server.as('brand')
  distributor = await server.as('distributor')
})
afterAll(() => server.stop())

const read = async (path: string, caller = brand) => (await caller.call('GET', `/api/${path}`)).body.data

it('domain §3.12 the demo holds an order of cloth that is billed with its cut fee, and one each that waits', async () => {
  const orders = await read('material_orders')
  const statuses = Object.fromEntries(orders.map(({ title, status }: Record<string, string>) => [title, status]))
  expect(statuses).toEqual({
    '27春夏 先上げ': 'received',
    '27春夏 シャツ 本生産': 'confirmed',
    '27春夏 見本': 'ordered',
  })
  const { id } = orders.find(({ title }: { title: string }) => title === '27春夏 先上げ')
  const bill = await read(`material_bills/${id}`)
  expect(bill).toMatchObject({ to_bill_amount: '0', documents: [{ noun: 'invoice', status: 'confirmed' }] })
  const [{ id: invoiceId, total }] = bill.documents
  // 49.8 m × 980, 3.2 m × 1,680 and the cut: 48,804 + 5,376 + 500, with a tenth of tax.
  expect(total).toBe('60148')
  for (const caller of [brand, distributor]) {
    const { columns } = await read(`invoices/${invoiceId}/lines`, caller)
    expect(columns.item).toEqual(['SO-1108 高密度ツイル', 'SO-2207 セルビッチデニム 13oz', 'カット代 SO-2207'])
  }
  const owed = async (path: string, caller: Caller) =>
    (await read(`${path}?tab=all&per_page=500`, caller)).filter(
      (row: { invoice: { id: number } }) => row.invoice.id === invoiceId,
    )
  expect(await owed('payables', brand)).toMatchObject([{ amount: '60148', received_on: '2026-11-11' }])
  expect(await owed('credits', distributor)).toMatchObject([{ amount: '60148' }])
  expect(await read(`invoice_matches/${invoiceId}`)).toMatchObject({ differences: [], difference: '0' })
})
