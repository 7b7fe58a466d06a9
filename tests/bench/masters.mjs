import { tsImport } from 'tsx/esm/api'
import { inTurn, ratio, rounded, table } from './figures.mjs'

const [many, few] = [1_000_000, 10_000]
const rounds = 60
const perPage = 50
const devEnv = (file) => tsImport(`../../packages/dev-env/src/${file}`, import.meta.url)

/** A page of a master with a million rows against one with ten thousand, of two organisations in the same table. */
export async function benchMasters() {
  const engines = process.env.TEST_DATABASE_URL ? ['postgres', 'pglite'] : ['pglite']
  const rows = []
  for (const engine of engines) rows.push(...(await measure(engine)))
  return `## Master data: a page of ${many.toLocaleString('en')} rows against one of ${few.toLocaleString('en')}

Median of ${rounds} calls each, in turn, of ${perPage} rows and the total, with session, guard and row-level security.

${table([['', 'million ms', 'ten thousand ms', 'million to ten thousand'], ...rows])}`
}

async function measure(engine) {
  const [template, { startTestServer }] = [await devEnv('database/test-templates.ts'), await devEnv('test-server.ts')]
  process.env.TEST_ENGINE = engine
  await template.setup()
  const server = await startTestServer({ checksReplies: false })
  try {
    await fill(server.engine.pool, 1, many)
    await fill(server.engine.pool, 2, few)
    await server.engine.pool.query('vacuum analyze size')
    const [big, small] = [await server.as('brand'), await server.as('otherBrand')]
    const pages = [
      ['first page', () => 1],
      ['tenth page', () => 10],
      ['last page', (count) => Math.floor(count / perPage)],
    ]
    const rows = []
    for (const [name, page] of pages) {
      const [slow, quick] = await inTurn(rounds, [() => list(big, page(many)), () => list(small, page(few))])
      rows.push([`${engine}: ${name}`, rounded(slow, 2), rounded(quick, 2), ratio(slow, quick)])
    }
    return rows
  } finally {
    await server.stop()
    await template.teardown()
  }
}

const fill = (pool, userGroupId, count) =>
  pool.query(
    `insert into size (user_group_id, code, name, position) select $1, 'B' || at, 'サイズ' || at, at from generate_series(1, $2::int) as at`,
    [userGroupId, count],
  )

async function list(caller, page) {
  const { status, body } = await caller.call('GET', `/api/sizes?per_page=${perPage}&page=${page}`)
  if (status !== 200 || body.data.length !== perPage)
    throw new Error(`Page ${page} answered ${status} with ${body.data?.length} rows.`)
}
