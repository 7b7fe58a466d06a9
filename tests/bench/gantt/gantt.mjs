import { bundledPage, servedPage } from '../bundled-page.mjs'
import { stepCount } from './data.mjs'
import { measureFrames, median, ratio, rounded, table } from '../figures.mjs'

const rounds = 3
const warmMounts = 5
const contenders = { ours: '@tsumugi/gantt', svar: 'SVAR React Gantt 2.7.3 (free)' }
const names = Object.keys(contenders)
const html =
  '<style>#place,.frame{width:1280px;height:760px}.frame>*,.frame>*>*{height:760px}</style><div id="place"></div>'

/** 5,000 steps with their links: mounting, dragging the head of a chain, zooming, scrolling, and what stays in memory. */
export async function benchGantt(browser) {
  const bundles = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await bundledPage(`gantt/${name}.jsx`, name === 'ours', true)])),
  )
  const measured = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1)
    // The order alternates, so that a busy moment of the machine does not fall on one of them alone.
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const style = await measure(browser, bundles[name], 'styles', dragOfFirst)
      const chain = await measure(browser, bundles[name], 'chain', dragOfFirst)
      measured[name].push({
        ...(await measure(browser, bundles[name], 'styles', mountsAndMoves)),
        styleDrag: style.p95,
        styleDragRate: style.fps,
        chainDrag: chain.p95,
        chainDragRate: chain.fps,
      })
    }
  const of = (name, key) => median(measured[name].map((one) => one[key]))
  const figures = {
    'cold mount ms': 'cold',
    'warm mount ms': 'warm',
    'drag at the head of a style’s twelve: frames a second': 'styleDragRate',
    'drag at the head of a style’s twelve: p95 frame ms': 'styleDrag',
    'drag at the head of a chain of all: frames a second': 'chainDragRate',
    'drag at the head of a chain of all: p95 frame ms': 'chainDrag',
    'zoom ms': 'zoom',
    'an empty page: frames a second': 'idleRate',
    'an empty page: p95 frame ms': 'idle',
    'scroll: frames a second': 'scrollRate',
    'scroll: p95 frame ms': 'scroll',
    'bars painted': 'bars',
    'links painted': 'links',
    nodes: 'nodes',
    'MiB kept after 20 mounts': 'kept',
  }
  const rows = Object.entries(figures).map(([words, key]) => [
    words,
    ...names.map((name) => rounded(of(name, key), key === 'kept' ? 1 : 0)),
    ratio(of('svar', key), of('ours', key)),
  ])
  const sizes = names.map((name) => rounded(bundles[name].gzipped / 1024))
  return `## Gantt chart of ${stepCount.toLocaleString('en')} steps with links

Median of ${rounds} pages each, in alternating order, 1280 × 760, rows of 28 px, days of 13 px, four columns, both on the product's React.
A mount ends once 20 bars and a link are painted. Ours replans all steps at each new day of a drag; the free SVAR moves one bar and plans nothing.

${table([['', ...Object.values(contenders), 'SVAR to ours'], ...rows, ['script KiB gz, with React', ...sizes, ratio(bundles.svar.gzipped, bundles.ours.gzipped)]])}

What each does in these pages, so that the figures are of like and like; SVAR's by the documentation of its free edition:

${table([['', ...Object.values(contenders)], ...features])}`
}

const [does, paid, not] = ['yes', 'paid edition', 'no']
/** What is drawn and done, ours beside theirs; the first rows are switched on in both while they are measured. */
const features = [
  ['four columns, rows under a head each, month and day scale', does, does],
  ['all links, end to start, drawn for the rows in view', does, does],
  ['rows and days outside the view are not drawn', does, does],
  ['drag and resize of bars', does, does],
  ['what follows is planned anew while a bar is drawn along', does, paid],
  ['working days and holidays of each company', does, paid],
  ['ghost of the baseline', does, paid],
  ['critical path and float', does, paid],
  ['undo and redo', does, paid],
  ['a tree grid that is read out, every edit by keys', does, not],
  ['heads that fold away what is under them', not, does],
  ['split tasks, export to MS Project', not, paid],
]

async function measure(browser, bundle, shape, work) {
  const { url, close } = await servedPage(bundle, html)
  const page = await browser.newPage({ viewport: { width: 1280, height: 760 } })
  const faults = []
  page.on('pageerror', (error) => faults.push(error.message))
  try {
    await page.goto(url)
    await page.waitForFunction(() => globalThis.prepare)
    await page.evaluate(measureFrames)
    await page.evaluate(measureMounts)
    await page.evaluate((given) => globalThis.prepare(given), shape)
    return await work(page)
  } catch (error) {
    throw new Error(`${error.message}\n${faults.join('\n')}`, { cause: error })
  } finally {
    await page.close()
    close()
  }
}

async function mountsAndMoves(page) {
  const idle = await page.evaluate(() => globalThis.framesWhile(150, () => undefined))
  const cold = await page.evaluate(() => globalThis.timedMount())
  const warm = []
  for (let at = 0; at < warmMounts; at += 1) warm.push((await page.evaluate(() => globalThis.timedMount())).took)
  const zoom = await page.evaluate(() => globalThis.timedZoom())
  const scroll = await page.evaluate(() => globalThis.scrolled())
  const heap = await page.context().newCDPSession(page)
  const used = async () => {
    await heap.send('HeapProfiler.collectGarbage')
    return (await heap.send('Runtime.getHeapUsage')).usedSize
  }
  const before = await used()
  for (let at = 0; at < 20; at += 1) await page.evaluate(() => globalThis.timedMount())
  return {
    cold: cold.took,
    bars: cold.bars,
    links: cold.links,
    nodes: cold.nodes,
    warm: median(warm),
    zoom,
    idle: idle.p95,
    idleRate: idle.fps,
    scroll: scroll.p95,
    scrollRate: scroll.fps,
    kept: ((await used()) - before) / 2 ** 20,
  }
}

/** The first bar is taken and drawn along, a few px a frame. */
async function dragOfFirst(page) {
  await page.evaluate(() => globalThis.timedMount())
  const at = await page.evaluate(() => globalThis.firstBar())
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 10, at.y)
  const frames = page.evaluate(() => globalThis.framesWhile(60, () => undefined))
  for (let step = 0; step < 60; step += 1) await page.mouse.move(at.x + 10 + step * 5, at.y)
  const moved = await frames
  await page.mouse.up()
  return moved
}

/** Runs in the page. */
function measureMounts() {
  const place = document.getElementById('place')
  const { marks } = globalThis
  let unmount = () => undefined
  const painted = (isReady) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const look = () => {
        if (performance.now() - began > 30_000) reject(new Error('nothing was painted in 30 s'))
        else if (isReady()) setTimeout(resolve)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
  const count = (selector) => place.querySelectorAll(selector).length
  globalThis.timedMount = async () => {
    unmount()
    await new Promise((resolve) => setTimeout(resolve, 100))
    const began = performance.now()
    unmount = globalThis.mount(place)
    await painted(() => count(marks.bars) >= 20 && count(marks.links) >= 1)
    const took = performance.now() - began
    return { took, bars: count(marks.bars), links: count(marks.links), nodes: count('*') }
  }
  globalThis.timedZoom = async () => {
    const width = () => place.querySelector(marks.bars).getBoundingClientRect().width
    const before = width()
    const began = performance.now()
    globalThis.zoom(false)
    await painted(() => width() !== before)
    return performance.now() - began
  }
  globalThis.scrolled = async () => {
    const room = (node) => node.scrollHeight - node.clientHeight
    const [scroller] = [...place.querySelectorAll('*')]
      .filter((node) => room(node) > 5000 && /auto|scroll/.test(getComputedStyle(node).overflowY))
      .toSorted((one, other) => room(other) - room(one))
    const frames = await globalThis.framesWhile(150, (at) => {
      scroller.scrollTop = at * 90
    })
    if (scroller.scrollTop < 10_000) throw new Error('it did not scroll')
    return frames
  }
  globalThis.firstBar = () => {
    const bars = [...place.querySelectorAll(marks.bars)].map((bar) => bar.getBoundingClientRect())
    const { left, top, width, height } = bars.find((bar) => bar.left > 330 && bar.width > 15 && bar.top > 40)
    return { x: left + width / 2, y: top + height / 2 }
  }
}
