import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { tsImport } from 'tsx/esm/api'
import { median, ratio, rounded, table } from '../figures.mjs'

const [many, few] = [3_000, 300]
const rounds = 20
const visits = 9
const stepKinds = [
  ['fabric_order', 5],
  ['fabric_in', 20],
  ['trims_in', 10],
  ['cutting', 3],
  ['sewing', 10],
  ['finishing', 3],
  ['inspection', 2],
  ['packing', 2],
  ['ship', 1],
  ['arrive', 2],
]
const devEnv = (file) => tsImport(`../../../packages/dev-env/src/${file}`, import.meta.url)

/** The list of 3,000 schedules against that of 300, of two brands on one server: state tabs and totals are of the whole. */
export async function benchSchedules(browser) {
  const engines = process.env.TEST_DATABASE_URL ? ['postgres', 'pglite'] : ['pglite']
  const rows = []
  if (process.env.TEST_DATABASE_URL) rows.push(await opened(browser))
  for (const engine of engines) rows.push(...(await measure(engine)))
  return `## Production schedules: a list of ${many.toLocaleString('en')} against one of ${few}

Median of ${rounds} calls each, in turn, of 50 rows with tabs and totals over the whole; ten steps a schedule. The first call
after a start works out every schedule; later ones only those that changed. Opened: from going to the page until its rows
are painted, with a full cache, the median of ${visits} visits each in turn.

${table([['', `${many} ms`, `${few} ms`, 'many to few'], ...rows])}`
}

/** The page as people open it, on PostgreSQL and the built product, where `TEST_DATABASE_URL` names a server. */
async function opened(browser) {
  const [{ ownDatabase }, { startServerProcess }, { storedSessions }] = await Promise.all(
    ['own-database.ts', 'server-process.ts', 'stored-sessions.ts'].map(devEnv),
  )
  const [database, directory] = [await ownDatabase(), mkdtempSync(join(tmpdir(), 'tsumugi-bench-'))]
  const settings = {
    DATA_DIRECTORY: directory,
    PORT: '0',
    DATABASE_URL: database.url,
    SYSTEM_DATABASE_URL: database.systemUrl,
  }
  const server = await startServerProcess(settings, 'built')
  try {
    await filled(database.superuserUrl)
    const sessions = storedSessions(server.url)
    const pages = []
    for (const who of ['brand', 'otherBrand']) {
      const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 800 } })
      await context.addCookies([{ ...(await sessions(who)), url: server.url }])
      pages.push(await context.newPage())
    }
    const visit = (page) => async () => {
      await page.goto(`${server.url}/s/production_schedules`)
      await page.locator('.schedules-screen .named .code').first().waitFor()
    }
    const works = pages.map(visit)
    for (const work of works) await work()
    const [slow, quick] = await inTurn(works, visits)
    return ['postgres: opened', rounded(slow), rounded(quick), ratio(slow, quick)]
  } finally {
    await server.end()
    await database.drop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function filled(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await fill(client, 1, many)
  await fill(client, 2, few)
  await client.query('vacuum analyze')
  await client.end()
}

async function measure(engine) {
  const [template, { startTestServer }] = [await devEnv('database/test-templates.ts'), await devEnv('test-server.ts')]
  process.env.TEST_ENGINE = engine
  await template.setup()
  const server = await startTestServer({ checksReplies: false })
  try {
    await fill(server.engine.pool, 1, many)
    await fill(server.engine.pool, 2, few)
    await server.engine.pool.query('vacuum analyze')
    const [big, small] = [await server.as('brand'), await server.as('otherBrand')]
    const rows = []
    const [cold, coldFew] = [await timed(() => list(big, '')), await timed(() => list(small, ''))]
    rows.push([`${engine}: first call`, rounded(cold), rounded(coldFew), ratio(cold, coldFew)])
    for (const [name, query] of [
      ['list', ''],
      ['late ones', '&health=late'],
    ]) {
      const [slow, quick] = await inTurn([() => list(big, query), () => list(small, query)])
      rows.push([`${engine}: ${name}`, rounded(slow), rounded(quick), ratio(slow, quick)])
    }
    return rows
  } finally {
    await server.stop()
    await template.teardown()
  }
}

const fill = (pool, userGroupId, count) =>
  pool.query(
    `with style as (
      insert into production (user_group_id, brand_id, style_no, name, season)
      select $1, (select min(id) from brand where user_group_id = $1), 'BENCH' || at, 'ベンチ' || at, '27SS'
      from generate_series(1, $2::int) at returning id),
    phase as (
      insert into phase (user_group_id, production_id, kind, seq, delivery_due)
      select $1, id, 'bulk', 1, current_date + (id % 200)::int from style returning id),
    schedule as (insert into production_schedule (user_group_id, phase_id, status) select $1, id, 'active' from phase returning id),
    step as (
      insert into procedure (owner_group_id, schedule_id, kind, position, workdays, planned_start, planned_end)
      select $1, s.id, k.kind, k.place, k.days, current_date + (s.id % 60)::int + k.place::int * 7,
        current_date + (s.id % 60)::int + k.place::int * 7 + k.days
      from schedule s cross join unnest($3::text[], $4::int[]) with ordinality k (kind, days, place)
      returning id, schedule_id, position)
    insert into procedure_link (from_id, to_id, schedule_id)
    select one.id, next.id, one.schedule_id from step one join step next
      on next.schedule_id = one.schedule_id and next.position = one.position + 1`,
    [userGroupId, count, stepKinds.map(([kind]) => kind), stepKinds.map(([, days]) => days)],
  )

async function list(caller, query) {
  const { status, body } = await caller.call('GET', `/api/production_schedules?per_page=50${query}`)
  if (status !== 200 || body.is_capped) throw new Error(`The list answered ${status}, cut: ${body.is_capped}.`)
}

async function timed(work) {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** The median milliseconds of each work, done in turn so that both meet the same machine. */
async function inTurn(works, times = rounds) {
  const took = works.map(() => [])
  for (let round = 0; round < times; round += 1)
    for (const [at, work] of works.entries()) took[at].push(await timed(work))
  return took.map(median)
}
