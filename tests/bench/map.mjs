import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { measureFrames, median, productionOnThisMachine, rounded, table } from './figures.mjs'

const products = 3_000
const rounds = 3
const season = '27SS'

/** The MD map with 3,000 products in one season: until the first card is painted, scrolling, and dragging a card. */
export async function benchMap(browser) {
  const { startSystem } = await tsImport('../../packages/dev-env/src/system.ts', import.meta.url)
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-bench-'))
  const options = {
    engine: 'pglite',
    entry: 'built',
    settings: { DATA_DIRECTORY: directory, LOG_LEVEL: 'warn', ...productionOnThisMachine },
  }
  try {
    await (await startSystem(options)).stop()
    await fill(directory)
    const system = await startSystem(options)
    try {
      const { body } = await (
        await system.as('brand')
      ).call('GET', `/api/merchandisings/maps?brand_id=1&season=${season}`)
      const measured = []
      for (let round = 0; round < rounds; round += 1) measured.push(await measure(browser, system))
      const of = (key) => median(measured.map((one) => one[key]))
      return `## MD map of ${body.data.items.length.toLocaleString('en')} products in one season

Median of ${rounds} visits on embedded PGlite, 1280 × 900, an empty cache each time; ${of('nodes')} elements stand in the page.

${table([
  ['', 'first card ms', 'scroll fps', 'p95 ms', 'drag fps', 'p95 ms'],
  [
    'built host',
    rounded(of('first')),
    rounded(of('scrollFps'), 1),
    rounded(of('scrollP95')),
    rounded(of('dragFps'), 1),
    rounded(of('dragP95')),
  ],
])}`
    } finally {
      await system.stop()
    }
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Many products over the days of the season, each in a category and with a picture of the demo. */
async function fill(directory) {
  const { openEngine } = await tsImport('../../packages/server/src/database/engine.ts', import.meta.url)
  const engine = await openEngine({ dataDirectory: directory })
  await engine.pool.query(`
    with leaves as (
      select array_agg(id order by id) as ids from category c where brand_id is null and user_group_id = 1 and discarded_at is null
        and not exists (select from category child where child.parent_id = c.id)
    ), pictures as (select array_agg(storage_key order by id) as keys from merchandising_file where kind = 'image' and user_group_id = 1
    ), made as (
      insert into merchandising (user_group_id, brand_id, name, code, status, release_on, plan_quantity, list_price, unit_cost)
      select 1, 1, '計測の品 ' || n, 'B' || n, 'planned', date '2027-01-05' + n % 170, 100 + n % 90, 5900, 1900 from generate_series(1, ${products}) as n
      returning id
    ), placed as (
      insert into merchandising_category (user_group_id, merchandising_id, category_id)
      select 1, made.id, leaves.ids[1 + made.id % cardinality(leaves.ids)] from made, leaves returning 1
    )
    insert into merchandising_file (user_group_id, merchandising_id, kind, name, is_primary, storage_key, content_type, size)
    select 1, made.id, 'image', 'a', true, pictures.keys[1 + made.id % cardinality(pictures.keys)], 'image/svg+xml', 1 from made, pictures`)
  await engine.close()
}

async function measure(browser, system) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await system.signIn(page, 'brand')
    await page.goto(`${system.url.replace(/\/$/, '')}/s/merchandisings/md_map?season=${season}`)
    await page.locator('.md-map-card').first().waitFor({ timeout: 60_000 })
    const first = await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))),
    )
    await page.waitForTimeout(1_500)
    await page.evaluate(measureFrames)
    const scroll = await page.evaluate(scrollMap)
    const drag = await dragCard(page)
    return {
      first,
      scrollFps: scroll.fps,
      scrollP95: scroll.p95,
      nodes: scroll.nodes,
      dragFps: drag.fps,
      dragP95: drag.p95,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
async function scrollMap() {
  const all = [...document.querySelectorAll('*')]
  const room = (node) => node.scrollHeight - node.clientHeight
  const [wall] = all
    .filter((node) => room(node) > 500 && /auto|scroll/.test(getComputedStyle(node).overflowY))
    .toSorted((one, other) => room(other) - room(one))
  if (!wall) throw new Error('the map does not scroll')
  const frames = await globalThis.framesWhile(150, (at) => {
    wall.scrollTop = at * 40
  })
  wall.scrollTop = 0
  return { ...frames, nodes: all.length }
}

async function dragCard(page) {
  await page.waitForTimeout(300)
  const box = await page.locator('.md-map-card').first().boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  const frames = page.evaluate(() => globalThis.framesWhile(120, () => {}))
  for (let step = 1; step <= 60; step += 1) await page.mouse.move(x + step * 6, y + (step % 20) * 4)
  const measured = await frames
  await page.keyboard.press('Escape')
  await page.mouse.up()
  return measured
}
