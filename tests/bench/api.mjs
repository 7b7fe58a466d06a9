import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { productionOnThisMachine, ratio, rounded, table } from './figures.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const connections = 8
const seconds = 5
const devEnv = (file) => tsImport(`../../packages/dev-env/src/${file}`, import.meta.url)

/** Requests a second of a list of 25 with its total, and of inserts, against one bare query over the same rows. */
export async function benchApi() {
  const engines = process.env.TEST_DATABASE_URL ? ['postgres', 'pglite'] : ['pglite']
  const rows = []
  for (const engine of engines) rows.push(...(await measureEngine(engine)))
  const missing = engines.length === 1 ? '\n\nPostgreSQL was not measured: TEST_DATABASE_URL names no server.' : ''
  return `## API against a bare query

${connections} connections for ${seconds} s each, server and load on the same machine. Ours: session, guard, row-level security in a transaction, validation,
the page's total; an insert also writes history, audit chain and notification, and answers the whole product. Bare: \`node:http\`, one statement.

${table([['', 'ours, requests/s', 'p99 ms', 'bare, requests/s', 'ours to bare'], ...rows])}${missing}`
}

async function measureEngine(engine) {
  const { startSystem } = await devEnv('system.ts')
  const { signInAs } = await devEnv('sign-in-as.ts')
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-bench-'))
  const own = engine === 'postgres' ? await (await devEnv('own-database.ts')).ownDatabase() : undefined
  try {
    const system = await startSystem({
      engine: 'pglite',
      entry: 'built',
      settings: {
        DATA_DIRECTORY: directory,
        LOG_LEVEL: 'warn',
        ...productionOnThisMachine,
        ...(own ? { DATABASE_URL: own.url, SYSTEM_DATABASE_URL: own.systemUrl } : {}),
      },
    })
    const { name, value } = await signInAs(system.url, 'brand')
    const headers = {
      Cookie: `${name}=${value}`,
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
    }
    const inserts = await load(`${system.url}/api/merchandisings`, headers, newTemplate)
    const lists = await load(`${system.url}/api/merchandisings/templates?per_page=25`, headers)
    await system.stop()
    const bare = await startBare(own?.systemUrl ?? directory)
    // Lists first: both sort the same number of rows.
    const bareLists = await load(bare.url, {})
    const bareInserts = await load(bare.url, {}, newTemplate)
    await bare.stop()
    const row = (what, ours, plain) => [
      `${engine}: ${what}`,
      rounded(ours.rate),
      rounded(ours.p99),
      rounded(plain.rate),
      ratio(ours.rate, plain.rate),
    ]
    return [row('list of 25 and total', lists, bareLists), row('insert', inserts, bareInserts)]
  } finally {
    await own?.drop()
    rmSync(directory, { recursive: true, force: true })
  }
}

let made = 0
const newTemplate = () =>
  JSON.stringify({ brand_id: 1, merchandising: { name: `計測 ${(made += 1)}`, template: true } })

/** Keeps every connection busy; the first second does not count. */
async function load(url, headers, body) {
  const took = []
  const began = performance.now()
  const counted = began + 1_000
  const until = counted + seconds * 1_000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const started = performance.now()
        const response = await fetch(url, body ? { method: 'POST', headers, body: body() } : { headers })
        await response.arrayBuffer()
        if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
        if (started >= counted) took.push(performance.now() - started)
      }
    }),
  )
  const sorted = took.toSorted((one, other) => one - other)
  return { rate: took.length / seconds, p99: sorted[Math.floor(sorted.length * 0.99)] }
}

function startBare(place) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(here, 'bare-server.mjs'), place], {
    cwd: here,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  return new Promise((resolve, reject) => {
    child.stdout.once('data', (text) =>
      resolve({
        url: String(text).trim(),
        stop: () => {
          child.kill()
          return ended
        },
      }),
    )
    ended.then(() => reject(new Error('The bare server did not start.')))
  })
}
