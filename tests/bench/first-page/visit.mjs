/** Fast 3G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const fast3g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const slowerProcessor = 4
/** What comes after the page is useful is seen for this long. */
const afterwards = 2_500

/** Opens a page with an empty cache, then once more with what that left in it. */
export async function visit(browser, system, { path, useful }) {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 800 } })
  try {
    await context.addInitScript(observe, useful)
    await system.signIn(context, 'brand')
    const address = new URL(path.replace(':id', await firstTrade(system)), system.url).href
    return { cold: await open(context, address), warm: await open(context, address) }
  } finally {
    await context.close()
  }
}

async function firstTrade(system) {
  const { body } = await (await system.as('brand')).call('GET', '/api/trades')
  return String(body.data[0].id)
}

async function open(context, address) {
  const page = await context.newPage()
  const devTools = await context.newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', fast3g)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  const calls = watch(devTools)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => globalThis.painted.useful, undefined, { timeout: 60_000 })
  await page.waitForTimeout(afterwards)
  const { lcp, useful } = await page.evaluate(() => globalThis.painted)
  await page.close()
  const travelled = calls.filter(({ cached, end }) => !cached && end !== undefined)
  const start = calls[0].start
  const before = travelled.filter(({ end }) => end - start <= useful)
  if (process.env.BENCH_SHOWS) show(calls, start, { lcp, useful })
  const kib = (some) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  const data = calls.find(({ url }) => /\/api\/(?!sessions\/)/.test(url))
  return {
    lcp,
    useful,
    asked: data ? data.start - start : Number.NaN,
    requestsBefore: before.length,
    kibBefore: kib(before),
    requests: travelled.length,
    kib: kib(travelled),
  }
}

/** Every request of the page, in the order they began; times in ms. */
function watch(devTools) {
  const calls = []
  const of = (id) => calls.findLast((one) => one.id === id)
  devTools.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) =>
    calls.push({ id: requestId, url: request.url, start: timestamp * 1000, bytes: 0, cached: false }),
  )
  devTools.on('Network.requestServedFromCache', ({ requestId }) => Object.assign(of(requestId) ?? {}, { cached: true }))
  devTools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) Object.assign(of(requestId) ?? {}, { cached: true })
  })
  devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    Object.assign(of(requestId) ?? {}, { end: timestamp * 1000, bytes: encodedDataLength }),
  )
  return calls
}

function show(calls, start, { lcp, useful }) {
  const at = (time) => (time === undefined ? '–' : String(Math.round(time - start))).padStart(6)
  for (const { url, start: began, end, bytes, cached } of calls) {
    console.log(`${at(began)} ${at(end)} ${(bytes / 1024).toFixed(1).padStart(6)} ${cached ? 'cache' : '     '} ${url}`)
  }
  console.log(`LCP ${Math.round(lcp)}, useful ${Math.round(useful)}\n`)
}

/** Runs in the page before anything else: notes the largest paint so far, and when what is useful was painted first. */
function observe(useful) {
  globalThis.painted = { lcp: 0, useful: 0 }
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) globalThis.painted.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const seen = new MutationObserver(() => {
    if (!document.querySelector(useful)) return
    seen.disconnect()
    requestAnimationFrame(() => setTimeout(() => (globalThis.painted.useful = performance.now())))
  })
  seen.observe(document, { childList: true, subtree: true })
}
