import { testEngine, type TestEngine } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'

let test: TestEngine
beforeAll(async () => {
  test = await testEngine()
})
afterAll(() => test.dispose())

const ask = async (text: string, values: unknown[] = []) => (await test.engine.pool.query(text, values)).rows

/** Phases whose sums are not what their SKUs come to. */
const wrong = () =>
  ask(`select p.id from phase p left join lateral (
      select count(*)::int as skus, coalesce(sum(quantity), 0) as quantity,
        case when bool_or(quantity > 0 and unit_price is null) then null else coalesce(sum(quantity * unit_price), 0) end as amount
      from stock_keeping_unit k where k.phase_id = p.id) s on true
    where (p.sku_count, p.sku_quantity, p.sku_amount) is distinct from (s.skus, s.quantity, s.amount)`)

it('what a phase comes to is right in the demo', async () => {
  expect(await ask('select id from phase where sku_quantity > 0')).not.toEqual([])
  expect(await wrong()).toEqual([])
})

it.each([
  ['a price is taken away', 'update stock_keeping_unit set unit_price = null where quantity > 0'],
  ['prices are set for many phases at once', 'update stock_keeping_unit set unit_price = 1234.5 + id'],
  ['quantities change', 'update stock_keeping_unit set quantity = quantity + 7'],
  ['a SKU goes', 'delete from stock_keeping_unit where id = (select max(id) from stock_keeping_unit)'],
  [
    'SKUs come',
    `insert into stock_keeping_unit (user_group_id, phase_id, name, quantity, unit_price)
     select user_group_id, id, 'NEW', 10, 99 from phase`,
  ],
  [
    'a SKU moves to another phase',
    `update stock_keeping_unit k set name = 'MOVED', phase_id = (select max(id) from phase p where p.user_group_id = k.user_group_id)
     where id = (select min(id) from stock_keeping_unit where name = 'NEW')`,
  ],
])('and stays right when %s', async (_, statement) => {
  // Accepted orders freeze quantities; here only the sums are looked at.
  await ask('update phase set frozen_at = null, frozen_by = null')
  await ask('update stock_keeping_unit set split = false')
  await ask('delete from sub_sku')
  await ask(statement)
  expect(await wrong()).toEqual([])
})
