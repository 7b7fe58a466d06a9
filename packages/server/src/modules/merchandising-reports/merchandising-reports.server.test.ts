import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { cellTotals } from '@tsumugi/domain'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../documents/pdf/read-pdf.fixture.ts'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

interface Cell {
  row: string[]
  column: string[]
  values: (string | null)[]
}
const list = (name: string, values: readonly string[]) =>
  values.map((value) => `${name}[]=${encodeURIComponent(value)}`).join('&')
const report = async (rows: string[], columns: string[], measures: string[], rest = 'season=27SS', caller = brand) => {
  const { status, body } = await caller.call(
    'GET',
    `/api/merchandising_reports?${[list('rows', rows), list('columns', columns), list('measures', measures), rest].filter(Boolean).join('&')}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data as {
    cells: Cell[]
    members: { dimension: string; key: string; name: string | null }[]
    products: number
    seasons: string[]
    currency: string
  }
}
const total = ({ cells }: { cells: Cell[] }) =>
  cells.find(({ row, column }) => row.length === 0 && column.length === 0)!.values

describe('§3.14 the pivot adds up what the map adds up', () => {
  it('one brand and season: the total is the map’s total, and cells are the map’s cells', async () => {
    const { body: map } = await brand.call('GET', '/api/merchandisings/maps?brand_id=1&season=27SS')
    const items = map.data.items.map((card: Record<string, never>) => ({
      status: card.status,
      planQuantity: card.plan_quantity,
      listPrice: card.list_price,
      unitCost: card.unit_cost,
    }))
    const found = await report(
      ['category2'],
      ['month'],
      ['styles', 'quantity', 'retail', 'cost', 'costRate'],
      'season=27SS&brand_ids[]=1',
    )
    const uncategorised = await report(['category2'], [], ['styles'], 'season=27SS&brand_ids[]=1')
    const loose = Number(uncategorised.cells.find(({ row }) => row[0] === '')?.values[0] ?? 0)
    const expected = cellTotals(items)
    expect(Number(total(found)[0])).toBe(expected.count + loose)
    const leaf = found.members.find(({ dimension, key }) => dimension === 'category2' && key !== '')!
    const inLeaf = map.data.items.filter(
      (card: { category_ids: number[]; release_on: string }) =>
        card.category_ids.includes(Number(leaf.key)) && card.release_on.startsWith('2027-03'),
    )
    const cell = found.cells.find(({ row, column }) => row[0] === leaf.key && column[0] === '2027-03-01')
    const cellExpected = cellTotals(
      inLeaf.map((card: Record<string, never>) => ({
        status: card.status,
        planQuantity: card.plan_quantity,
        listPrice: card.list_price,
        unitCost: card.unit_cost,
      })),
    )
    expect(cell?.values ?? ['0', '0', '0', '0', null]).toEqual([
      String(cellExpected.count),
      cellExpected.quantity,
      cellExpected.retail,
      cellExpected.cost,
      cellExpected.costRate,
    ])
  })

  it('subtotals and totals are the sums of what stands under them', async () => {
    const found = await report(['category1', 'category2'], ['month'], ['styles', 'quantity', 'retail'])
    const deepest = found.cells.filter(({ row, column }) => row.length === 2 && column.length === 1)
    const sumOf = (at: number) => String(deepest.reduce((sum, { values }) => sum + Number(values[at]), 0))
    expect(total(found)).toEqual([sumOf(0), sumOf(1), sumOf(2)])
    for (const { row, values } of found.cells.filter((cell) => cell.row.length === 1 && cell.column.length === 0)) {
      const under = deepest.filter((cell) => cell.row[0] === row[0])
      expect(values[1]).toBe(String(under.reduce((sum, cell) => sum + Number(cell.values[1]), 0)))
    }
  })

  it('colours share the figures of their product, so the total stays; every product counts once in it', async () => {
    const [plain, coloured] = [
      await report([], [], ['styles', 'quantity', 'retail']),
      await report(['colour'], [], ['styles', 'quantity', 'retail']),
    ]
    expect(total(coloured).map(Number)).toEqual(total(plain).map(Number))
    expect(coloured.cells.length).toBeGreaterThan(3)
  })

  it('÷0 is –: no results in a season that is not sold yet', async () => {
    expect(total(await report([], [], ['sold', 'sellThrough', 'gmroi']))).toEqual(['0', null, null])
    const [sold, rate] = total(await report([], [], ['sold', 'sellThrough'], 'season=26AW'))
    expect(Number(sold)).toBeGreaterThan(0)
    expect(Number(rate)).toBeGreaterThan(10)
  })

  it('a budget belongs to whole categories and months; along others there is none', async () => {
    const [budget] = total(await report([], [], ['budget']))
    expect(Number(budget)).toBeGreaterThan(0)
    const byMonth = await report(['month'], [], ['budget'])
    expect(
      String(
        byMonth.cells
          .filter(({ row }) => row.length === 1)
          .reduce((sum, { values }) => sum + Number(values[0] ?? 0), 0),
      ),
    ).toBe(budget)
    const byStatus = await report(['status'], [], ['budget'])
    expect(byStatus.cells.filter(({ row }) => row.length === 1).every(({ values }) => values[0] === null)).toBe(true)
    expect(total(byStatus)[0]).toBe(budget)
    expect(total(await report([], [], ['budget'], 'season=27SS&statuses[]=planned'))[0]).toBeNull()
  })

  it.each(['half', 'week', 'priceBand', 'brandCategory2', 'season'])(
    'by %s: the parts make the whole',
    async (dimension) => {
      const found = await report([dimension], [], ['quantity'])
      expect(
        String(
          found.cells.filter(({ row }) => row.length === 1).reduce((sum, { values }) => sum + Number(values[0]), 0),
        ),
      ).toBe(total(found)[0])
    },
  )
})

describe('§4.13 as of a day: the plan as it stood then, from the history', () => {
  it('a change of today is not there yesterday, and a product made today neither', async () => {
    const { body } = await brand.call('GET', '/api/merchandisings/maps?brand_id=1&season=27SS')
    const card = body.data.items[0]
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    const measures = ['styles', 'quantity', 'retail']
    const place = 'season=27SS&brand_ids[]=1'
    const before = await report(['category2'], ['month'], measures, `${place}&as_of=${yesterday}`)
    await brand.call('PATCH', `/api/merchandisings/${card.id}`, {
      merchandising: { lock_version: card.lock_version, plan_quantity: card.plan_quantity + 1000, list_price: '99000' },
    })
    await brand.call('POST', '/api/merchandisings', {
      brand_id: 1,
      merchandising: { name: '今日の新型', release_on: '2027-03-03', plan_quantity: 10, list_price: '1000' },
    })
    const after = await report(['category2'], ['month'], measures, `${place}&as_of=${yesterday}`)
    expect(total(after)).toEqual(total(before))
    expect(Number(total(await report(['category2'], ['month'], measures, place))[1])).toBe(
      Number(total(before)[1]) + 1010,
    )
  })
})

describe('what stands behind a figure', () => {
  beforeAll(async () => {
    const merchandising = { name: '最大の型', release_on: '2027-03-03', plan_quantity: 100_000, list_price: '10000' }
    const { body: made } = await brand.call('POST', '/api/merchandisings', { brand_id: 1, merchandising })
    const form = new FormData()
    form.set(
      'file',
      new File([(await sampleFiles.picture('png', { width: 60, height: 40 })) as Uint8Array<ArrayBuffer>], '絵.png'),
    )
    expect((await brand.call('POST', `/api/merchandisings/${made.data.id}/files`, form)).status).toBe(200)
  })

  it('the products of a cell, the greatest first', async () => {
    const found = await report(['category2'], ['status'], ['styles', 'retail'])
    const cell = found.cells.find(
      ({ row, column, values }) => row.length === 1 && column.length === 1 && Number(values[0]) > 1,
    )!
    const { body } = await brand.call(
      'GET',
      `/api/merchandising_reports/products?season=27SS&${list('rows', ['category2'])}&${list('columns', ['status'])}&${list('row_keys', cell.row)}&${list('column_keys', cell.column)}`,
    )
    expect(body.pagination.total_count).toBe(Number(cell.values[0]))
    expect(
      String(body.data.reduce((sum: number, product: { retail: string }) => sum + Number(product.retail), 0)),
    ).toBe(cell.values[1])
  })

  it('as a spreadsheet, in the words of the screen', async () => {
    const csv = await brand.call(
      'GET',
      '/api/merchandising_reports/export?format=csv&season=27SS&rows[]=category1&measures[]=styles&measures[]=costRate',
    )
    expect(csv.body).toMatch(/分類\(1段目\).*型数.*原価率 \(%\)/)
    expect(csv.body.trim().split('\n').at(-1)).toMatch(/^合計,/)
    const banded = await brand.call(
      'GET',
      '/api/merchandising_reports/export?format=csv&rows[]=season&rows[]=priceBand&measures[]=styles',
    )
    expect(banded.body).toMatch(/27春夏,"12,000〜",\d+/)
  })

  it('as a workbook: the pivot, and the products with their pictures', async () => {
    const headers = { Cookie: await server.cookieOf('brand'), 'X-Requested-With': 'XMLHttpRequest' }
    const reply = await server.app.request('/api/merchandising_reports/export?format=xlsx&season=27SS&brand_ids[]=1', {
      headers,
    })
    const { sheets } = await readXlsx(new Uint8Array(await reply.arrayBuffer()))
    expect(sheets.map(({ name }) => name)).toEqual(['MDレポート', '商品'])
    const [pivot, products] = sheets
    expect(pivot!.rows.at(-1)![0]).toBe('合計')
    expect(products!.rows[0]).toEqual(['絵', '品番', '商品名', '状態', 'シーズン', '投入日', '数量', '上代', '上代計'])
    expect(products!.rows.slice(1).every((row) => row[4] === '27春夏' && typeof row[8] === 'number')).toBe(true)
    expect(products!.rows[1]).toMatchObject([
      '',
      '',
      '最大の型',
      '構想',
      '27春夏',
      '2027-03-03',
      100_000,
      10_000,
      1_000_000_000,
    ])
    expect(products!.images).toMatchObject([
      { type: 'png', anchor: { from: { row: 1, col: 0 } }, width: 80, height: 53 },
    ])
  })

  it('on A3, with what it was narrowed to, its greatest products and their pictures', async () => {
    const headers = { Cookie: await server.cookieOf('brand'), 'X-Requested-With': 'XMLHttpRequest' }
    const pdf = await server.app.request('/api/merchandising_reports/pdf?season=27SS&brand_ids[]=1', { headers })
    const bytes = new Uint8Array(await pdf.arrayBuffer())
    expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
    const raw = Buffer.from(bytes).toString('latin1')
    for (const part of ['/MediaBox [0 0 1190.55 841.89]', '/Subtype /Image']) expect(raw).toContain(part)
    const { text } = readPdf(bytes)
    for (const words of ['MDレポート', '27春夏', '白詰草', '合計', '上代計の大きい商品', '最大の型'])
      expect(text).toContain(words)
    expect(text.split('上代計の大きい商品')[1]!.match(/[A-Z]{2}27-\d{3}/g)).toHaveLength(23)
  })
})

describe('guards', () => {
  it('§6 Merchandising map and report: brand, merchandising', async () => {
    const supplier = await server.as('supplier')
    expect((await supplier.call('GET', '/api/merchandising_reports')).status).toBe(403)
  })
  it('another organisation counts only its own', async () => {
    const other = await server.as('otherBrand')
    const own = await report(['brand'], [], ['styles'], '', other)
    expect(own.members.map(({ name }) => name)).not.toContain('白詰草')
    expect(total(await report([], [], ['styles'], 'brand_ids[]=1', other))[0]).toBe('0')
  })
  it('an unknown dimension is refused by its name', async () => {
    const { status, body } = await brand.call('GET', '/api/merchandising_reports?rows[]=shoe')
    expect([status, body.errors[0].field]).toEqual([422, 'rows.0'])
  })
})

describe('§7 GET /api/merchandising_report_configs', () => {
  it('lists what is saved; made, changed, stale, deleted; a name once', async () => {
    const { body } = await brand.call('GET', '/api/merchandising_report_configs')
    expect(body.data[0]).toMatchObject({
      name: '分類×月の計画と予算',
      rows: ['category1', 'category2'],
      chart: 'planActual',
      filters: { season: '27SS' },
    })
    const input = {
      name: '確かめ',
      rows: ['brand'],
      columns: [],
      measures: ['styles'],
      filters: { brand_ids: [1] },
      chart: null,
    }
    const made = await brand.call('POST', '/api/merchandising_report_configs', { merchandising_report_config: input })
    expect([made.status, made.body.data.filters]).toEqual([200, { brand_ids: [1] }])
    const { id, lock_version: lockVersion } = made.body.data
    expect(
      (await brand.call('POST', '/api/merchandising_report_configs', { merchandising_report_config: input })).status,
    ).toBe(409)
    const change = { merchandising_report_config: { name: '確かめ2', lock_version: lockVersion } }
    expect((await brand.call('PATCH', `/api/merchandising_report_configs/${id}`, change)).body.data.name).toBe(
      '確かめ2',
    )
    const stale = await brand.call('PATCH', `/api/merchandising_report_configs/${id}`, change)
    expect([stale.status, stale.body.current.name]).toEqual([409, '確かめ2'])
    const other = await server.as('otherBrand')
    expect((await other.call('PATCH', `/api/merchandising_report_configs/${id}`, change)).status).toBe(404)
    expect(
      (await brand.call('DELETE', `/api/merchandising_report_configs/${id}?lock_version=${lockVersion + 1}`)).status,
    ).toBe(204)
  })
})
