import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import { previewTable } from '../spreadsheets/preview-table.ts'
import { readRows } from './work/read-rows.ts'

let server: TestServer
let brand: Caller
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())

/** The same damage each time: bytes exchanged, cut off, cut out, doubled or emptied. */
function* damaged(whole: Uint8Array, count: number): Generator<Uint8Array<ArrayBuffer>> {
  let seed = 41
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
  for (let at = 0; at < count; at += 1) {
    const bytes = new Uint8Array(whole)
    const from = next(bytes.length)
    const to = Math.min(bytes.length, from + 1 + next(64))
    if (at % 5 === 0) for (let flips = 0; flips <= next(24); flips += 1) bytes[next(bytes.length)]! ^= 1 << next(8)
    if (at % 5 === 1) bytes.fill(next(256), from, to)
    if (at % 5 === 2) yield bytes.slice(0, from)
    else if (at % 5 === 3) yield new Uint8Array([...bytes.slice(0, from), ...bytes.slice(to)])
    else if (at % 5 === 4) yield new Uint8Array([...bytes.slice(0, to), ...bytes.slice(from)])
    else yield bytes
  }
}

const book = () =>
  sampleFiles.workbook({
    追加分: [
      ['品番', '色', '上代', '納品日'],
      ...Array.from({ length: 60 }, (_, at) => [`SK27-${at}`, '紺', 6_900 + at, new Date(0)]),
    ],
    控え: [['メモ'], ['先行予約分'], [true]],
  })

/** Read, or refused with words of its own. */
async function outcomeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'read'
  } catch (error) {
    if (error instanceof Refusal && error.status === 422) return error.message
    throw error
  }
}

it('1,000 damaged workbooks: each is read or refused in clear words, in the converter and in the preview', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tsumugi-damaged-')), 'book.xlsx')
  const outcomes = new Map<string, number>()
  for (const bytes of damaged(await book(), 1_000)) {
    const read = await outcomeOf(readRows({ bytes, sheet: 0 }))
    writeFileSync(file, bytes)
    for (const each of [read, await outcomeOf(previewTable({ path: file }))])
      outcomes.set(each, (outcomes.get(each) ?? 0) + 1)
  }
  expect([...outcomes.keys()].toSorted()).toEqual(['read', 'spreadsheet_unreadable', 'too_heavy'])
  expect(outcomes.get('spreadsheet_unreadable')).toBeGreaterThan(500)
})

it('over the wire as well: no damaged workbook is answered as if the server were at fault', async () => {
  for (const bytes of damaged(await book(), 40)) {
    for (const path of ['/api/data_converters', '/api/spreadsheets/preview', '/api/spreadsheets/read']) {
      const form = new FormData()
      form.set('file', new File([bytes], 'book.xlsx'))
      form.set('noun', 'colors')
      const { status, body } = await brand.call('POST', path, form)
      expect([200, 422], `${path} ${status}`).toContain(status)
      if (status === 422) expect((body.errors as { message: string }[])[0]!.message).not.toBe('')
    }
  }
})

it('§2 a preview shows every visible sheet, what formulas came to, and says what it leaves out', async () => {
  const rows = Array.from({ length: 600 }, (_, at) => [at])
  const form = new FormData()
  form.set('file', new File([await sampleFiles.workbook({ 一: [['合計', 12]], 二: rows })], 'book.xlsx'))
  const { status, body } = await brand.call('POST', '/api/spreadsheets/preview', form)
  expect(status).toBe(200)
  expect(body.data.sheets[0].rows).toEqual([
    [
      { text: '合計', number: false, columns: 1, rows: 1 },
      { text: '12', number: true, columns: 1, rows: 1 },
    ],
  ])
  expect([body.data.sheets[1].rows.length, body.data.sheets[1].rows_left_out]).toEqual([500, true])
})
