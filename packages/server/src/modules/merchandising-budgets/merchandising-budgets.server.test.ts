import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

describe('budgets by category and month', () => {
  const board = async () => (await brand.call('GET', '/api/merchandising_budgets?brand_id=1&season=27SS')).body.data
  const save = (cells: unknown[], caller = brand) =>
    caller.call('PUT', '/api/merchandising_budgets', { brand_id: 1, season: '27SS', cells })

  it('stand beside what is planned, in the months of the season', async () => {
    const { periods, cells, plans, currency } = await board()
    expect([periods.length, periods[0], currency]).toEqual([6, '2027-01-01', 'JPY'])
    expect(cells.length).toBeGreaterThan(5)
    expect(plans.length).toBeGreaterThan(5)
  })

  it('are saved together or not at all, against the version their writer saw; the map follows', async () => {
    const [first] = (await board()).cells
    const saved = await save([
      { category_id: first.category_id, period: first.period, sales: '123400000', lock_version: first.lock_version },
    ])
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const after = saved.body.data.cells.find(
      (cell: typeof first) => cell.category_id === first.category_id && cell.period === first.period,
    )
    expect(after).toMatchObject({ sales: '123400000', markdown: first.markdown, lock_version: first.lock_version + 1 })
    const map = await brand.call('GET', '/api/merchandisings/maps?brand_id=1&season=27SS')
    expect(map.body.data.budgets.some(({ sales }: { sales: string }) => Number(sales) === 123_400_000)).toBe(true)
    const both = await save([
      { category_id: null, period: '2027-02-01', sales: '5000000', lock_version: null },
      { category_id: first.category_id, period: first.period, sales: '1', lock_version: first.lock_version },
    ])
    expect([both.status, both.body.errors[0].code]).toEqual([409, 'stale'])
    expect((await board()).cells.some(({ category_id: id }: { category_id: number | null }) => id === null)).toBe(false)
  })

  it('of a month outside the season, or a foreign category, are refused', async () => {
    expect((await save([{ category_id: null, period: '2027-08-01', sales: '1', lock_version: null }])).status).toBe(422)
    expect((await save([{ category_id: 999_999, period: '2027-02-01', sales: '1', lock_version: null }])).status).toBe(
      422,
    )
    expect(
      (
        await save(
          [{ category_id: null, period: '2027-02-01', sales: '1', lock_version: null }],
          await server.as('otherBrand'),
        )
      ).status,
    ).toBe(404)
  })
})

describe('§3.14 season copy: files, not results', () => {
  const copy = (body: Record<string, unknown>, caller = brand) =>
    caller.call('POST', '/api/season_copies', { brand_id: 1, from: '26AW', to: '27AW', dry_run: false, ...body })

  it('a dry run counts and changes nothing', async () => {
    const dry = await copy({ dry_run: true })
    expect(dry.body.data).toMatchObject({ month_shift: 12, same_name: 0, outside: 0 })
    expect(dry.body.data.count).toBeGreaterThan(10)
    expect((await brand.call('GET', '/api/merchandisings/maps?brand_id=1&season=27AW')).body.data.items).toEqual([])
  })

  it('copies with categories and pictures, a year later, as ideas without code and results; twice it finds them there', async () => {
    const { body } = await copy({})
    const { data: map } = (await brand.call('GET', '/api/merchandisings/maps?brand_id=1&season=27AW')).body
    expect(map.items.length).toBeGreaterThan(10)
    expect(map.items.length).toBeLessThanOrEqual(body.data.count)
    expect(
      map.items.every((card: { status: string; code: unknown }) => card.status === 'idea' && card.code === null),
    ).toBe(true)
    expect(map.items.some((card: { image_url: string | null }) => card.image_url !== null)).toBe(true)
    const report = await brand.call('GET', '/api/merchandising_reports?season=27AW&rows[]=brand&measures[]=sold')
    expect(report.body.data.cells[0].values).toEqual(['0'])
    expect((await copy({})).body.data).toMatchObject({ count: 0, same_name: body.data.count })
    const history = await brand.call('GET', `/api/merchandisings/${map.items[0].id}/modification_history`)
    expect(history.body.data[0].action).toBe('copied')
  })

  it('days that leave the season stay behind; another organisation finds nothing', async () => {
    expect((await copy({ to: '28AW', month_shift: 1, dry_run: true })).body.data).toMatchObject({ count: 0 })
    expect((await copy({}, await server.as('otherBrand'))).status).toBe(404)
  })
})
