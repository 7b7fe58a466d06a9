import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { median, productionOnThisMachine, rounded, table } from './figures.mjs'

/** A full list (spec §9). */
const many = 99_999
const rounds = 3
const word = '計測90000'

/** A picker over a full list against one over the few of the demo: how long the page is held while it loads and while somebody types. */
export async function benchPicker(browser) {
  const { startSystem } = await tsImport('../../packages/dev-env/src/system.ts', import.meta.url)
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-bench-'))
  const options = {
    engine: 'pglite',
    entry: 'built',
    settings: { DATA_DIRECTORY: directory, LOG_LEVEL: 'warn', ...productionOnThisMachine },
  }
  try {
    const rows = []
    for (const fills of [false, true]) {
      if (fills) await fill(directory)
      const system = await startSystem(options)
      try {
        const measured = []
        for (let round = 0; round < rounds; round += 1) measured.push(await measure(browser, system, fills))
        const of = (key) => rounded(median(measured.map((one) => one[key])))
        rows.push([
          fills ? many.toLocaleString('en') : 'the demo’s',
          ...['opened', 'loadTasks', 'loadLongest', 'typeTasks', 'typeLongest', 'options', 'again'].map(of),
        ])
      } finally {
        await system.stop()
      }
    }
    return `## A picker of ${many.toLocaleString('en')} records

Merging a part name into another, built host, median of ${rounds} visits. A long task holds the page for more than 50 ms; “again” is what a second visit loads.

${table([['records', 'first choice ms', 'long tasks', 'longest ms', 'typing: long tasks', 'longest ms', 'options in the page', 'again bytes'], ...rows])}`
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

async function fill(directory) {
  const { openEngine } = await tsImport('../../packages/server/src/database/engine.ts', import.meta.url)
  const engine = await openEngine({ dataDirectory: directory })
  const { rows } = await engine.pool.query('select count(*) as count from part_name where user_group_id = 1')
  await engine.pool.query(
    `insert into part_name (user_group_id, name, position) select 1, '計測' || at, 1000 + at from generate_series(1, $1::int) as at`,
    [many - Number(rows[0].count)],
  )
  await engine.close()
}

async function measure(browser, system, isFull) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    await system.signIn(page, 'brand')
    const open = async () => {
      await page.goto(`${system.url.replace(/\/$/, '')}/s/master/part_names/1`)
      await page.getByRole('button', { name: 'この記録の操作' }).click()
      await page
        .getByRole('menuitem', { name: 'ほかの 1 件に統合' })
        .or(page.getByRole('menuitem').nth(1))
        .first()
        .click()
      const picker = page.getByRole('combobox', { name: '統合先' })
      await picker.waitFor()
      await page.evaluate(watchTasks)
      const began = Date.now()
      await picker.press('ArrowDown')
      await page.getByRole('option').first().waitFor({ timeout: 60_000 })
      return { picker, opened: Date.now() - began, load: await page.evaluate(takeTasks) }
    }
    const { picker, opened, load } = await open()
    await picker.pressSequentially(isFull ? word : '裏', { delay: 60 })
    await page
      .getByRole('option', { name: isFull ? word : '裏' })
      .first()
      .waitFor({ timeout: 60_000 })
    const type = await page.evaluate(takeTasks)
    const options = await page.getByRole('option').count()
    await open()
    const again = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/part_names/names'))
          .transferSize,
    )
    return {
      opened,
      loadTasks: load.length,
      loadLongest: Math.max(0, ...load),
      typeTasks: type.length,
      typeLongest: Math.max(0, ...type),
      options,
      again,
    }
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function watchTasks() {
  globalThis.longTasks = []
  new PerformanceObserver((list) =>
    globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' })
}

/** Runs in the page: what was seen so far. A task is told of after it has ended. */
async function takeTasks() {
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)))
  return globalThis.longTasks.splice(0)
}
