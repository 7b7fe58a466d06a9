// Measures against peers and against bare queries, prints the ratios, and writes the report the README quotes.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../../packages/tooling/src/browser.mjs'
import { benchApi } from './api.mjs'
import { benchConversion } from './conversion/conversion.mjs'
import { benchDelivery } from './delivery.mjs'
import { benchFirstPage } from './first-page/first-page.mjs'
import { benchGantt } from './gantt/gantt.mjs'
import { benchSchedules } from './gantt/schedules.mjs'
import { benchScheduling } from './gantt/scheduling.mjs'
import { benchGrids } from './grids/grids.mjs'
import { benchGrowth } from './growth/growth.mjs'
import { benchMap } from './map.mjs'
import { benchMarket } from './market/market.mjs'
import { benchMasters } from './masters.mjs'
import { benchNeighbours } from './neighbours/neighbours.mjs'
import { benchPicker } from './picker.mjs'
import { benchReconciliation } from './reconciliation/reconciliation.mjs'
import { benchSearch } from './palette/search.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const report = join(here, '../../packages/tooling/reports/bench.md')
const parts = {
  grids: benchGrids,
  gantt: benchGantt,
  map: benchMap,
  api: benchApi,
  masters: benchMasters,
  growth: benchGrowth,
  market: benchMarket,
  picker: benchPicker,
  search: benchSearch,
  scheduling: benchScheduling,
  schedules: benchSchedules,
  neighbours: benchNeighbours,
  conversion: benchConversion,
  reconciliation: benchReconciliation,
  delivery: benchDelivery,
  'first-page': benchFirstPage,
}
const chosen = process.argv.slice(2).filter((name) => name in parts)

if (!existsSync(join(here, 'node_modules'))) {
  console.log('Installing the peers into tests/bench …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' })
}

const built = ['host/dist/index.html', 'packages/sdk/dist/cdn/loader.js', 'packages/server/dist/main.js']
if (!built.every((file) => existsSync(join(here, '../..', file)))) {
  execFileSync('node', ['packages/tooling/src/commands/build.mjs'], { cwd: join(here, '../..'), stdio: 'inherit' })
}

// By a signal alone a process ends without its last words, and what it started would live on.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1))

const load = () => loadavg()[0].toFixed(1)
const before = load()
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
const sections = []
try {
  for (const name of chosen.length > 0 ? chosen : Object.keys(parts)) {
    const section = await parts[name](browser)
    console.log(`\n${section}`)
    sections.push(section)
  }
} finally {
  await browser.close()
}

if (chosen.length === 0) {
  const machine = `${cpus().length} cores (${cpus()[0].model.trim()}), Node ${process.version}, Chromium ${browser.version()}`
  const text = `# Benches

Made by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${machine}. Load average ${before} before, ${load()} after:
other work ran on the machine, so read the ratios, which come from one run side by side, and not the absolute figures.

${sections.join('\n\n')}
`
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, text)
}
