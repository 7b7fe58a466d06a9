import { resolve } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { median, productionOnThisMachine, ratio, rounded, table } from '../figures.mjs'
import { pages } from './pages.mjs'
import { visit } from './visit.mjs'

const rounds = 3
const figures = ['lcp', 'useful', 'asked', 'requestsBefore', 'kibBefore', 'requests', 'kib']
const heads = ['LCP ms', 'useful ms', 'data asked ms', 'requests before', 'KiB before', 'requests', 'KiB']

/**
 * What somebody signed in waits for on a phone: the first page over Fast 3G on a slow processor, with an empty cache and
 * once more with a full one. `BENCH_AGAINST` names the folder of another checkout that is built: both are measured in
 * turn in this run. `BENCH_PAGES` names the pages to visit, by their keys in `pages.mjs`.
 */
export async function benchFirstPage(browser) {
  const folders = { now: resolve(import.meta.dirname, '../../..'), before: process.env.BENCH_AGAINST }
  const builds = Object.entries(folders).filter(([, folder]) => folder)
  const chosen = Object.entries(pages).filter(([key]) => process.env.BENCH_PAGES?.split(',').includes(key) ?? true)
  const systems = {}
  const measured = {}
  try {
    for (const [name, folder] of builds) systems[name] = await startBuild(folder)
    for (let round = 0; round < rounds; round += 1) {
      for (const [, page] of chosen) {
        for (const [name] of builds) {
          const { cold, warm } = await visit(browser, systems[name], page)
          for (const [cache, seen] of Object.entries({ cold, warm })) {
            ;((measured[`${page.name}, ${cache}`] ??= {})[name] ??= []).push(seen)
          }
        }
      }
    }
  } finally {
    for (const system of Object.values(systems)) await system.stop()
  }
  return `## First pages over Fast 3G (150 ms, 1.6 Mbit/s, a fourth of the processor)

Median of ${rounds} visits by somebody signed in. Useful: the first of the page’s own data is painted; before: what had arrived by then.

${table([['', ...heads, ...(folders.before ? ['LCP before', 'useful before', 'LCP now to before'] : [])], ...rows(measured)])}`
}

function rows(measured) {
  return Object.entries(measured).map(([what, { now, before }]) => {
    const of = (visits, key) => median(visits.map((seen) => seen[key]))
    const compared = before
      ? [rounded(of(before, 'lcp')), rounded(of(before, 'useful')), ratio(of(now, 'lcp'), of(before, 'lcp'))]
      : []
    return [what, ...figures.map((key) => rounded(of(now, key))), ...compared]
  })
}

async function startBuild(folder) {
  const { startSystem } = await tsImport(`${folder}/packages/dev-env/src/system.ts`, import.meta.url)
  process.env.TEST_RUN = `bench-${process.pid}-${folder.length}`
  const settings = { LOG_LEVEL: 'warn', ...productionOnThisMachine }
  return startSystem({ engine: 'pglite', entry: 'built', settings })
}
