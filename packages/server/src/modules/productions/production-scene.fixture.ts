import { startTestServer, type Answer, type Caller, type TestServer } from '@tsumugi/dev-env'

/** The brand of the demo, two suppliers, a trading house, and a brand that has nothing to do with them. */
export interface Scene {
  readonly server: TestServer
  readonly brand: Caller
  readonly supplier: Caller
  readonly otherSupplier: Caller
  readonly trade: Caller
  readonly stranger: Caller
  rows(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** Organisations of the demo by what they are here. */
export const konan = 3
export const hangzhou = 5
export const tradingHouse = 8

export async function productionScene(): Promise<Scene> {
  const server = await startTestServer()
  const [brand, supplier, otherSupplier, trade, stranger] = await Promise.all([
    server.as('brand'),
    server.as('supplier'),
    server.as('chinaSupplier'),
    server.as('trade'),
    server.as('otherBrand'),
  ])
  const rows = async (text: string, values: unknown[] = []) => (await server.engine.pool.query(text, values)).rows
  return { server, brand, supplier, otherSupplier, trade, stranger, rows }
}

// oxlint-disable-next-line typescript/no-explicit-any -- The wire has no type: each test says what it expects of it.
export type Wire = any

/** What an answer holds, when it is the answer that was hoped for. */
export function held(answer: Answer): Wire {
  if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

/** The codes and fields of a refusal. */
export const faults = ({ status, body }: Answer): unknown[] => [
  status,
  ...body.errors.map(({ code, field }: { code: string; field: string }) => `${code} ${field}`),
]

let serial = 0
/** A production of the brand with one phase. */
export async function madeProduction({ brand }: Scene, phase: object = {}, more: object = {}): Promise<Wire> {
  serial += 1
  const production = held(
    await brand.call('POST', '/api/productions', {
      production: { brand_id: 1, style_no: `TEST-${serial}`, name: '試しの品番', season: '27SS', ...more },
    }),
  )
  const made = held(
    await brand.call('POST', `/api/productions/${production.id}/phases`, { phase: { kind: 'bulk', ...phase } }),
  )
  return { production: held(await brand.call('GET', `/api/productions/${production.id}`)), phase: made }
}

export const matrixOf = async (caller: Caller, phaseId: number): Promise<Wire> =>
  held(await caller.call('GET', `/api/phases/${phaseId}/stock_keeping_units`))

export const saveSkus = (caller: Caller, phaseId: number, changes: object): Promise<Answer> =>
  caller.call('PATCH', `/api/phases/${phaseId}/stock_keeping_units/bulk`, { stock_keeping_units: changes })

export const saveParts = (caller: Caller, phaseId: number, changes: object): Promise<Answer> =>
  caller.call('PATCH', `/api/phases/${phaseId}/sub_skus/bulk`, { sub_skus: changes })

/** Domain §5 case 28: two colours, four sizes, at ¥3,480. */
export const cells = [
  [20, 40, 30, 10],
  [15, 35, 25, 5],
]

/** The ids of the brand's colours and sizes, in their order. */
export async function mastersOf({ brand }: Scene): Promise<{ colors: number[]; sizes: number[] }> {
  const options = held(await brand.call('GET', '/api/productions/options'))
  const ids = (list: { id: number }[]) => list.map(({ id }) => id)
  return { colors: ids(options.colors), sizes: ids(options.sizes) }
}

/** A phase with these cells. */
export async function filledPhase(scene: Scene, phase: object = {}): Promise<Wire> {
  const made = await madeProduction(scene, phase)
  const { colors, sizes } = await mastersOf(scene)
  const added = cells.flatMap((row, color) =>
    row.map((quantity, size) => ({ color_id: colors[color], size_id: sizes[size], quantity, unit_price: '3480' })),
  )
  held(await saveSkus(scene.brand, made.phase.id, { added }))
  return { ...made, matrix: await matrixOf(scene.brand, made.phase.id) }
}
