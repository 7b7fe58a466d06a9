import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeSpreadsheet } from '../../documents/spreadsheet/write-spreadsheet.ts'
import { runDueJobs } from '../../jobs.ts'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

interface Run {
  id: number
  status: string
  lock_version: number
  heads: string[]
  remembered: Record<string, string>
  counts: Record<string, number>
  faults: {
    field: string
    code: string
    text: string | null
    suggestion: string | null
    count: number
    rows: number[]
  }[]
  fault: { code: string; message: string } | null
  undo_until: string | null
  twin: { id: number } | null
  [field: string]: unknown
}

/** The work of the background is done before the run is looked at again. */
async function settled(id: number, as = brand): Promise<Run> {
  await runDueJobs(server.parts)
  const { rows } = await server.engine.pool.query(
    'select last_error from outbox where done_at is null and attempts > 0',
  )
  expect(rows).toEqual([])
  return (await as.call('GET', `/api/data_converters/${id}`)).body.data as Run
}

async function brought(bytes: Uint8Array | string, noun = 'colors', as = brand, name = '色.csv'): Promise<Run> {
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
  form.set('noun', noun)
  const { status, body } = await as.call('POST', '/api/data_converters', form)
  expect(status, JSON.stringify(body)).toBe(200)
  return settled((body.data as Run).id, as)
}

async function put(run: Run, path: string, body: object, method = 'PUT', status = 200): Promise<Run> {
  const answer = await brand.call(method, `/api/data_converters/${run.id}/${path}`, {
    lock_version: run.lock_version,
    ...body,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(status)
  return settled(run.id)
}

const named = async (code: string) =>
  (
    (await brand.call('GET', '/api/colors?per_page=99999')).body.data as {
      code: string
      name: string
      family: string
    }[]
  ).find((color) => color.code === code)

it('§3.18 a file is read, tried, put right, written and taken back', async () => {
  const before = ((await brand.call('GET', '/api/colors')).body.data as { code: string; name: string }[])[0]!
  const read = await brought(
    `一覧,,\n\nコード,名称,系統\nZ１,藍,青\nZ2,茜,あか\nZ3,墨,あか\n${before.code},${before.name}改,\n`,
  )
  expect(read).toMatchObject({
    status: 'read',
    heads: ['コード', '名称', '系統'],
    head_row: 2,
    encoding: 'utf8',
    total: 4,
  })
  expect(read.samples).toHaveLength(3)

  const words = { family: { 青: 'blue', 赤: 'red' } }
  const tried = await put(read, 'columns', { columns: ['code', 'name', 'family'], words })
  expect(tried).toMatchObject({ status: 'checked', counts: { create: 1, update: 1, refused: 2, same: 0, left_out: 0 } })
  expect(tried.faults).toMatchObject([{ field: 'family', code: 'cell_choice', text: 'あか', count: 2, rows: [5, 6] }])
  expect(await named('Z1')).toBeUndefined()
  expect((await put(tried, 'apply', { mode: 'all' }, 'POST', 422)).status).toBe('checked')

  const fixed = await put(tried, 'fixes', { fix: { field: 'family', text: 'あか', to: '赤', remember: true } })
  expect(fixed).toMatchObject({ status: 'checked', fixes: 1, faults: [], counts: { create: 3, update: 1, refused: 0 } })
  const back = await put(fixed, 'undo_fix', {}, 'POST')
  expect(back.counts).toMatchObject({ refused: 2 })
  const again = await put(back, 'fixes', { fix: { field: 'family', code: 'cell_choice', to: '赤' } })

  const written = await put(again, 'apply', { mode: 'all' }, 'POST')
  expect(written).toMatchObject({ status: 'applied', applied_by: expect.any(String) })
  expect(await named('Z1')).toMatchObject({ name: '藍', family: 'blue' })
  expect(await named(before.code)).toMatchObject({ name: `${before.name}改` })

  const undone = await put(written, 'undo', {}, 'POST')
  expect(undone.status).toBe('undone')
  expect(await named('Z1')).toBeUndefined()
  expect(await named(before.code)).toMatchObject({ name: before.name })

  const next = await brought('コード,名称,系統\nZ1,藍,青\nZ2,茜,あか\n')
  expect(next.remembered).toEqual({ コード: 'code', 名称: 'name', 系統: 'family' })
  expect((next.remembered_words as typeof words).family).toEqual({ あか: '赤' })
})

it('what somebody touched since stays, the rest is taken back; after a day nothing is', async () => {
  const read = await brought('code,name\nY1,一\nY2,二\n')
  const run = await put(await put(read, 'columns', { columns: ['code', 'name'] }), 'apply', { mode: 'all' }, 'POST')
  const touched = (await named('Y2')) as unknown as { id: number; lock_version: number }
  await brand.call('PATCH', `/api/colors/${touched.id}`, { color: { name: '弐', lock_version: touched.lock_version } })
  await server.engine.pool.query("update converter_run set applied_at = now() - interval '25 hours' where id = $1", [
    run.id,
  ])
  expect((await put(run, 'undo', {}, 'POST', 422)).undo_until).toBeNull()
  await server.engine.pool.query('update converter_run set applied_at = now() where id = $1', [run.id])
  await put(run, 'undo', {}, 'POST')
  expect(await named('Y1')).toBeUndefined()
  expect(await named('Y2')).toMatchObject({ name: '弐' })
})

it('the good rows alone can be written; the others come as a file with their reasons', async () => {
  const read = await brought('コード,名称\nX1,一\n,二\nX3,三\nX3,四\n')
  const tried = await put(read, 'columns', { columns: ['code', 'name'] })
  expect(tried.counts).toMatchObject({ create: 2, refused: 2 })
  expect(tried.faults.map(({ code, rows }) => [code, rows])).toEqual([
    ['missing', [3]],
    ['repeated_row', [5]],
  ])
  const left = await put(tried, 'fixes', { fix: { field: 'code', code: 'repeated_row', leave_out: true } })
  expect(left.counts).toMatchObject({ create: 2, refused: 1, left_out: 1 })
  const file = await brand.call('GET', `/api/data_converters/${tried.id}/errors?format=csv`)
  // A field goes by the head that the file gives it.
  expect(String(file.body)).toContain('コードを入れてください')
  const done = await put(left, 'apply', { mode: 'good' }, 'POST')
  expect(done.status).toBe('applied')
  expect(await named('X3')).toMatchObject({ name: '三' })
})

it.each([
  ['CP932', iconv.encode('コード,名称\nW1,生成り\n', 'cp932'), 'cp932'],
  ['UTF-16', iconv.encode('コード,名称\nW1,生成り\n', 'utf-16le', { addBOM: true }), 'utf16le'],
])('%s is read as what it is', async (_, bytes, encoding) => {
  expect(await brought(bytes)).toMatchObject({ status: 'read', encoding, heads: ['コード', '名称'] })
})

it('of a workbook each sheet can be chosen; the same file is known again', async () => {
  const sheet = (name: string, code: string) => ({
    name,
    columns: [{ header: 'code' }, { header: 'name' }],
    rows: [[code, '一']],
  })
  const bytes = await writeSpreadsheet([sheet('国内', 'V1'), sheet('追加分', 'V2')], 'xlsx')
  const read = await brought(bytes, 'colors', brand, '色.xlsx')
  expect(read).toMatchObject({ sheets: ['国内', '追加分'], encoding: null, samples: [['V1', '一']] })
  const other = await put(read, 'sheet', { sheet: 1 })
  expect(other).toMatchObject({ sheet: 1, samples: [['V2', '一']] })
  await put(await put(other, 'columns', { columns: ['code', 'name'] }), 'apply', { mode: 'all' }, 'POST')
  expect((await brought(bytes, 'colors', brand, '色.xlsx')).twin).toEqual({
    id: read.id,
    applied_at: expect.any(String),
  })
})

it('rows that the database refuses as they are written go back with all the others', async () => {
  const read = await brought('code,name\nU1,一\nU2,二\n')
  const tried = await put(read, 'columns', { columns: ['code', 'name'] })
  const color = { code: 'U0', name: '二' }
  await brand.call('POST', '/api/colors', { color })
  await server.engine.pool.query("create unique index no_second on color ((case when name = '二' then 1 end))")
  const run = await put(tried, 'apply', { mode: 'all' }, 'POST')
  await server.engine.pool.query('drop index no_second')
  expect(run.status).toBe('rolled_back')
  expect(await named('U1')).toBeUndefined()
})

it('what is no table is refused or said to be none; others see nothing of it, who may not write brings nothing', async () => {
  const form = new FormData()
  form.set('file', new File(['PK\u0003\u0004 no workbook'], 'a.xlsx'))
  form.set('noun', 'colors')
  const refused = await brand.call('POST', '/api/data_converters', form)
  expect([refused.status, (refused.body.errors as { code: string }[])[0]!.code]).toEqual([
    422,
    'spreadsheet_unreadable',
  ])
  const failed = await brought('a\0b,c\n1,2')
  expect(failed).toMatchObject({ status: 'failed', fault: { code: 'spreadsheet_unreadable' } })

  const other = await server.as('supplier')
  expect((await other.call('GET', `/api/data_converters/${failed.id}`)).status).toBe(404)
  expect((await other.call('GET', '/api/data_converters')).body.data).toEqual([])
  const theirs = new FormData()
  theirs.set('file', new File(['code\n1'], 'a.csv'))
  theirs.set('noun', 'colors')
  expect((await other.call('POST', '/api/data_converters', theirs)).status).toBe(403)
})
