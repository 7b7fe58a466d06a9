import type { Caller } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  faults,
  hangzhou,
  held,
  konan,
  madeProduction,
  matrixOf,
  productionScene,
  saveSkus,
  tradingHouse,
  type Scene,
  type Wire,
} from './production-scene.fixture.ts'

let scene: Scene
beforeAll(async () => {
  scene = await productionScene()
})
afterAll(() => scene.server.stop())

const show = async (caller: Caller, id: number): Promise<Wire> =>
  held(await caller.call('GET', `/api/productions/${id}`))
const list = async (caller: Caller, query = ''): Promise<Wire> => {
  const answer = await caller.call('GET', `/api/productions?${query}`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const idsOf = ({ data }: Wire): number[] => data.map(({ id }: { id: number }) => id)

describe('a production', () => {
  it('is made, changed with its version, and removed', async () => {
    const { production } = await madeProduction(scene, {}, { list_price: '14800', target_cost: '5180.5', note: '内輪' })
    expect(production).toMatchObject({
      side: 'owner',
      list_price: '14800',
      target_cost: '5180.5',
      note: '内輪',
      uses: [],
    })
    const patch = (values: object) =>
      scene.brand.call('PATCH', `/api/productions/${production.id}`, { production: values })
    expect(held(await patch({ name: '新しい名', lock_version: 0 }))).toMatchObject({
      name: '新しい名',
      lock_version: 1,
    })
    const late = await patch({ name: '古い名', lock_version: 0 })
    expect([late.status, late.body.current.name]).toEqual([409, '新しい名'])
    expect((await scene.brand.call('DELETE', `/api/productions/${production.id}`)).status).toBe(204)
    expect((await scene.brand.call('GET', `/api/productions/${production.id}`)).status).toBe(404)
    const [audit] = await scene.rows(
      "select detail from audit_event where action = 'production.updated' and subject_id = $1",
      [production.id],
    )
    expect(audit!.detail).toEqual({ changes: { name: { before: '試しの品番', after: '新しい名' } } })
  })

  it('has a style number once in a brand and season', async () => {
    const { production } = await madeProduction(scene)
    const again = (more: object) =>
      scene.brand.call('POST', '/api/productions', {
        production: { brand_id: 1, style_no: production.style_no, name: '別', season: '27SS', ...more },
      })
    expect(faults(await again({}))).toEqual([409, 'duplicate_key style_no'])
    expect((await again({ season: '27AW' })).status).toBe(200)
    expect((await again({ brand_id: 2 })).status).toBe(200)
  })

  it.each([
    ['brand_id', 4],
    ['sub_brand_id', 999_999],
    ['merchandising_id', 999_999],
    ['categories', [999_999]],
  ])('names only what is the brand’s own: %s', async (field, value) => {
    const answer = await scene.brand.call('POST', '/api/productions', {
      production: { brand_id: 1, style_no: 'WRONG', name: '別', [field]: value },
    })
    expect(faults(answer)).toEqual([422, `not_found production.${field}`])
  })
})

describe('the list', () => {
  it('counts the stages, sums what is sold by currency, and pages', async () => {
    const all = await list(scene.brand, 'per_page=500')
    const stages = Object.fromEntries(
      all.tabs.map(({ stage, count }: { stage: string; count: number }) => [stage, count]),
    )
    expect(Object.values(stages).reduce((sum: number, count) => sum + Number(count), 0)).toBe(
      all.pagination.total_count,
    )
    expect(all.data).toHaveLength(all.pagination.total_count)
    const sold = all.data.reduce((sum: number, each: Wire) => sum + each.quantity, 0)
    expect(all.totals.reduce((sum: number, each: Wire) => sum + each.quantity, 0)).toBe(sold)
    const bulk = await list(scene.brand, 'stage=bulk&per_page=1')
    expect([bulk.data.length, bulk.pagination.total_count]).toEqual([1, stages.bulk])
    expect(bulk.tabs).toEqual(all.tabs)
    expect((await scene.brand.call('GET', '/api/productions?per_page=501')).status).toBe(422)
  })

  it.each([
    ['brand_id=2', (each: Wire) => each.brand.id === 2],
    ['season=26AW', (each: Wire) => each.season === '26AW'],
    [`supplier_group_id=${konan}`, (each: Wire) => each.phases.some((phase: Wire) => phase.supplier?.id === konan)],
    ['phase_kind=proto', (each: Wire) => each.phases.some((phase: Wire) => phase.kind === 'proto')],
    ['health=late', (each: Wire) => each.health === 'late'],
    ['due_from=2027-01-01&due_to=2027-03-31', (each: Wire) => /^2027-0[123]/.test(each.delivery_due ?? '')],
  ])('narrows by %s to exactly those', async (query, fits) => {
    const all = await list(scene.brand, 'per_page=500')
    const wanted = all.data.filter(fits).map(({ id }: Wire) => id)
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.length).toBeLessThan(all.data.length)
    expect(idsOf(await list(scene.brand, `per_page=500&${query}`)).toSorted()).toEqual(wanted.toSorted())
  })

  it.each(['style_no', 'name', 'season', 'quantity', 'delivery_due', 'updated_at'])(
    'sorts by %s both ways',
    async (key) => {
      const sort = key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
      const [up, down] = [
        await list(scene.brand, `per_page=500&sort=${sort}`),
        await list(scene.brand, `per_page=500&sort=-${sort}`),
      ]
      const given = up.data.map((each: Wire) => each[key]).filter((value: unknown) => value !== null)
      expect(down.data.map((each: Wire) => each[key]).filter((value: unknown) => value !== null)).toEqual(
        given.toReversed(),
      )
    },
  )

  it('domain §3.4: a phase is late once its day has passed, at risk while near and not agreed, done once delivered', async () => {
    const today = await scene.rows('select (now() at time zone time_zone)::date as day from user_group where id = 1')
    const day = (days: number) =>
      new Date(Date.parse(`${String(today[0]!.day)}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    const healthOf = async (phase: object) => {
      const made = await madeProduction(scene, phase)
      return [(await show(scene.brand, made.production.id)).health, made.phase.health]
    }
    expect(await healthOf({ delivery_due: day(-1) })).toEqual(['late', 'late'])
    expect(await healthOf({ delivery_due: day(0) })).toEqual(['at_risk', 'at_risk'])
    expect(await healthOf({ delivery_due: day(15) })).toEqual(['on_track', 'on_track'])
    expect(await healthOf({ delivery_due: day(1), kind: 'sample1' })).toEqual(['on_track', 'on_track'])
    expect(await healthOf({})).toEqual([null, null])
  })

  it('says what it can be narrowed to: of what the reader sees, and no maker of others', async () => {
    const of = async (caller: Caller) => (await list(caller)).choices
    const brand = await of(scene.brand)
    expect(brand.brands.length).toBeGreaterThan(1)
    expect(brand.seasons.toSorted((one: string, other: string) => key(one).localeCompare(key(other)))).toEqual(
      brand.seasons,
    )
    expect(brand.suppliers.map(({ id }: Wire) => id)).toContain(konan)
    expect((await of(scene.supplier)).suppliers.map(({ id }: Wire) => id)).toEqual([konan])
    expect((await of(scene.trade)).suppliers.map(({ id }: Wire) => id)).toEqual([tradingHouse])
  })
  const key = (season: string) => season.slice(0, 2) + (season.endsWith('SS') ? '1' : '2')

  it('finds by number and name, however they are typed', async () => {
    const { production } = await madeProduction(scene, {}, { name: 'リネンシャツ' })
    expect(idsOf(await list(scene.brand, `q=${encodeURIComponent('ﾘﾈﾝｼｬﾂ')}`))).toContain(production.id)
  })
})

describe('who sees what', () => {
  const secret = { list_price: '14801', target_cost: '5181', note: '漏らさない' }

  it('whoever makes a phase sees it and the style, and nothing else', async () => {
    const { production, phase } = await madeProduction(scene, { supplier_group_id: konan }, secret)
    const other = held(
      await scene.brand.call('POST', `/api/productions/${production.id}/phases`, {
        phase: { kind: 'reorder', supplier_group_id: hangzhou },
      }),
    )
    for (const id of [phase.id, other.id])
      held(await saveSkus(scene.brand, id, { added: [{ color_id: 1, size_id: 1, quantity: 10, unit_price: '777' }] }))
    const seen = await show(scene.supplier, production.id)
    expect(seen).toMatchObject({
      side: 'partner',
      list_price: null,
      target_cost: null,
      note: null,
      merchandising: null,
      partners: 0,
    })
    expect(seen.brand.name).not.toBe('')
    expect(seen.phases.map(({ id }: Wire) => id)).toEqual([phase.id])
    expect(seen.quantity).toBe(10)
    const matrix = await matrixOf(scene.supplier, phase.id)
    expect([matrix.units[0].unit_price, matrix.colors[0].name !== '', matrix.sizes.length]).toEqual(['777', true, 1])
    expect((await scene.supplier.call('GET', `/api/phases/${other.id}/stock_keeping_units`)).status).toBe(404)
    expect((await scene.supplier.call('GET', `/api/phases/${other.id}`)).status).toBe(404)
    for (const text of [seen, matrix, await list(scene.supplier, 'per_page=500')].map((each) => JSON.stringify(each)))
      for (const value of [...Object.values(secret), String(hangzhou) + ',"name"']) expect(text).not.toContain(value)
    for (const path of [
      'productions/options',
      `phases/${phase.id}/exhibition_quantities`,
      `productions/${production.id}/shares`,
    ])
      expect([403, 404]).toContain((await scene.supplier.call('GET', `/api/${path}`)).status)
    for (const caller of [scene.trade, scene.stranger])
      for (const path of [
        `productions/${production.id}`,
        `phases/${phase.id}`,
        `phases/${phase.id}/stock_keeping_units`,
      ])
        expect((await caller.call('GET', `/api/${path}`)).status).toBe(404)
  })

  it('the brand invites a trading house to a phase that another makes: without its maker and prices; a supplier never', async () => {
    const { production, phase } = await madeProduction(scene, { supplier_group_id: konan })
    held(
      await saveSkus(scene.brand, phase.id, { added: [{ color_id: 1, size_id: 1, quantity: 10, unit_price: '777' }] }),
    )
    const share = (userGroupId: number) =>
      scene.brand.call('PUT', `/api/productions/${production.id}/shares`, {
        shares: [{ user_group_id: userGroupId, phase_ids: [phase.id] }],
      })
    expect(faults(await share(hangzhou))).toEqual([422, 'share_phase_of_other shares.0.phase_ids'])
    expect(faults(await share(9))).toEqual([422, 'partner_unknown shares.0.user_group_id'])
    const shares = held(await share(tradingHouse))
    expect(shares.find((each: Wire) => each.user_group_id === tradingHouse)).toMatchObject({
      shared: true,
      phase_ids: [phase.id],
    })
    const seen = await show(scene.trade, production.id)
    expect(seen.phases).toMatchObject([{ id: phase.id, supplier: null, amount: null, order_quantity: 10 }])
    expect((await matrixOf(scene.trade, phase.id)).units[0].unit_price).toBeNull()
    held(await scene.brand.call('PUT', `/api/productions/${production.id}/shares`, { shares: [] }))
    expect((await scene.trade.call('GET', `/api/productions/${production.id}`)).status).toBe(404)
  })

  it('a phase that goes to another maker is gone for the first, with what it was invited to', async () => {
    const { production, phase } = await madeProduction(scene)
    held(
      await scene.brand.call('PUT', `/api/productions/${production.id}/shares`, {
        shares: [{ user_group_id: konan, phase_ids: [phase.id] }],
      }),
    )
    expect((await show(scene.supplier, production.id)).phases).toHaveLength(1)
    held(
      await scene.brand.call('PATCH', `/api/phases/${phase.id}`, {
        phase: { supplier_group_id: hangzhou, lock_version: 0 },
      }),
    )
    expect((await show(scene.supplier, production.id)).phases).toHaveLength(0)
    expect((await show(scene.otherSupplier, production.id)).phases).toHaveLength(1)
  })

  it('who makes it must be a partner with whom there is business', async () => {
    const { production } = await madeProduction(scene)
    const answer = await scene.brand.call('POST', `/api/productions/${production.id}/phases`, {
      phase: { kind: 'bulk', supplier_group_id: 2 },
    })
    expect(faults(answer)).toEqual([422, 'partner_unknown phase.supplier_group_id'])
  })

  it('the row-level policies alone hide the same', async () => {
    const { production, phase } = await madeProduction(scene, { supplier_group_id: konan }, secret)
    const { inTenant } = await import('../../database/tenancy.ts')
    const { sql } = await import('kysely')
    const seen = (group: number) =>
      inTenant(scene.server.engine.database, group, async (database) => [
        (await sql`select from production where id = ${production.id}`.execute(database)).rows.length,
        (await sql`select from phase where id = ${phase.id}`.execute(database)).rows.length,
        (await sql`select from production_plan where production_id = ${production.id}`.execute(database)).rows.length,
        Number(
          (await sql`update phase set delivery_due = null where id = ${phase.id}`.execute(database)).numAffectedRows ??
            0,
        ),
      ])
    expect(await seen(1)).toEqual([1, 1, 1, 1])
    expect(await seen(konan)).toEqual([1, 1, 0, 0])
    expect(await seen(hangzhou)).toEqual([0, 0, 0, 0])
    expect(await seen(2)).toEqual([0, 0, 0, 0])
  })
})

describe('from the MD map and back', () => {
  const take = (body: object) => scene.brand.call('POST', '/api/productions/from_merchandisings', body)
  const undo = (productions: object[]) => scene.brand.call('POST', '/api/productions/undo', { productions })

  it('makes a month of products once, links both ways, and takes back what nobody touched', async () => {
    const [month] = await scene.rows(
      `select to_char(release_on, 'YYYY-MM') as month from merchandising m where brand_id = 3 and not template
        and discarded_at is null and release_on is not null group by 1 having count(*) between 3 and 30 order by 1 limit 1`,
    )
    const choice = { month: { brand_id: 3, month: month!.month } }
    const dry = held(await take({ ...choice, dry_run: true }))
    expect(new Set(dry.map(({ outcome }: Wire) => outcome))).toEqual(new Set(['created']))
    expect(dry.every(({ production_id: id }: Wire) => id === null)).toBe(true)
    const twice = await Promise.all([take(choice), take(choice)])
    const outcomes = twice.flatMap((answer) => held(answer).map(({ outcome }: Wire) => outcome))
    expect(outcomes.filter((outcome: string) => outcome === 'created')).toHaveLength(dry.length)
    expect(outcomes.filter((outcome: string) => outcome === 'exists')).toHaveLength(dry.length)
    const made: Wire[] = held(await take(choice))
    const first = await show(scene.brand, made[0].production_id)
    expect(first).toMatchObject({ merchandising: { id: made[0].merchandising_id }, stage: 'bulk' })
    const product = held(await scene.brand.call('GET', `/api/merchandisings/${made[0].merchandising_id}`))
    expect(product.primary_production_id).toBe(first.id)
    expect(first).toMatchObject({ list_price: product.list_price, target_cost: product.unit_cost })
    expect(idsOf(await list(scene.brand, `merchandising_id=${made[0].merchandising_id}`))).toEqual([first.id])

    held(await saveSkus(scene.brand, first.phases[0].id, { added: [{ name: 'A', quantity: 1 }] }))
    const back = made.map((each) => ({ id: each.production_id, lock_version: each.lock_version }))
    const undone: Wire[] = held(await undo(back))
    expect(undone.map(({ outcome }) => outcome)).toEqual(['changed', ...made.slice(1).map(() => 'removed')])
    expect(held(await undo(back.slice(1, 2)))).toEqual([{ id: back[1]!.id, outcome: 'gone' }])
    const other = held(await scene.brand.call('GET', `/api/merchandisings/${made[1].merchandising_id}`))
    expect(other.primary_production_id).toBeNull()
  })

  it('a number that is taken holds back all', async () => {
    const free = await scene.rows(
      `select m.id, m.code, m.brand_id from merchandising m where m.user_group_id = 1 and m.brand_id = 2 and not m.template
        and m.release_on between '2027-03-01' and '2027-05-31' and m.discarded_at is null
        and not exists (select from production d where d.merchandising_id = m.id) order by m.id limit 2`,
    )
    await madeProduction(scene, {}, { brand_id: 2, style_no: free[0]!.code })
    const ids = free.map(({ id }) => Number(id))
    expect(
      held(await take({ ids, dry_run: true }))
        .map(({ outcome }: Wire) => outcome)
        .toSorted(),
    ).toEqual(['created', 'refused'])
    expect(faults(await take({ ids }))).toEqual([422, 'style_no_taken ids'])
    expect(await scene.rows('select id from production where merchandising_id = any($1)', [ids])).toEqual([])
    expect((await take({ ids: [999_999] })).status).toBe(404)
  })
})

describe('phases', () => {
  it('count up, and take over the SKUs of another with or without quantities', async () => {
    const { production, phase } = await madeProduction(scene)
    held(
      await saveSkus(scene.brand, phase.id, { added: [{ color_id: 1, size_id: 1, quantity: 10, unit_price: '100' }] }),
    )
    const copy = async (quantities: boolean) =>
      held(
        await scene.brand.call('POST', `/api/productions/${production.id}/phases`, {
          phase: { kind: 'reorder', copy_of: { phase_id: phase.id, quantities } },
        }),
      )
    expect(await copy(true)).toMatchObject({ seq: 2, order_quantity: 10, sku_count: 1, amount: '1000' })
    const empty = await copy(false)
    expect(empty).toMatchObject({ seq: 3, order_quantity: 0, sku_count: 1, amount: '0' })
    expect((await scene.brand.call('DELETE', `/api/phases/${empty.id}`)).status).toBe(204)
    expect((await show(scene.brand, production.id)).phases).toHaveLength(2)
  })
})
