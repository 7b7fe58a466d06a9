import { startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runDueJobs } from '../../jobs.ts'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

interface Run {
  readonly id: number
  readonly status: string
  readonly lock_version: number
  readonly counts: Record<string, number>
  readonly faults: { code: string; rows: number[] }[]
  readonly done: number
  readonly total: number
}

async function settled(id: number): Promise<Run> {
  await runDueJobs(server.parts)
  return (await brand.call('GET', `/api/data_converters/${id}`)).body.data as Run
}

async function brought(lines: readonly string[]): Promise<Run> {
  const form = new FormData()
  form.set('file', new File([lines.join('\n')], '色.csv'))
  form.set('noun', 'colors')
  return settled(((await brand.call('POST', '/api/data_converters', form)).body.data as Run).id)
}

async function put(run: Run, path: string, body: object, method = 'PUT'): Promise<Run> {
  const answer = await brand.call(method, `/api/data_converters/${run.id}/${path}`, {
    lock_version: run.lock_version,
    ...body,
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return settled(run.id)
}

const tried = async (lines: readonly string[], columns: readonly string[]) =>
  put(await brought(lines), 'columns', { columns })

interface Color {
  readonly code: string
  readonly name: string
  readonly name_en: string | null
  readonly position: number
  readonly lock_version: number
  readonly extensions: Record<string, unknown>
}

async function colors(prefix: string): Promise<Color[]> {
  const { body } = await brand.call('GET', '/api/colors?per_page=99999')
  return (body.data as Color[]).filter(({ code }) => code.startsWith(prefix))
}

const numbered = (prefix: string, from: number, to: number, more: (at: number) => string) =>
  Array.from({ length: to - from }, (_, at) => `${prefix}${String(from + at).padStart(4, '0')},${more(from + at)}`)

it('rows of many slices: new, changed, the same and repeated; own fields with them; taken back as they were', async () => {
  await brand.call('POST', '/api/extension_field_definitions', {
    extension_field_definition: { target: 'color', name: '棚', key: 'shelf', type: 'text' },
  })
  const first = await tried(
    ['code,name,shelf', ...numbered('M', 0, 240, (at) => `名${at},棚${at}`)],
    ['code', 'name', 'extension.shelf'],
  )
  expect(first.counts).toMatchObject({ create: 240, refused: 0 })
  expect(await put(first, 'apply', { mode: 'all' }, 'POST')).toMatchObject({ status: 'applied', total: 240, done: 240 })
  const before = await colors('M')
  expect(before.map(({ code, extensions }) => [code, extensions.shelf])).toEqual(
    before.map((_, at) => [`M${String(at).padStart(4, '0')}`, `棚${at}`]),
  )
  expect(new Set(before.map(({ position }) => position)).size).toBe(240)

  const second = await tried(
    [
      'code,name,shelf',
      ...numbered('M', 0, 100, (at) => `名${at},棚${at}`),
      ...numbered('M', 100, 240, (at) => `新${at},${at % 2 === 0 ? '奥' : `棚${at}`}`),
      ...numbered('M', 240, 380, (at) => `名${at},棚${at}`),
      ...numbered('M', 225, 255, (at) => `重${at},x`),
    ],
    ['code', 'name', 'extension.shelf'],
  )
  expect(second.counts).toMatchObject({ create: 140, update: 140, same: 100, refused: 30 })
  expect(second.faults).toMatchObject([{ code: 'repeated_row', count: 30 }])
  const written = await put(second, 'apply', { mode: 'good' }, 'POST')
  expect(written).toMatchObject({ status: 'applied', counts: { create: 140, update: 140, same: 100, refused: 30 } })
  const after = await colors('M')
  expect([
    after.length,
    after[0]!.name,
    after[100]!.name,
    after[100]!.extensions.shelf,
    after[101]!.extensions.shelf,
  ]).toEqual([380, '名0', '新100', '奥', '棚101'])
  expect((await put(written, 'undo', {}, 'POST')).status).toBe('undone')
  const said = (all: readonly Color[]) => all.map(({ code, name, extensions }) => [code, name, extensions.shelf])
  expect(said(await colors('M'))).toEqual(said(before))
})

it('a row that the database refuses among many is named; the others of its slice are written', async () => {
  const run = await tried(['code,name', ...numbered('K', 0, 200, (at) => `甲${at}`)], ['code', 'name'])
  await server.engine.pool.query(
    "create unique index none_twice on color ((case when name in ('甲144', '甲145') then 1 end))",
  )
  const done = await put(run, 'apply', { mode: 'good' }, 'POST')
  await server.engine.pool.query('drop index none_twice')
  expect(done).toMatchObject({ status: 'applied', counts: { create: 199, refused: 1 } })
  expect(done.faults).toMatchObject([{ code: 'duplicate_key', rows: [147] }])
  expect(await colors('K')).toHaveLength(199)
})

it('after archived records new ones come last', async () => {
  const run = await tried(['code,name', 'P1,一', 'P2,二'], ['code', 'name'])
  await put(run, 'apply', { mode: 'all' }, 'POST')
  const [, last] = await colors('P')
  await server.engine.pool.query('update color set discarded_at = now() where code = $1', ['P2'])
  await put(await tried(['code,name', 'P3,三'], ['code', 'name']), 'apply', { mode: 'all' }, 'POST')
  expect((await colors('P3'))[0]!.position).toBe(last!.position + 1)
})
