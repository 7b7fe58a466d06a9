import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { p99, ratio, rounded, table } from '../figures.mjs'
import { asking, headersOf, startServer } from '../neighbours/neighbours.mjs'
import { convert } from './convert.mjs'

const counts = [5_000, 50_000]
const quietSeconds = 10
/** Of one file, from its upload to its last row. */
const mostSeconds = 240
const devEnv = (file) => tsImport(`../../../packages/dev-env/src/${file}`, import.meta.url)

/** Files of colours read, tried and written, while another organisation lists its notifications. */
export async function benchConversion() {
  const engines = process.env.TEST_DATABASE_URL ? ['postgres', 'pglite'] : ['pglite']
  const rows = []
  for (const engine of engines) rows.push(...(await measure(engine)))
  const heads = ['rows', 'read s', 'tried s', 'written s', 'in all s', 'ms a row']
  const neighbour = ['quiet, p99 ms', 'meanwhile, p99 ms', 'to quiet', 'longest ms', '5xx']
  return `## Import of ${counts.map((count) => count.toLocaleString('en')).join(' and ')} rows

From the upload of the CSV to the last row written; the other organisation lists its notifications 20 times a second, all the
while and ${quietSeconds} s before and after each. Held: 50,000 rows within 60 s, p99 within 3 ×, no 5xx, and memory that does not
grow with the rows. A file that is not in after ${mostSeconds} s is given up.

${table([['', ...heads, ...neighbour, 'quiet RSS, MiB', 'most RSS, MiB'], ...rows])}`
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
    const [importer, neighbour] = await Promise.all(
      ['brand', 'supplier'].map((persona) => headersOf(server.url, persona)),
    )
    const list = (seconds) => asking(`${server.url}/api/notifications?per_page=25`, neighbour, seconds, server.pid)
    await list(5)
    const rows = []
    for (const count of counts) rows.push([engine, ...(await measureFile(server.url, importer, count, list))])
    return rows
  } finally {
    await server.stop()
    await own?.drop()
    rmSync(directory, { recursive: true, force: true })
  }
}

async function measureFile(url, importer, count, list) {
  const before = await list(quietSeconds)
  const ends = AbortSignal.timeout(mostSeconds * 1_000)
  const work = convert(`${url}/api/data_converters`, importer, count, ends)
  // Its failure is told below, once nobody asks any more.
  const ended = work.then(
    () => true,
    () => true,
  )
  const meanwhile = []
  do meanwhile.push(await list(2))
  while (!(await Promise.race([ended, Promise.resolve(false)])))
  const after = await list(quietSeconds)
  const steps = await work.catch((error) => {
    if (ends.aborted) return [NaN, NaN, NaN]
    throw error
  })
  const seconds = steps.reduce((sum, each) => sum + each, 0)
  const took = meanwhile.flatMap((each) => each.took)
  const quiet = p99([...before.took, ...after.took])
  return [
    count.toLocaleString('en'),
    ...[...steps, seconds].map((each) => rounded(each, 1)),
    rounded((seconds * 1_000) / count, 2),
    rounded(quiet),
    rounded(p99(took)),
    ratio(p99(took), quiet),
    rounded(Math.max(...took)),
    String([before, ...meanwhile, after].reduce((sum, { failed }) => sum + failed, 0)),
    String(before.rss),
    String(Math.max(...meanwhile.map(({ rss }) => rss))),
  ]
}
