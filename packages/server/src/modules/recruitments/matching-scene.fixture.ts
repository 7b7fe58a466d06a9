import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'

/** A brand that recruits, two suppliers that compete for it, and a brand that has nothing to do with it. */
export interface MatchingScene {
  readonly server: TestServer
  readonly brand: Caller
  readonly first: Caller
  readonly second: Caller
  readonly otherBrand: Caller
}

export async function matchingScene(): Promise<MatchingScene> {
  const server = await startTestServer()
  const [brand, first, second, otherBrand] = await Promise.all([
    server.as('brandOwner'),
    server.as('supplier'),
    server.as('chinaSupplier'),
    server.as('otherBrand'),
  ])
  return { server, brand, first, second, otherBrand }
}

export const wish = (more: object = {}) => ({
  title: '27秋冬 カシミヤ混ニット 2型',
  items: ['ニット'],
  machines: ['12G'],
  styles: 2,
  quantity_from: 200,
  quantity_to: 300,
  target_price: '5800',
  delivery_on: '2027-07-30',
  apply_by: '2099-01-31',
  seats: 1,
  requirements: '12G クルー・カーディガン、度目は見本どおり',
  ...more,
})

type Row = { id: number; lock_version: number } & Record<string, unknown>

/** A recruitment of the brand, published. */
export async function published({ brand }: MatchingScene, more: object = {}): Promise<Row> {
  const made = await brand.call('POST', '/api/recruitments', { recruitment: wish(more) })
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  return moved(brand, made.body.data, 'publish')
}

export async function moved(brand: Caller, { id, lock_version }: Row, move: string): Promise<Row> {
  const { status, body } = await brand.call('POST', `/api/recruitments/${id}/move`, { move, lock_version })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}

/** An application, sent. */
export async function applied(supplier: Caller, recruitmentId: number, more: object = {}): Promise<Row> {
  const { body: made } = await supplier.call('POST', `/api/open_recruitments/${recruitmentId}/application`, {
    application: { price: '5640', lead_days: 70, min_lot: 100, message: '12G 18台で作れます', ...more },
  })
  const { id, lock_version } = made.data
  const { status, body } = await supplier.call('POST', `/api/matching_applications/${id}/move`, {
    move: 'send',
    lock_version,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}
