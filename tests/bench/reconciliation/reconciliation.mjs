import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'
import { median, ratio, rounded, table } from '../figures.mjs'
import { headersOf, residentMebibytes, startServer } from '../neighbours/neighbours.mjs'

/** Lines of a statement against what is open: as a small organisation has them, and as a large one. */
const sizes = [
  { partners: 80, items: 800, lines: 2_000, amounts: 100_000 },
  { partners: 2_000, items: 20_000, lines: 50_000, amounts: 100_000 },
]
const pages = 20
const load = (file) => tsImport(`../../../packages/${file}`, import.meta.url)

/** A bank statement of 50,000 lines against 20,000 open items, beside one of 2,000 against 800. */
export async function benchReconciliation() {
  const rows = []
  for (const engine of process.env.TEST_DATABASE_URL ? ['PGlite', 'PostgreSQL'] : ['PGlite']) {
    const [small, large] = [await measured(engine, sizes[0]), await measured(engine, sizes[1])]
    const row = (name, of, digits = 0) => [
      `${engine}: ${name}`,
      rounded(of(large), digits),
      rounded(of(small), digits),
      ratio(of(large), of(small)),
    ]
    rows.push(
      row('brought in, matched and posted, s', ({ took }) => took / 1_000, 1),
      row('ms for each line', ({ took, lines }) => took / lines, 2),
      row('the same file again, s', ({ again }) => again / 1_000, 1),
      row('others meanwhile: a list, longest ms', ({ longest }) => longest),
      row('memory at rest before, MiB', ({ before }) => before),
      row('memory at most, MiB', ({ peak }) => peak),
      row('a page of its lines, ms', ({ page }) => page),
      row('lines posted', ({ posted }) => posted),
    )
  }
  return `## Statements of a bank

${sizes[1].lines.toLocaleString('en')} lines against ${sizes[1].items.toLocaleString('en')} open items, beside ${sizes[0].lines.toLocaleString('en')} against ${sizes[0].items}: from the upload to its answer, over HTTP, in a server of
its own whose memory counts the processes that it started.

${table([['', 'large', 'small', 'large to small'], ...rows])}`
}

async function measured(engine, size) {
  const place = mkdtempSync(join(tmpdir(), 'tsumugi-bench-'))
  const database = engine === 'PostgreSQL' ? await (await load('dev-env/src/own-database.ts')).ownDatabase() : null
  const settings = {
    DATA_DIRECTORY: place,
    DEMO: 'on',
    ...(database && { DATABASE_URL: database.url, SYSTEM_DATABASE_URL: database.systemUrl }),
  }
  try {
    await (await startServer(settings)).stop()
    const sample = await filled(settings, size)
    const server = await startServer(settings)
    try {
      return { lines: size.lines, ...(await brought(server, sample)) }
    } finally {
      await server.stop()
    }
  } finally {
    await database?.drop()
    rmSync(place, { recursive: true, force: true })
  }
}

/** What the factory of the seed is owed. */
async function filled({ DATA_DIRECTORY: dataDirectory, SYSTEM_DATABASE_URL: databaseUrl }, size) {
  const { ledgerSample, writeLedger } = await load('dev-env/src/samples/bank-ledger.ts')
  const { openEngine } = await load('server/src/database/engine.ts')
  const engine = await openEngine(databaseUrl ? { databaseUrl } : { dataDirectory })
  const sample = ledgerSample(size)
  const { rows } = await engine.pool.query(
    `select m.user_group_id as id from membership m join user_group g on g.id = m.user_group_id
     where g.kind = 'supplier' order by m.id limit 1`,
  )
  await writeLedger((text, values) => engine.pool.query(text, values), rows[0].id, sample)
  await engine.pool.query('analyze')
  await engine.close()
  return sample
}

async function brought({ url, pid }, sample) {
  const { activity, statementForm } = await load('dev-env/src/samples/bank-activity.ts')
  const headers = await headersOf(url, 'supplier')
  const bytes = activity(sample.lines)
  const bring = async () => {
    const began = performance.now()
    const response = await fetch(`${url}/api/bank_statements`, { method: 'POST', headers, body: statementForm(bytes) })
    const { data, errors } = await response.json()
    if (response.status !== 200) throw new Error(`The statement was answered with ${JSON.stringify(errors)}`)
    return { took: performance.now() - began, ...data }
  }
  const list = () => timed(`${url}/api/credits`, headers)
  await list()
  const before = residentMebibytes(pid)
  const watched = watching(pid, list)
  const first = await bring().finally(watched.end)
  const { peak, longest } = await watched.end()
  const { took: again } = await bring()
  const page = []
  for (let at = 0; at < pages; at += 1)
    page.push(await timed(`${url}/api/bank_statements/${first.statement_ids[0]}?page=${at + 1}`, headers))
  return { took: first.took, posted: first.posted, again, before, peak, longest, page: median(page) }
}

async function timed(url, headers) {
  const began = performance.now()
  const response = await fetch(url, { headers })
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`)
  return performance.now() - began
}

/** The memory of a process and how long others wait, looked at again and again. */
function watching(pid, list) {
  const seen = { peak: 0, longest: 0 }
  const leaving = new AbortController()
  const looking = (async () => {
    while (!leaving.signal.aborted) {
      seen.peak = Math.max(seen.peak, residentMebibytes(pid))
      seen.longest = Math.max(seen.longest, await list())
      await new Promise((later) => setTimeout(later, 50))
    }
  })()
  return {
    async end() {
      leaving.abort()
      await looking
      return seen
    },
  }
}
