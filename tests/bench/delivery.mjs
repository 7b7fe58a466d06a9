import { resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { startPartnerSite } from '../../examples/partner-site/start.mjs'
import { median, ratio, rounded, table } from './figures.mjs'

const rounds = 3
/** A slow 3G link: 400 ms there and back, 400 kbit/s either way. */
const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }

/** What people wait for at an empty cache: a partner's page until its door can be used, the home page until it says something. */
const pages = { 'partner’s page': { open: openPartnersPage, most: 0.35 }, '/s/ home': { open: openHome, most: 0.45 } }

/**
 * First visits over a slow link. `BENCH_AGAINST` names the folder of another checkout that is built: both are measured in
 * turn in this run, and the ratio of their medians is told.
 */
export async function benchDelivery(browser) {
  const folders = { now: resolve(import.meta.dirname, '../..'), before: process.env.BENCH_AGAINST }
  const builds = Object.entries(folders).filter(([, folder]) => folder)
  const systems = {}
  const measured = {}
  try {
    for (const [name, folder] of builds) systems[name] = await startBuild(folder)
    for (let round = 0; round < rounds; round += 1) {
      for (const [what, { open }] of Object.entries(pages)) {
        for (const [name] of builds) ((measured[what] ??= {})[name] ??= []).push(await open(browser, systems[name]))
      }
    }
  } finally {
    for (const { system, site } of Object.values(systems)) await Promise.all([site.stop(), system.stop()])
  }
  return `## First visits over slow 3G (${slow.latency} ms, ${(slow.downloadThroughput * 8) / 1000} kbit/s)

Median of ${rounds} visits with an empty cache${folders.before ? '; before: the commit compared with, in the same run' : ''}.

${table([['', 'usable ms', 'requests', 'KiB travelled', 'before ms', 'requests', 'KiB travelled', 'now to before', 'at most'], ...rows(measured)])}`
}

function rows(measured) {
  return Object.entries(measured).map(([what, { now, before = [] }]) => {
    const of = (visits, key) => (visits.length > 0 ? median(visits.map((visit) => visit[key])) : Number.NaN)
    const figures = (visits) => [
      rounded(of(visits, 'usable')),
      rounded(of(visits, 'requests')),
      rounded(of(visits, 'kib')),
    ]
    const compared = before.length > 0 ? ratio(of(now, 'usable'), of(before, 'usable')) : '–'
    return [what, ...figures(now), ...figures(before), compared, `${pages[what].most}×`]
  })
}

async function startBuild(folder) {
  const { startSystem } = await tsImport(`${folder}/packages/dev-env/src/system.ts`, import.meta.url)
  process.env.TEST_RUN = `bench-${process.pid}-${folder.length}`
  const system = await startSystem({ engine: 'pglite', entry: 'built', settings: { LOG_LEVEL: 'warn' } })
  const site = await startPartnerSite({ origin: system.url, port: 0 })
  const brand = await system.as('brand')
  const { body } = await brand.call('GET', '/api/exhibitions/1')
  const exhibition = { partner_origins: [site.url], lock_version: body.data.lock_version }
  await brand.call('PATCH', '/api/exhibitions/1', { exhibition })
  return { system, site }
}

function openPartnersPage(browser, { site }) {
  return visit(browser, site.url, async (page) =>
    page.locator('input[type=password]').first().waitFor({ timeout: 60_000 }),
  )
}

function openHome(browser, { system }) {
  return visit(
    browser,
    `${system.url}/s/`,
    async (page) => page.locator('main h1, main h2, main section').first().waitFor({ timeout: 60_000 }),
    (context) => system.signIn(context, 'brand'),
  )
}

async function visit(browser, url, usable, prepare = () => {}) {
  const context = await browser.newContext({ locale: 'ja-JP', viewport: { width: 1280, height: 800 } })
  try {
    await prepare(context)
    const page = await context.newPage()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.emulateNetworkConditions', slow)
    const seen = { requests: 0, bytes: 0 }
    devTools.on('Network.requestWillBeSent', ({ request }) => {
      if (process.env.BENCH_SHOWS)
        console.log(`${Math.round(performance.now() - began)} ${request.method} ${request.url}`)
      seen.requests += 1
    })
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (seen.bytes += encodedDataLength))
    const began = performance.now()
    await page.goto(url, { waitUntil: 'commit' })
    await usable(page)
    const took = performance.now() - began
    return { usable: took, requests: seen.requests, kib: seen.bytes / 1024 }
  } finally {
    await context.close()
  }
}
