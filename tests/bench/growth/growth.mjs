import pg from 'pg'
import { tsImport } from 'tsx/esm/api'
import { inTurn, median, ratio, rounded, table } from '../figures.mjs'
import { screens } from './screens.mjs'
import { firstSeason, volumes } from './volumes.mjs'

const rounds = 15
const organisation = 1
const devEnv = (file) => tsImport(`../../../packages/dev-env/src/${file}`, import.meta.url)

/** What every screen of one organisation asks for, after its first season and after years of work, on PostgreSQL. */
export async function benchGrowth() {
  if (!process.env.TEST_DATABASE_URL) return '## Growth\n\nNot measured: TEST_DATABASE_URL names no server.'
  const [template, { startTestServer }] = [await devEnv('database/test-templates.ts'), await devEnv('test-server.ts')]
  process.env.TEST_ENGINE = 'postgres'
  await template.setup()
  const server = await startTestServer({ checksReplies: false })
  try {
    const asking = await Promise.all(screens.map((screen) => askerOf(server, screen)))
    await fill(server.engine.pool, firstSeason)
    const small = await timesOf(asking)
    await fill(server.engine.pool, volumes)
    const large = await timesOf(asking)
    return text(small, large)
  } finally {
    await server.stop()
    await template.teardown()
  }
}

async function askerOf(server, { name, path, as = 'brand' }) {
  const caller = await server.as(as)
  return async () => {
    const { status, body } = await caller.call('GET', path)
    if (status !== 200) throw new Error(`${name} answered ${status}: ${JSON.stringify(body).slice(0, 300)}`)
  }
}

/** Each asked for thrice unmeasured: plans and what the server keeps in memory stand then. */
async function timesOf(asking) {
  for (const ask of asking) for (let at = 0; at < 3; at += 1) await ask()
  return inTurn(rounds, asking)
}

async function fill(pool, rows) {
  const {
    rows: [{ name }],
  } = await pool.query('select current_database() as name')
  const url = new URL(process.env.TEST_DATABASE_URL)
  url.pathname = name
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    for (const [count, , statement, quiet] of rows) {
      await client.query(`set session_replication_role = ${quiet ? 'replica' : 'origin'}`)
      await client.query(statement, [organisation, count])
    }
    // What triggers keep was not kept while they were off.
    await client.query('select recount_document_tally(), recount_payable_tally(), recount_production_tally()')
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}

function text(small, large) {
  const rows = screens.map(({ name }, at) => [
    name,
    rounded(small[at], 1),
    rounded(large[at], 1),
    ratio(large[at], small[at]),
  ])
  const held = volumes.map(([count, what]) => `${count.toLocaleString('en')} ${what}`).join(', ')
  return `## Growth: every screen of one organisation, after its first season and after years of work

Median of ${rounds} calls each on PostgreSQL, with session, guard and row-level security. Before: the demo and 200 documents
of 20 lines. After: ${held}.
Median of the ratios: ${rounded(median(small.map((before, at) => large[at] / before)), 2)}×.

${table([['', 'before ms', 'after ms', 'after to before'], ...rows])}`
}
