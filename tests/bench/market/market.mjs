import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { firstPicture, photograph } from './photographs.mjs'
import { inTurn, measureFrames, median, productionOnThisMachine, ratio, rounded, table } from '../figures.mjs'

const distributor = 9
const walls = [200, 5_000]
const visits = 3
/** Cloths of ten colours each. */
const colors = [2_000, 200_000]
const rounds = 40
const load = (file) => tsImport(`../../../packages/${file}`, import.meta.url)

/** The marketplace: a wall of 5,000 cloths against one of 200, and a search among 200,000 colours against 2,000. */
export async function benchMarket(browser) {
  const [few, many] = await measureWalls(browser, false)
  const [fewTaken, manyTaken] = await measureWalls(browser, true)
  const [small, large] = await measureSearch()
  return `## Marketplace

A wall of ${walls[1].toLocaleString('en')} cloths against one of ${walls[0]}: median of ${visits} visits, 1280 × 900, an empty cache
each time; drawn, and photographed with a picture of its own for each cloth. Nearest colours: median of ${rounds} calls each, in turn, with session, guard and row-level security.

${table([
  ['', 'large', 'small', 'large to small'],
  ['wall: first cloth ms', rounded(many.first), rounded(few.first), ratio(many.first, few.first)],
  ['wall: scroll fps', rounded(many.fps, 1), rounded(few.fps, 1), ratio(many.fps, few.fps)],
  ['wall: tiles in the page', many.tiles, few.tiles, ''],
  [
    'photographed: first picture ms',
    rounded(manyTaken.picture),
    rounded(fewTaken.picture),
    ratio(manyTaken.picture, fewTaken.picture),
  ],
  ['photographed: scroll fps', rounded(manyTaken.fps, 1), rounded(fewTaken.fps, 1), ratio(manyTaken.fps, fewTaken.fps)],
  ['photographed: tiles in the page', manyTaken.tiles, fewTaken.tiles, ''],
  ['nearest colours ms', rounded(large, 2), rounded(small, 2), ratio(large, small)],
])}`
}

/** A server for each wall, visited in turn: while one is looked at, the other is at rest. */
async function measureWalls(browser, isPhotographed) {
  const [{ startSystem }, { openEngine }] = await Promise.all([
    load('dev-env/src/system.ts'),
    load('server/src/database/engine.ts'),
  ])
  const [directories, systems] = [[], []]
  try {
    for (const count of walls) {
      const directory = mkdtempSync(join(tmpdir(), 'tsumugi-bench-'))
      directories.push(directory)
      const settings = { DATA_DIRECTORY: directory, LOG_LEVEL: 'warn', ...productionOnThisMachine }
      const options = { engine: 'pglite', entry: 'built', settings }
      await (await startSystem(options)).stop()
      const engine = await openEngine({ dataDirectory: directory })
      await fill(engine.pool, count, 3)
      if (isPhotographed) await photograph(engine.pool, directory, distributor)
      await engine.close()
      systems.push(await startSystem(options))
    }
    const measured = walls.map(() => [])
    for (let visit = 0; visit < visits; visit += 1)
      for (const [at, system] of systems.entries()) measured[at].push(await visitWall(browser, system, isPhotographed))
    return measured.map((ones) => {
      const of = (key) => median(ones.map((one) => one[key]))
      return { first: of('first'), picture: of('picture'), fps: of('fps'), tiles: of('tiles') }
    })
  } finally {
    await Promise.all(systems.map((system) => system.stop()))
    for (const directory of directories) rmSync(directory, { recursive: true, force: true })
  }
}

async function visitWall(browser, system, isPhotographed) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await system.signIn(page, 'brand')
    await page.goto(`${system.url.replace(/\/$/, '')}/s/materials`)
    await page.locator('.cloths .cloth').first().waitFor({ timeout: 60_000 })
    const first = await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
    )
    const picture = isPhotographed ? await page.evaluate(firstPicture) : Number.NaN
    await page.evaluate(measureFrames)
    const { fps } = await page.evaluate(() =>
      globalThis.framesWhile(150, (at) => document.scrollingElement.scrollTo(0, at * 40)),
    )
    const tiles = await page.evaluate(() => document.querySelectorAll('.cloths > li').length)
    return { first, picture, fps, tiles }
  } finally {
    await context.close()
  }
}

/** Two servers, each with its own number of colours, are asked in turn. */
async function measureSearch() {
  const { startTestServer } = await load('dev-env/src/test-server.ts')
  const template = await load('dev-env/src/database/test-templates.ts')
  await template.setup()
  const servers = []
  try {
    for (const count of colors) {
      const server = await startTestServer({ checksReplies: false })
      servers.push(server)
      await fill(server.engine.pool, count / 10, 10)
      await server.engine.pool.query('vacuum analyze material_color')
    }
    const callers = await Promise.all(servers.map((server) => server.as('brand')))
    let turn = 0
    return await inTurn(
      rounds,
      callers.map((caller) => () => nearest(caller, (turn += 7_919))),
    )
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
    await template.teardown()
  }
}

async function nearest(caller, seed) {
  const hex = ((seed * 2_654_435) % 0x1000000).toString(16).padStart(6, '0')
  const { status, body } = await caller.call('GET', `/api/material_listings?color=%23${hex}&per_page=60`)
  if (status !== 200 || body.data.length === 0)
    throw new Error(`#${hex} answered ${status} with ${body.data?.length} cloths.`)
}

/** Cloths as a distributor writes them: what the market sees of them follows. */
const fill = (pool, count, shades) =>
  pool.query(
    `insert into catalogue_cloth (user_group_id, code, name, kind, visibility, composition, colors, tiers)
     select $1, 'BN-' || n, '計測の布 ' || n, 'fabric', 'public', '[{"fibre":"cotton","percent":"100"}]',
       (select jsonb_agg(jsonb_build_object('no', c::text, 'name', '色' || c, 'hex',
         '#' || lpad(to_hex(((n::bigint * 10 + c) * 2654435761 % 16777216)::int), 6, '0'))) from generate_series(1, $3::int) as c),
       '[{"minQuantity":"0","unitPrice":"1000"}]'
     from generate_series(1, $2::int) as n`,
    [distributor, count, shades],
  )
