import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { rounded, table } from '../figures.mjs'
import { asking, headersOf, startServer } from '../neighbours.mjs'

const count = 50_000
const quietSeconds = 15
const devEnv = (file) => tsImport(`../../../packages/dev-env/src/${file}`, import.meta.url)

/** A file of 50,000 colours read, tried and written, while another organisation lists its notifications. */
export async function benchConversion() {
  const engines = process.env.TEST_DATABASE_URL ? ['postgres', 'pglite'] : ['pglite']
  const rows = []
  for (const engine of engines) rows.push(await measure(engine))
  return `## Import of ${count.toLocaleString('en')} rows

From the upload of the CSV to the last row written; the other organisation lists its notifications 20 times a second,
${quietSeconds} s of quiet before and all the while.

${table([['', 'read s', 'tried s', 'written s', 'in all s', 'quiet, p99 ms', 'meanwhile, p99 ms', '5xx', 'most RSS, MiB'], ...rows])}`
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
    const list = `${server.url}/api/notifications?per_page=25`
    const quiet = await asking(list, neighbour, quietSeconds)
    const work = conversionOf(`${server.url}/api/data_converters`, importer)
    const ended = work.then(() => true)
    const meanwhile = []
    do meanwhile.push(await asking(list, neighbour, 2, server.pid))
    while (!(await Promise.race([ended, Promise.resolve(false)])))
    const seconds = await work
    return [
      engine,
      ...seconds.map((each) => rounded(each, 1)),
      rounded(
        seconds.reduce((sum, each) => sum + each, 0),
        1,
      ),
      rounded(quiet.p99),
      rounded(Math.max(...meanwhile.map(({ p99 }) => p99))),
      String(meanwhile.reduce((sum, { failed }) => sum + failed, 0)),
      String(Math.max(...meanwhile.map(({ rss }) => rss))),
    ]
  } finally {
    await server.stop()
    await own?.drop()
    rmSync(directory, { recursive: true, force: true })
  }
}

/** Seconds to read, try and write the file. */
async function conversionOf(address, headers) {
  const lines = Array.from({ length: count }, (_, at) => `BN${String(at).padStart(6, '0')},色 ${at},Colour ${at}`)
  const form = new FormData()
  form.set('file', new File([['コード,名称,英名', ...lines].join('\n')], '色.csv'))
  form.set('noun', 'colors')
  const timed = async (sent, status) => {
    const began = performance.now()
    const run = await until(address, headers, (await sent()).data, status)
    return { run, seconds: (performance.now() - began) / 1_000 }
  }
  const send = (method, path, body) => (run) => () =>
    answerOf(`${address}/${run.id}/${path}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ lock_version: run.lock_version, ...body }),
    })
  const read = await timed(() => answerOf(address, { method: 'POST', headers, body: form }), 'read')
  const tried = await timed(send('PUT', 'columns', { columns: ['code', 'name', 'nameEn'] })(read.run), 'checked')
  const written = await timed(send('POST', 'apply', { mode: 'all' })(tried.run), 'applied')
  return [read, tried, written].map(({ seconds }) => seconds)
}

async function until(address, headers, run, status) {
  for (let now = run; ;) {
    if (now.status === status) return now
    if (now.fault) throw new Error(`The conversion stopped: ${JSON.stringify(now.fault)}`)
    await new Promise((resolve) => setTimeout(resolve, 250))
    now = (await answerOf(`${address}/${run.id}`, { headers })).data
  }
}

async function answerOf(url, sent) {
  const response = await fetch(url, sent)
  const body = await response.json()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(body).slice(0, 300)}`)
  return body
}
