import { readdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTenant } from '../database/tenancy.ts'
import { fairTurns } from './fair-turns.ts'
import { slowWork, takeTurn } from './slow-work.ts'
import { uploadRoom, workLimits, workRoom } from './work-limits.ts'
import { accountably, organisationWorkedFor, worksFor } from './working-for.ts'

const uploadDirectory = mkdtempSync(join(tmpdir(), 'tsumugi-uploads-'))
let server: TestServer
let brand: Caller
let supplier: Caller
beforeAll(async () => {
  server = await startTestServer({ uploadDirectory, uploadLimit: 20 * 1_048_576 })
  brand = await server.as('brand')
  supplier = await server.as('supplier')
})
afterAll(() => server.stop())

function formOf(bytes: BlobPart, name: string) {
  const form = new FormData()
  form.set('file', new File([bytes], name))
  return form
}
const oneLine = 'a,'.repeat(6 * 1_048_576)

describe('slow work', () => {
  it('is refused inside a transaction: its connection would be held while others wait for one', async () => {
    const drawn = inTenant(server.engine.database, 1, () => slowWork('pack_zip', {}))
    await expect(drawn).rejects.toThrow('inside an open transaction')
  })

  it('one organisation cannot take every thread', () => {
    expect(workRoom.atOnceForOne).toBeLessThan(workRoom.atOnce)
    expect(uploadRoom.atOnceForOne).toBeLessThan(uploadRoom.atOnce)
  })

  it('counts for the organisation of the request that began it, through everything it awaits', async () => {
    const seen = await Promise.all(
      [1, 2].map((id) =>
        accountably(async () => {
          worksFor(id)
          await new Promise((resolve) => setImmediate(resolve))
          return organisationWorkedFor()
        }),
      ),
    )
    expect([...seen, organisationWorkedFor()]).toEqual([1, 2, 0])
  })

  it('without room it is refused with what to do, and when to come again', async () => {
    const full = fairTurns({ atOnce: 1, atOnceForOne: 1, waiting: 1, waitingForOne: 0 })
    const leave = await takeTurn(full, 1)
    await expect(takeTurn(full, 1)).rejects.toMatchObject({
      status: 429,
      causes: [{ code: 'busy_organisation' }],
      retryAfter: 5,
    })
    void takeTurn(fairTurns({ atOnce: 0, atOnceForOne: 1, waiting: 0, waitingForOne: 1 }), 2).catch((error: unknown) =>
      expect(error).toMatchObject({ status: 503, causes: [{ code: 'busy_threads' }], retryAfter: 5 }),
    )
    leave()
  })

  it('a thread that gives up is replaced, and the work refused with what to do', async () => {
    // Far more than a thread's heap holds, in one sheet whose pages are one and the same until they are unpacked.
    const row = Array.from({ length: 1_000 }, () => 'あ'.repeat(100))
    const page = new TextEncoder().encode(JSON.stringify(Array.from({ length: 40 }, () => row)))
    const sheet = {
      name: 'a',
      columns: row.map((header) => ({ header })),
      pages: Array.from({ length: 1_000 }, () => page),
    }
    await expect(slowWork('write_sheets', { sheets: [sheet], format: 'xlsx' })).rejects.toMatchObject({
      status: 422,
      causes: [{ code: 'too_heavy' }],
    })
    expect((await slowWork('pack_zip', { 'a.txt': new Uint8Array([1]) })).byteLength).toBeGreaterThan(0)
  })
})

describe('uploads', () => {
  it('a table of one line is refused, eleven at once are, and another organisation lists meanwhile', async () => {
    const abuses = Array.from({ length: 11 }, () =>
      brand.call('POST', '/api/spreadsheets/read', formOf(oneLine, 'a.csv')),
    )
    const lists = await Promise.all(Array.from({ length: 20 }, () => supplier.call('GET', '/api/notifications')))
    expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 200))
    for (const { status, body } of await Promise.all(abuses)) {
      expect([status, body.errors[0].code]).toEqual([422, 'table_line'])
      expect(body.errors[0].message).toContain(String(workLimits.table.line))
    }
  })

  it('reads a table, and keeps nothing of it: neither reply nor file', async () => {
    const call = () =>
      brand.call('POST', '/api/spreadsheets/read', formOf('色,数\n紺,3\n', 'a.csv'), { 'Idempotency-Key': 'read-1' })
    const answers = [await call(), await call()]
    for (const { status, body } of answers)
      expect([status, body]).toEqual([
        200,
        {
          data: {
            rows: [
              ['色', '数'],
              ['紺', '3'],
            ],
            encoding: 'utf8',
          },
        },
      ])
    const { rows } = await server.engine.pool.query("select from idempotency_key where key = 'read-1'")
    expect(rows).toEqual([])
  })

  it('more at once than one organisation may send are told to wait; others are let in', async () => {
    const crowd = Array.from({ length: uploadRoom.atOnceForOne + 4 }, () =>
      brand.call('POST', '/api/spreadsheets/read', formOf('a\n', 'a.csv')),
    )
    const other = supplier.call('POST', '/api/spreadsheets/read', formOf('a\n', 'a.csv'))
    const answers = await Promise.all(crowd)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    for (const { status, headers, body } of refused)
      expect([status, headers.get('Retry-After'), body.errors[0].code]).toEqual([429, '5', 'busy_organisation'])
    expect((await other).status).toBe(200)
  })

  it('nothing lies on disk once a request is over, however it ended', async () => {
    await brand.call('POST', '/api/record_files', formOf((await sampleFiles.picture()) as BlobPart, 'a.png'))
    await brand.call('POST', '/api/record_files', formOf('no picture', 'a.png'))
    await brand.call(
      'POST',
      '/api/merchandisings/999999/files',
      formOf((await sampleFiles.picture()) as BlobPart, 'a.png'),
    )
    await brand.call('POST', '/api/record_files', formOf(new Uint8Array(21 * 1_048_576), 'a.png'))
    expect(readdirSync(uploadDirectory)).toEqual([])
  })
})
