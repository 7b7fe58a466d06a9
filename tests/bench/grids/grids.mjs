import { bundledPage, servedPage } from '../bundled-page.mjs'
import { measureFrames, median, ratio, rounded, table } from '../figures.mjs'

const contenders = {
  ours: '@tsumugi/ui Table',
  glide: 'glide-data-grid 6.0.3 (canvas)',
  revogrid: 'revogrid 4.28.1',
  'ag-grid': 'ag-grid-community 36.2.0',
}
const rounds = 3

/** 10,000 rows × 20 columns: from mount to the first painted row, scrolling, and nodes. */
export async function benchGrids(browser) {
  const names = Object.keys(contenders)
  const pages = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await bundledPage(`grids/${name}.jsx`, name === 'ours')])),
  )
  const measured = Object.fromEntries(names.map((name) => [name, []]))
  // In turns, so that a busy moment of the machine does not fall on one of them alone.
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) measured[name].push(await measure(browser, pages[name]))
  }
  const results = Object.fromEntries(
    names.map((name) => {
      const of = (key) => median(measured[name].map((one) => one[key]))
      return [
        name,
        { mount: of('mount'), fps: of('fps'), p95: of('p95'), nodes: of('nodes'), weight: pages[name].weight },
      ]
    }),
  )
  const rows = Object.entries(contenders).map(([name, title]) => {
    const { mount, fps, p95, nodes, weight } = results[name]
    return [
      title,
      rounded(mount),
      ratio(mount, results.ours.mount),
      rounded(fps, 1),
      rounded(p95),
      nodes,
      rounded(weight / 1024),
    ]
  })
  return `## Table of 10,000 rows × 20 columns

Median of ${rounds} loads in a page of 1280 × 900; mount until the first row is painted, then 150 frames of scrolling by 90 px. Ours runs on
React 19; glide declares React 18 at most, so it and AG Grid run on React 18. Peers bring editing, grouping and more that ours does not have.

${table([['', 'mount ms', 'to ours', 'scroll fps', 'p95 frame ms', 'DOM nodes', 'script KiB, unzipped'], ...rows])}`
}

async function measure(browser, bundle) {
  const html = '<style>#place{width:1200px;height:700px}</style><div id="place"></div><div id="portal"></div>'
  const { url, close } = await servedPage(bundle, html)
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  try {
    await page.goto(url)
    await page.waitForFunction(() => globalThis.mount)
    await page.evaluate(measureFrames)
    return await page.evaluate(measureGrid).catch((error) => {
      throw new Error(`${error.message}\n${faults.join('\n')}`)
    })
  } finally {
    await page.close()
    close()
  }
}

/** Runs in the page. */
async function measureGrid() {
  await globalThis.prepare?.()
  const place = document.getElementById('place')
  const everything = (root) =>
    [...root.querySelectorAll('*')].flatMap((node) => [node, ...(node.shadowRoot ? everything(node.shadowRoot) : [])])
  const isReady =
    globalThis.isReady ??
    (() => everything(place).some((node) => node.childElementCount === 0 && node.textContent === '品番 0'))
  const began = performance.now()
  globalThis.mount(place)
  await new Promise((resolve, reject) => {
    const look = () => {
      if (performance.now() - began > 20_000) reject(new Error('no row was painted in 20 s'))
      else if (isReady(place)) setTimeout(resolve)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const mount = performance.now() - began
  await new Promise((resolve) => setTimeout(resolve, 500))
  const nodes = everything(place).length
  const room = (node) => node.scrollHeight - node.clientHeight
  const scroller = everything(place)
    .filter((node) => room(node) > 5_000 && /auto|scroll|hidden|overlay/.test(getComputedStyle(node).overflowY))
    .toSorted((one, other) => room(other) - room(one))[0]
  if (!scroller) throw new Error('nothing here scrolls')
  const { fps, p95 } = await globalThis.framesWhile(150, (at) => {
    scroller.scrollTop = at * 90
  })
  if (scroller.scrollTop < 10_000) throw new Error('it did not scroll')
  return { mount, fps, p95, nodes }
}
