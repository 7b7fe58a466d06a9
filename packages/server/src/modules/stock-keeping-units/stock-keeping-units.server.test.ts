import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  cells,
  faults,
  filledPhase,
  held,
  madeProduction,
  mastersOf,
  matrixOf,
  productionScene,
  saveSkus,
  type Scene,
} from '../productions/production-scene.fixture.ts'

let scene: Scene
let colors: number[]
let sizes: number[]
beforeAll(async () => {
  scene = await productionScene()
  const masters = await mastersOf(scene)
  colors = masters.colors
  sizes = masters.sizes
})
afterAll(() => scene.server.stop())

describe('a matrix of SKUs', () => {
  it('golden case 28: comes to 180 pieces and ¥626,400, by the order of the masters', async () => {
    const { matrix } = await filledPhase(scene)
    expect(matrix.phase).toMatchObject({ order_quantity: 180, amount: '626400', sku_count: 8 })
    expect(matrix.units.map(({ quantity }: { quantity: number }) => quantity)).toEqual(cells.flat())
    expect(matrix.colors.map(({ id }: { id: number }) => id)).toEqual(colors.slice(0, 2))
    expect(matrix.sizes.map(({ id }: { id: number }) => id)).toEqual(sizes.slice(0, 4))
  })

  it('saves additions, changes and removals by id in one go, and answers what it wrote', async () => {
    const { phase, matrix } = await filledPhase(scene)
    const [first, second] = matrix.units
    const answer = held(
      await saveSkus(scene.brand, phase.id, {
        added: [{ name: '予備', quantity: 3 }],
        changed: [{ id: first.id, lock_version: first.lock_version, quantity: 25 }],
        removed: [second.id],
      }),
    )
    expect(answer.removed).toEqual([second.id])
    expect(answer.units).toHaveLength(2)
    expect(answer.phase).toMatchObject({ order_quantity: 180 + 5 - 40 + 3, sku_count: 8, amount: null })
    expect(
      (await matrixOf(scene.brand, phase.id)).units.find(({ id }: { id: number }) => id === first.id),
    ).toMatchObject({ quantity: 25, lock_version: first.lock_version + 1, unit_price: '3480' })
  })

  it('one wrong row holds back all, and each is told by its place', async () => {
    const { phase, matrix } = await filledPhase(scene)
    const [first, second, third] = matrix.units
    const given = (unit: { id: number; lock_version: number }, more: object) => ({
      id: unit.id,
      lock_version: unit.lock_version,
      ...more,
    })
    const answer = await saveSkus(scene.brand, phase.id, {
      added: [
        { color_id: colors[0], size_id: sizes[0] },
        {},
        { name: 'A', jan: '4901234567890' },
        { name: 'B', jan: '490' },
      ],
      changed: [given(first, { quantity: 1 }), given(second, { color_id: 999_999 })],
    })
    expect(faults(answer)).toEqual([
      422,
      'not_found stock_keeping_units.changed.1.color_id',
      'sku_empty stock_keeping_units.added.1.color_id',
      'jan_check_digit stock_keeping_units.added.2.jan',
      'jan_length stock_keeping_units.added.3.jan',
      'sku_twice stock_keeping_units.changed.0.color_id',
      'sku_twice stock_keeping_units.added.0.color_id',
    ])
    expect(answer.body.errors[2].meta).toEqual({ digit: 4 })
    const stale = await saveSkus(scene.brand, phase.id, {
      changed: [given(first, { quantity: 1 }), { id: third.id, lock_version: 7, quantity: 9 }],
    })
    expect(faults(stale)).toEqual([409, 'stale stock_keeping_units.changed.1.lock_version'])
    expect(stale.body.current.units).toHaveLength(8)
    expect(await matrixOf(scene.brand, phase.id)).toEqual(matrix)
  })

  it('golden case 41: a JAN with the right check digit is taken, once in a phase', async () => {
    const { phase } = await madeProduction(scene)
    const jan = '4901234567894'
    expect(held(await saveSkus(scene.brand, phase.id, { added: [{ name: 'A', jan }] })).units[0].jan).toBe(jan)
    expect(faults(await saveSkus(scene.brand, phase.id, { added: [{ name: 'B', jan }] }))).toEqual([
      422,
      'jan_twice stock_keeping_units.added.0.jan',
    ])
  })

  it('a row of another phase, an unknown one, or one named twice is refused', async () => {
    const one = await filledPhase(scene)
    const other = await filledPhase(scene)
    const [unit] = other.matrix.units
    const row = { id: unit.id, lock_version: unit.lock_version }
    expect(faults(await saveSkus(scene.brand, one.phase.id, { changed: [row], removed: [999_999] }))).toEqual([
      422,
      'not_found stock_keeping_units.removed.0.id',
      'not_found stock_keeping_units.changed.0.id',
    ])
    expect(faults(await saveSkus(scene.brand, other.phase.id, { changed: [row, row] }))).toEqual([
      422,
      'repeated_row stock_keeping_units.changed.1.id',
    ])
  })

  it('PATCH /stock_keeping_units/:id changes one, and answers 409 with the row as it stands', async () => {
    const { matrix } = await filledPhase(scene)
    const [unit] = matrix.units
    const patch = (values: object) =>
      scene.brand.call('PATCH', `/api/stock_keeping_units/${unit.id}`, { stock_keeping_unit: values })
    expect(held(await patch({ quantity: 21, lock_version: 0 }))).toMatchObject({ quantity: 21, lock_version: 1 })
    const late = await patch({ quantity: 22, lock_version: 0 })
    expect([late.status, late.body.errors[0].code, late.body.current.quantity]).toEqual([409, 'stale', 21])
    expect(faults(await patch({ quantity: -1, lock_version: 1 }))[0]).toBe(422)
    expect(
      (
        await scene.supplier.call('PATCH', `/api/stock_keeping_units/${unit.id}`, {
          stock_keeping_unit: { quantity: 1, lock_version: 1 },
        })
      ).status,
    ).toBe(403)
    expect(
      (
        await scene.stranger.call('PATCH', `/api/stock_keeping_units/${unit.id}`, {
          stock_keeping_unit: { quantity: 1, lock_version: 1 },
        })
      ).status,
    ).toBe(404)
  })

  it('two who save the same cell at once: one wins, the other hears 409 and nothing of theirs stands', async () => {
    const { phase, matrix } = await filledPhase(scene)
    const [first, second] = matrix.units
    const of = (quantity: number) => ({
      changed: [first, second].map(({ id, lock_version }: { id: number; lock_version: number }) => ({
        id,
        lock_version,
        quantity,
      })),
    })
    const answers = await Promise.all([7, 8].map((quantity) => saveSkus(scene.brand, phase.id, of(quantity))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { units } = await matrixOf(scene.brand, phase.id)
    const won = answers[0]!.status === 200 ? 7 : 8
    expect([units[0].quantity, units[1].quantity]).toEqual([won, won])
  })

  it('the audit says in words what was before and after', async () => {
    const { phase, matrix } = await filledPhase(scene)
    const [unit] = matrix.units
    held(await saveSkus(scene.brand, phase.id, { changed: [{ id: unit.id, lock_version: 0, quantity: 99 }] }))
    const [row] = await scene.rows(
      "select detail from audit_event where subject_kind = 'phase' and subject_id = $1 and action = 'phase.lines_saved' order by id desc limit 1",
      [phase.id],
    )
    const name = `${matrix.colors[0].name} ${matrix.sizes[0].name} quantity`
    expect((row!.detail as { changes: object }).changes).toEqual({ [name]: { before: 20, after: 99 } })
  })
})

describe('names of SKUs (spec §5)', () => {
  const listed = async () => {
    await scene.rows(
      `insert into sku_group (user_group_id, name, items) values (1, '試し', '[{"name":"左","code":null}]') on conflict do nothing`,
    )
  }
  const allow = (value: boolean | null) =>
    value === null
      ? scene.rows('delete from user_group_config where user_group_id = 1')
      : scene.rows('update user_group_config set allow_sku_names_free_input = $1 where user_group_id = 1', [value])

  it.each([
    [true, 'brandMember', [200, 200]],
    [false, 'brandMember', [422, 200]],
    [false, 'brand', [200, 200]],
    [null, 'brandMember', [200, 200]],
  ] as const)('free input %s for %s', async (free, persona, expected) => {
    await listed()
    const { phase } = await madeProduction(scene)
    const caller = await scene.server.as(persona)
    const before = await scene.rows('select * from user_group_config where user_group_id = 1')
    await allow(free)
    const answers = []
    for (const name of ['自由な名前', '左']) answers.push(await saveSkus(caller, phase.id, { added: [{ name }] }))
    expect(answers.map(({ status }) => status)).toEqual(expected)
    if (expected[0] === 422) expect(answers[0]!.body.errors[0].code).toBe('sku_name_listed_only')
    await scene.rows('delete from user_group_config where user_group_id = 1')
    const keys = Object.keys(before[0]!)
    await scene.rows(
      `insert into user_group_config (${keys.join()}) values (${keys.map((_, at) => `$${at + 1}`).join()})`,
      keys.map((key) =>
        before[0]![key] !== null && typeof before[0]![key] === 'object'
          ? JSON.stringify(before[0]![key])
          : before[0]![key],
      ),
    )
  })
})

describe('masters that SKUs name', () => {
  it.each(['colors', 'sizes'] as const)(
    'two %s of one phase are not merged: both are named, and what to do',
    async (kind) => {
      const { phase } = await filledPhase(scene)
      const before = await matrixOf(scene.brand, phase.id)
      const [one, other] = before[kind]
      const answer = await scene.brand.call('POST', `/api/${kind}/${one.id}/merge`, { into_id: other.id })
      expect([answer.status, answer.body.errors[0].code]).toEqual([409, 'merge_collides'])
      expect(answer.body.errors[0].meta).toEqual({ from: one.name, into: other.name })
      expect(answer.body.errors[0].message).toContain(`「${one.name}」と「${other.name}」`)
      expect((await matrixOf(scene.brand, phase.id)).units).toEqual(before.units)
    },
  )

  it('a colour in use is not deleted; merging points the SKUs at the other', async () => {
    const { phase } = await madeProduction(scene)
    const color = async (code: string) =>
      held(await scene.brand.call('POST', '/api/colors', { color: { code, name: `試し${code}` } })).id as number
    const [one, other] = [await color('ZZ1'), await color('ZZ2')]
    held(await saveSkus(scene.brand, phase.id, { added: [{ color_id: one, quantity: 4 }] }))
    expect(faults(await scene.brand.call('DELETE', `/api/colors/${one}`))).toEqual([409, 'in_use null'])
    held(await scene.brand.call('POST', `/api/colors/${one}/merge`, { into_id: other }))
    expect((await matrixOf(scene.brand, phase.id)).units).toMatchObject([{ color_id: other, quantity: 4 }])
  })
})

describe('from exhibition orders', () => {
  it('adds what was handed over to the SKUs, each line once, and keeps where it came from', async () => {
    const [item] = await scene.rows(
      `select i.merchandising_id as id, m.brand_id, sum(l.production_quantity) as quantity from exhibition_order_line l
        join exhibition_order o on o.id = l.exhibition_order_id and o.status = 'converted'
        join exhibition_item i on i.id = l.exhibition_item_id join merchandising m on m.id = i.merchandising_id
      where l.user_group_id = 1 group by 1, 2 order by 1 limit 1`,
    )
    const { phase } = await madeProduction(
      scene,
      {},
      { merchandising_id: Number(item!.id), brand_id: Number(item!.brand_id) },
    )
    const path = `/api/phases/${phase.id}/exhibition_quantities`
    const open = held(await scene.brand.call('GET', path))
    expect(open.length).toBeGreaterThan(0)
    expect(open.every((line: { stock_keeping_unit_id: unknown }) => line.stock_keeping_unit_id === null)).toBe(true)
    for (const answer of await Promise.all([1, 2].map(() => scene.brand.call('POST', path, {}))))
      expect(
        held(answer).every((line: { stock_keeping_unit_id: unknown }) => line.stock_keeping_unit_id !== null),
      ).toBe(true)
    const { phase: filled, units } = await matrixOf(scene.brand, phase.id)
    expect(filled.order_quantity).toBe(Number(item!.quantity))
    expect(units.length).toBeGreaterThan(0)
    expect(faults(await scene.brand.call('POST', path, { ids: [open[0].id] }))).toEqual([422, 'not_found ids'])
    held(await saveSkus(scene.brand, phase.id, { removed: units.map(({ id }: { id: number }) => id) }))
    expect(held(await scene.brand.call('GET', path))).toEqual(open)
  })
})
