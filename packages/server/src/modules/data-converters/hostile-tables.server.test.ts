import {
  hostileTables,
  hostileTablesFrom,
  startTestServer,
  type Caller,
  type HostileTable,
  type TestServer,
} from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { runDueJobs } from '../../jobs.ts'
import { readRows } from './work/read-rows.ts'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

const seed = 41
const kinds = Object.keys(hostileTables).length

/** What is refused whatever was drawn; of the others what can be read is read. */
const refused: readonly HostileTable[] = [
  'cut off',
  'signature of a zip, then noise',
  'no content types',
  'content types that are no XML',
  'no workbook',
  'sheet that is missing',
  'relations that are missing',
  'relations out of the file',
  'bomb that says how large it is',
  'parts by the thousand',
  'XML that ends too soon',
  'workbook of an older program',
  'CSV with zeros',
  'CSV of one line',
  'CSV of too many columns',
]
const codes = [
  'spreadsheet_unreadable',
  'too_heavy',
  'table_rows',
  'table_columns',
  'table_cells',
  'table_line',
  'table_cell',
]

it('1,000 tables made to do harm: each is read within bounds or refused by a code', async () => {
  const wrong: string[] = []
  for (const [kind, bytes] of hostileTablesFrom(seed, 1_000)) {
    const outcome = await readRows({ bytes, sheet: 0 }).then(
      ({ total, packs }) => (total <= 50_000 && !packs.join().includes('root:') ? 'read' : 'read beyond bounds'),
      (error: unknown) => (error instanceof Refusal && error.status === 422 ? error.causes[0]!.code : String(error)),
    )
    const isRight = codes.includes(outcome) || (outcome === 'read' && !refused.includes(kind))
    if (!isRight) wrong.push(`${kind}: ${outcome}`)
  }
  expect(wrong).toEqual([])
})

it('each kind over the wire: a clear word for it, at once or on the run, and the server answers on', async () => {
  const runs: number[] = []
  for (const [kind, bytes] of hostileTablesFrom(seed, kinds)) {
    const form = new FormData()
    form.set('file', new File([bytes], kind.startsWith('CSV') ? 'table.csv' : 'table.xlsx'))
    form.set('noun', 'colors')
    const { status, body } = await brand.call('POST', '/api/data_converters', form)
    expect([200, 422], `${kind}: ${status}`).toContain(status)
    if (status === 200) runs.push((body.data as { id: number }).id)
    else expect((body.errors as { message: string }[])[0]!.message, kind).not.toBe('')
  }
  await runDueJobs(server.parts)
  for (const id of runs) {
    const { data } = (await brand.call('GET', `/api/data_converters/${id}`)).body as {
      data: { status: string; fault: { code: string; message: string } | null }
    }
    expect(['read', 'failed']).toContain(data.status)
    if (data.status !== 'failed') continue
    expect(codes).toContain(data.fault!.code)
    expect(data.fault!.message).not.toBe('')
  }
  const { rows } = await server.engine.pool.query('select last_error from outbox where last_error is not null')
  expect(rows).toEqual([])
})
