import { tsImport } from 'tsx/esm/api'
import { median, ratio, rounded, table } from '../figures.mjs'

const [many, few] = [1_000_000, 10_000]
const rounds = 100
/** The beginning of a number, one that half of all begin with, one character, a word of a name, and none at all. */
const typed = [
  ['a number', 'SB-00'],
  ['two words', 'シャツ SB-004'],
  ['one character', 'S'],
  ['what nothing begins with', '存在しない'],
]
const devEnv = (file) => tsImport(`../../../packages/dev-env/src/${file}`, import.meta.url)

/** The palette over a million records of one organisation against ten thousand of another, in the same tables. */
export async function benchSearch() {
  const engines = process.env.TEST_DATABASE_URL ? ['postgres', 'pglite'] : ['pglite']
  const rows = []
  for (const engine of engines) rows.push(...(await measure(engine)))
  return `## Palette: ${many.toLocaleString('en')} records of one organisation against ${few.toLocaleString('en')}

${rounds} calls each, in turn, over every noun, with session, guards and row-level security.

${table([['', 'million ms', 'p95', 'ten thousand ms', 'p95', 'million to ten thousand'], ...rows])}`
}

async function measure(engine) {
  const [template, { startTestServer }] = [await devEnv('database/test-templates.ts'), await devEnv('test-server.ts')]
  process.env.TEST_ENGINE = engine
  await template.setup()
  const server = await startTestServer({ checksReplies: false })
  try {
    await fill(server.engine.pool, 1, many)
    await fill(server.engine.pool, 2, few)
    await server.engine.pool.query('vacuum analyze production')
    await server.engine.pool.query('vacuum analyze search_word')
    const [big, small] = [await server.as('brand'), await server.as('otherBrand')]
    const rows = []
    for (const [name, words] of typed) {
      const [slow, quick] = await inTurn([() => find(big, words), () => find(small, words)])
      const figures = [median(slow), late(slow), median(quick), late(quick)].map((ms) => rounded(ms, 1))
      rows.push([`${engine}: ${name}`, ...figures, ratio(median(slow), median(quick))])
    }
    return rows
  } finally {
    await server.stop()
    await template.teardown()
  }
}

/** Products of a brand of the organisation, in slices that one statement can hold. */
async function fill(pool, userGroupId, count) {
  const slice = Math.min(count, 50_000)
  for (let from = 1; from <= count; from += slice) {
    await pool.query(
      `insert into production (user_group_id, brand_id, style_no, name)
       select $1, (select min(id) from brand where user_group_id = $1), 'SB-' || lpad(at::text, 7, '0'), 'シャツ ' || at % 997
       from generate_series($2::int, $3::int) as at`,
      [userGroupId, from, from + slice - 1],
    )
  }
}

async function find(caller, words) {
  const { status } = await caller.call('GET', `/api/search?q=${encodeURIComponent(words)}`)
  if (status !== 200) throw new Error(`The search for ${words} answered ${status}.`)
}

const late = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)]

/** The milliseconds of each work, done in turn so that both meet the same machine. */
async function inTurn(works) {
  const took = works.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, work] of works.entries()) {
      const began = performance.now()
      await work()
      took[at].push(performance.now() - began)
    }
  }
  return took
}
