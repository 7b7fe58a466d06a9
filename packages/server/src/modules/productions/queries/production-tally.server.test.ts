import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetExpiredRows } from '../../../outbox/expired-rows-queries.ts'
import {
  filledPhase,
  held,
  konan,
  madeProduction,
  productionScene,
  saveSkus,
  type Scene,
} from '../production-scene.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

const key = 'user_group_id::int, brand_id::int, season, stage, kind, currency'
const figures = (of: string) =>
  `sum(${of}.count)::int as count, trim_scale(sum(${of}.quantity))::text as quantity,
    trim_scale(sum(${of}.amount))::text as amount, sum(${of}.unpriced)::int as unpriced`

/** What every organisation has at each stage, as the tally says it and as the phases themselves do. */
async function bothWays() {
  const kept = await scene.rows(`
    select ${key}, ${figures('t')} from production_tally t group by 1, 2, 3, 4, 5, 6
    having (sum(count), sum(quantity), sum(amount), sum(unpriced)) <> (0, 0, 0, 0) order by 1, 2, 3, 4, 5, 6`)
  const counted = await scene.rows(`
    select d.user_group_id::int, d.brand_id::int, d.season, last.kind as stage, e.kind, e.currency, ${figures('e')}
    from production d
      left join lateral (select p.kind from phase p where p.production_id = d.id order by p.seq desc limit 1) last on true
      cross join lateral (
        select null as kind, null as currency, 1 as count, 0 as quantity, 0 as amount, 0 as unpriced
        union all
        select p.kind, p.currency, 1, p.sku_quantity, coalesce(p.sku_amount, 0), (p.sku_amount is null)::int
        from phase p where p.production_id = d.id) e
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`)
  return { kept, counted }
}

async function expectNoDrift(): Promise<number> {
  const { kept, counted } = await bothWays()
  expect(kept).toEqual(counted)
  return counted.length
}

const phasesOf = (id: number) => `/api/productions/${id}/phases`
const list = async (asked: string) => {
  const { body } = await scene.brand.call('GET', `/api/productions?per_page=3&${asked}`)
  return [body.tabs, body.totals, body.pagination]
}

it('issue 15 §2: the tally of styles is what they come to, those of the demo among them', async () => {
  expect(await expectNoDrift()).toBeGreaterThan(3)
})

it('issue 15 §2: it follows phases, cells, seasons and what goes away', async () => {
  const { production, phase, matrix } = await filledPhase(scene, {
    delivery_due: '2027-03-01',
    supplier_group_id: konan,
  })
  await expectNoDrift()
  held(
    await scene.brand.call('POST', phasesOf(production.id), { phase: { kind: 'reorder', delivery_due: '2027-05-01' } }),
  )
  const [unit] = matrix.units
  held(await saveSkus(scene.brand, phase.id, { removed: [unit.id] }))
  const shown = held(await scene.brand.call('GET', `/api/productions/${production.id}`))
  held(
    await scene.brand.call('PATCH', `/api/productions/${production.id}`, {
      production: { season: '31SS', lock_version: shown.lock_version },
    }),
  )
  await expectNoDrift()
  const other = await madeProduction(scene, { kind: 'sample1' }, { season: '31SS' })
  expect((await scene.brand.call('DELETE', `/api/phases/${other.phase.id}`)).status).toBeLessThan(300)
  await expectNoDrift()
  expect((await scene.brand.call('DELETE', `/api/productions/${other.production.id}`)).status).toBeLessThan(300)
  await expectNoDrift()
})

it('issue 15 §2: of many who write to one style at once, none dies and nothing is lost', async () => {
  const { production, phase } = await madeProduction(scene, {}, { season: '32SS' })
  const kinds = ['proto', 'sample1', 'sample2', 'bulk', 'reorder', 'pre_production']
  const answers = await Promise.all([
    ...kinds.map((kind) => scene.brand.call('POST', phasesOf(production.id), { phase: { kind } })),
    ...Array.from({ length: 6 }, (_, at) =>
      saveSkus(scene.brand, phase.id, { added: [{ name: `色${at}`, quantity: 5, unit_price: '100' }] }),
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await expectNoDrift()
})

it('domain §3.4 a list says the same whether it is kept or added up', async () => {
  for (const kind of ['proto', 'bulk', 'bulk', 'reorder'])
    await filledPhase(scene, { kind }).then(async ({ production }) => {
      const { lock_version } = held(await scene.brand.call('GET', `/api/productions/${production.id}`))
      const changes = { season: '33AW', name: '数えるスタイル', lock_version }
      held(await scene.brand.call('PATCH', `/api/productions/${production.id}`, { production: changes }))
    })
  for (const asked of ['season=33AW', 'season=33AW&brand_id=1', 'season=33AW&stage=bulk', 'season=33AW&stage=none'])
    expect(await list(asked), asked).toEqual(await list(`${asked}&q=数える`))
  const [tabs, totals, pagination] = await list('season=33AW')
  expect(tabs.find(({ stage }: { stage: string }) => stage === 'bulk').count).toBe(2)
  expect([totals.length, totals[0].quantity, pagination.total_count]).toEqual([1, 540, 4])
})

it('rows of one tally become one, and what they come to stays', async () => {
  const rowsOf = async () => Number((await scene.rows('select count(*) as n from production_tally'))[0]!.n)
  const [before, tallies] = [await rowsOf(), await expectNoDrift()]
  expect(before).toBeGreaterThan(tallies)
  await forgetExpiredRows(scene.server.engine.database)
  expect(await expectNoDrift()).toBe(await rowsOf())
})
