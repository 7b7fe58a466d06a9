import { sampleFiles, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function workbook(who: 'brand' | 'supplier', query = '') {
  const reply = await server.app.request(`/api/production_schedules/sheet?${query}`, {
    headers: { Cookie: await server.cookieOf(who), 'X-Requested-With': 'XMLHttpRequest' },
  })
  expect(reply.status).toBe(200)
  return (await readXlsx(new Uint8Array(await reply.arrayBuffer()))).sheets[0]!
}
const listed = async (who: 'brand' | 'supplier', query = '') =>
  (await (await server.as(who)).call('GET', `/api/production_schedules?per_page=500&${query}`)).body.data

/** The demo's pictures are not kept where tests run: this style gets one that is. */
async function drawn(productionId: number) {
  const { pool } = server.engine
  const { rows } = await pool.query('select merchandising_id as id from production where id = $1', [productionId])
  const form = new FormData()
  const png = (await sampleFiles.picture('png', { width: 160, height: 120 })) as Uint8Array<ArrayBuffer>
  form.set('file', new File([png], '絵.png'))
  const path = `/api/merchandisings/${rows[0].id}/files`
  expect((await (await server.as('brand')).call('POST', path, form)).status).toBe(200)
  await pool.query('update merchandising_file set is_primary = false where merchandising_id = $1', [rows[0].id])
  await pool.query(
    'update merchandising_file set is_primary = true where id = (select max(id) from merchandising_file where merchandising_id = $1)',
    [rows[0].id],
  )
}

it('§3.4 the list as a workbook, in its order, with the pictures of one’s own styles on their rows', async () => {
  const rows = await listed('brand', 'sort=styleNo')
  const at = rows.findIndex(({ production }: { production: { image_url: string | null } }) => production.image_url)
  await drawn(rows[at].production.id)
  const { rows: cells, images = [] } = await workbook('brand', 'sort=styleNo')
  expect(cells[0]).toContain('品番')
  expect(cells.slice(1).map((row) => row[1])).toEqual(
    rows.map(({ production }: { production: { style_no: string } }) => production.style_no),
  )
  expect(images).toMatchObject([{ anchor: { from: { row: at + 1, col: 0 } }, width: 80 }])
})

it('holds what is filtered or chosen alone, and no picture of another’s style', async () => {
  const [first] = await listed('supplier')
  const { rows: cells, images = [] } = await workbook('supplier', `ids[]=${first.id}`)
  expect(cells).toHaveLength(2)
  expect(cells[1]![1]).toBe(first.production.style_no)
  expect(images).toEqual([])
})
