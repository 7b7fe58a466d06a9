import { afterAll, beforeAll, expect, it } from 'vitest'
import { held, mastersOf, productionScene, type Scene, type Wire } from '../productions/production-scene.fixture.ts'
import { tablesOf } from './item-tables.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

const styles = 50
const heads = ['ブランド', 'シーズン', '品番', '品名', '色', 'サイズ', '数量', '単価'] as const

it('2,000 rows of 50 styles over many slices, half of them far from their first: written, the same again, taken back', async () => {
  const tables = tablesOf(scene)
  const options = held(await scene.brand.call('GET', '/api/productions/options'))
  const { colors, sizes } = await mastersOf(scene)
  const brand = options.brands.find(({ id }: Wire) => id === 1).name
  const code = (list: Wire[], id: number) => list.find((each) => each.id === id).code
  const places = colors.slice(0, 10).flatMap((color) => sizes.slice(0, 4).map((size) => [color, size] as const))
  // The first half of the SKUs of each style stand together, the others come once all styles have theirs.
  const half = (from: number, to: number) =>
    Array.from({ length: styles }, (_, at) =>
      places.slice(from, to).map(([color, size], nth) => {
        const name = from + nth === 0 ? `多品番${at}` : ''
        const sku = `${code(options.colors, color)},${code(options.sizes, size)}`
        return `${brand},28SS,MANY-${at},${name},${sku},${10 + from + nth},3480.00`
      }),
    ).flat()
  const lines = [...half(0, 20), ...half(20, 40)]
  const run = await tables.tried(heads, lines)
  expect(run).toMatchObject({ total: 2000, counts: { create: 2000, refused: 0 } })
  const done = await tables.apply(run)
  expect(done).toMatchObject({ status: 'applied', counts: { create: 2000 } })
  const written = await scene.rows(
    `select count(distinct d.id)::int as styles, count(*)::int as units, sum(k.quantity)::int as pieces from production d
      join phase p on p.production_id = d.id join stock_keeping_unit k on k.phase_id = p.id where d.style_no like 'MANY-%'`,
  )
  expect(written).toEqual([{ styles, units: 2000, pieces: styles * (40 * 10 + 780) }])
  expect((await tables.tried(heads, lines)).counts).toMatchObject({ same: 2000, create: 0, update: 0 })
  expect((await tables.undo(done)).status).toBe('undone')
  expect(await scene.rows("select id from production where style_no like 'MANY-%'")).toEqual([])
})
