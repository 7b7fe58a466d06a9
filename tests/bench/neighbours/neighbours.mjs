import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { tsImport } from 'tsx/esm/api'
import { median, p99, rounded, table } from '../figures.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const devEnv = (file) => tsImport(`../../../packages/dev-env/src/${file}`, import.meta.url)
const seconds = Number(process.env.BENCH_SECONDS ?? 60)
/** Of the neighbour's list: far below what the server can do, as people read. */
const everyMilliseconds = 50
/** Quiet and abuse in turn: what else a machine does at the time weighs on both, and the ratio is of neighbours in time. */
const rounds = 3

/** How long a neighbour waits for a list while one member sends the worst that may be sent, against a quiet server. */
export async function benchNeighbours() {
  const engines = process.env.TEST_DATABASE_URL ? ['postgres', 'pglite'] : ['pglite']
  const rows = []
  for (const engine of engines) rows.push(await measure(engine))
  return `## One member's abuse, another tenant's list

In ${rounds} rounds of ${seconds / rounds} s of quiet and ${seconds / rounds} s of abuse, one member sends, again and again and both at once, eleven
CSV of one line and 12 MB, and 24 pictures of 100 megapixels; another organisation lists its notifications 20 times a
second. Held: p99 within 3 ×, no 5xx, at most 700 MiB. Figures are medians of the rounds; the ratio is of each round.

${table([['', 'quiet, p99 ms', 'abused, p99 ms', 'abused to quiet', 'of each round', '5xx', 'abuses answered', 'most RSS, MiB'], ...rows])}`
}

async function measure(engine) {
  const directory = mkdtempSync(join(tmpdir(), 'tsumugi-bench-'))
  const own = engine === 'postgres' ? await (await devEnv('own-database.ts')).ownDatabase() : undefined
  const server = await startServer({
    DATA_DIRECTORY: directory,
    DEMO: 'on',
    ...(own ? { DATABASE_URL: own.url, SYSTEM_DATABASE_URL: own.systemUrl } : {}),
  })
  try {
    const [abuser, neighbour] = await Promise.all(
      ['brand', 'supplier'].map((persona) => headersOf(server.url, persona)),
    )
    const list = `${server.url}/api/notifications?per_page=25`
    await asking(list, neighbour, 5)
    const told = []
    for (let round = 0; round < rounds; round += 1) told.push(await roundOf(server, list, neighbour, abuser))
    return row(engine, told)
  } finally {
    await server.stop()
    await own?.drop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function roundOf(server, list, neighbour, abuser) {
  const quiet = await asking(list, neighbour, seconds / rounds)
  const abuse = new Worker(join(here, 'neighbours-abuse.mjs'), {
    workerData: { url: server.url, headers: abuser, seconds: seconds / rounds },
  })
  // Its first word says that what it sends is drawn, its second how it was answered.
  const next = () => new Promise((resolve) => abuse.once('message', resolve))
  await next()
  const answers = next()
  const abused = await asking(list, neighbour, seconds / rounds, server.pid)
  return { quiet, abused, statuses: await answers }
}

function row(engine, told) {
  const statuses = {}
  for (const each of told)
    for (const [status, count] of Object.entries(each.statuses)) statuses[status] = (statuses[status] ?? 0) + count
  const failed =
    told.reduce((sum, { quiet, abused }) => sum + quiet.failed + abused.failed, 0) +
    Object.entries(statuses).reduce((sum, [status, count]) => sum + (Number(status) >= 500 ? count : 0), 0)
  const ratios = told.map(({ quiet, abused }) => abused.p99 / quiet.p99)
  const times = (value) => `${value.toFixed(1)}×`
  return [
    engine,
    rounded(median(told.map(({ quiet }) => quiet.p99))),
    rounded(median(told.map(({ abused }) => abused.p99))),
    times(median(ratios)),
    ratios.map(times).join(' '),
    String(failed),
    Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
    String(Math.max(...told.map(({ abused }) => abused.rss))),
  ]
}

export async function headersOf(url, persona) {
  const { signInAs } = await devEnv('sign-in-as.ts')
  const { name, value } = await signInAs(url, persona)
  return { Cookie: `${name}=${value}`, 'X-Requested-With': 'XMLHttpRequest' }
}

/** Asks at a steady pace, whether the last was answered or not; what waits counts from when it was due. */
export async function asking(url, headers, forSeconds, pid) {
  const took = []
  const open = []
  let failed = 0
  let rss = 0
  const began = performance.now()
  for (let due = began; due < began + forSeconds * 1_000; due += everyMilliseconds) {
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const asked = async () => {
      const response = await fetch(url, { headers })
      await response.arrayBuffer()
      took.push(performance.now() - due)
      if (response.status >= 500) failed += 1
      else if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
    }
    open.push(asked())
    if (pid) rss = Math.max(rss, residentMebibytes(pid))
  }
  await Promise.all(open)
  return { took, p99: p99(took), failed, rss }
}

/** Of a process and of those it started: work on files is done beside the server. */
export function residentMebibytes(pid) {
  const text = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
  const own = Number(/VmRSS:\s+(\d+)/.exec(text(`/proc/${pid}/status`))?.[1] ?? 0) / 1_024
  const children = text(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
  return Math.round(children.reduce((sum, child) => sum + residentMebibytes(child), own))
}

export async function startServer(settings) {
  const { PATH, HOME, TMPDIR } = process.env
  const child = spawn(process.execPath, [join(here, '../../../packages/server/dist/main.js')], {
    env: { PATH, HOME, TMPDIR, LOG_LEVEL: 'error', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  // Whatever ends the bench ends it as well.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  void ended.then(() => process.off('exit', kill))
  const url = await new Promise((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
      const [, found] = /is ready on .*: (http\S+)\/s\//.exec(said) ?? []
      if (found) resolve(found)
    })
    void ended.then(() => reject(new Error('The server did not start.')))
  })
  return { url, pid: child.pid, stop: () => stopped(child, ended) }
}

/** Asked to stop, and made to where it does not within ten seconds. */
async function stopped(child, ended) {
  child.kill()
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(timer)
}
