import { sampleFiles } from '@tsumugi/dev-env'
import { parseCsv } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'
import iconv from 'iconv-lite'
import { expect, it } from 'vitest'
import { workLimits } from '../../slow-work/work-limits.ts'
import { harmless, unmarked, type Sheet } from './sheet.ts'
import { spreadsheetReply } from './spreadsheet-reply.ts'
import { writeOnThread } from './write-on-thread.ts'
import { readSpreadsheet } from './read-spreadsheet.ts'
import { writeSpreadsheet } from './write-spreadsheet.ts'

const sheet: Sheet = {
  name: '受注/一覧',
  columns: [
    { header: 'JAN' },
    { header: '品名' },
    { header: '数量', kind: 'number' },
    { header: '金額', kind: 'money' },
  ],
  rows: [
    ['0490123456789', '=HYPERLINK("http://a")', 12, '8340.5'],
    ['007', '白, "紺"\n改行', null, '-1200'],
  ],
}
const text = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)

it('domain §3.18: = + - @ are escaped on export; figures below zero stay figures', () => {
  expect(['=1+1', '+81', '-x', '@a', '\t=1', '-12', '-0.5', '白'].map(harmless)).toEqual([
    "'=1+1",
    "'+81",
    "'-x",
    "'@a",
    "'\t=1",
    '-12',
    '-0.5',
    '白',
  ])
})

it('domain §3.18: no field of a CSV begins a formula, whatever text is exported, and each reads back as it was', async () => {
  const signs = [...'=+-@＝＋－＠', '\t', '\r', '\n', ' ', '\u200b', "'", '"', ',', '1', '白']
  const texts = signs.flatMap((one) => signs.flatMap((two) => signs.map((three) => `${one}${two}${three}1+1`)))
  const written = await writeSpreadsheet(
    [{ name: 'a', columns: [{ header: 'a' }], rows: texts.map((cell) => [cell]) }],
    'csv',
  )
  const fields = parseCsv(text(written).slice(1), { delimiter: ',' })
    .slice(1)
    .map(([field]) => String(field))
  expect(fields).toHaveLength(texts.length)
  expect(fields.filter((field) => /^[\s\u200b]*[=+\-@＝＋－＠]/.test(field) && !/^-\d+$/.test(field))).toEqual([])
  expect(fields.map(unmarked)).toEqual(texts)
})

it('domain §1 L*: CSV in UTF-8 with a byte order mark, CRLF, quotes doubled, leading zeros kept', async () => {
  expect(text(await writeSpreadsheet([sheet], 'csv'))).toBe(
    '\ufeffJAN,品名,数量,金額\r\n0490123456789,"\'=HYPERLINK(""http://a"")",12,8340.5\r\n007,"白, ""紺""\n改行",,-1200\r\n',
  )
})

it('domain §1 L*: CSV in CP932 for older programs', async () => {
  const bytes = await writeSpreadsheet([sheet], 'csv_cp932')
  expect(iconv.decode(Buffer.from(bytes), 'cp932')).toMatch(/^JAN,品名,数量,金額\r\n/)
})

it('XLSX: text stays text, figures are numbers, nothing is a formula', async () => {
  const workbook = await readXlsx(await writeSpreadsheet([sheet], 'xlsx'))
  expect(workbook.sheets[0]).toMatchObject({ name: '受注 一覧' })
  expect(workbook.sheets[0]!.rows).toEqual([
    ['JAN', '品名', '数量', '金額'],
    ['0490123456789', '=HYPERLINK("http://a")', 12, 8340.5],
    ['007', '白, "紺"\n改行', null, -1200],
  ])
})

it('domain §3.14: XLSX with pictures, each on its row; CSV has the rows alone', async () => {
  const png = await sampleFiles.picture()
  const pictured = { ...sheet, pictures: [null, { png, width: 60, height: 40 }] }
  const [read] = (await readXlsx(await writeSpreadsheet([pictured], 'xlsx'))).sheets
  expect(read!.images).toMatchObject([{ type: 'png', anchor: { from: { row: 2, col: 0 } }, width: 60, height: 40 }])
  expect(Buffer.from(read!.images![0]!.data)).toEqual(png)
  expect(text(await writeSpreadsheet([pictured], 'csv')).split('\r\n')).toHaveLength(4)
})

it('many rows are written on a thread of their own, to the same file', async () => {
  const many = { ...sheet, rows: Array.from({ length: 3_000 }, (_, at) => [`00${at}`, '白', at, '1']) }
  const written = await writeOnThread([many], 'xlsx')
  expect((await readXlsx(written)).sheets[0]!.rows).toHaveLength(3_001)
  const reply = await spreadsheetReply([many], 'xlsx', '受注')
  expect(reply.headers.get('Content-Disposition')).toBe("attachment; filename*=UTF-8''%E5%8F%97%E6%B3%A8.xlsx")
  expect((await readXlsx(new Uint8Array(await reply.arrayBuffer()))).sheets[0]!.rows).toHaveLength(3_001)
})

it('what was written is read back, in each format: zeros kept, encodings told apart', async () => {
  const cells = [
    ['JAN', '品名', '数量', '金額'],
    ['0490123456789', '=HYPERLINK("http://a")', '12', '8340.5'],
    ['007', '白, "紺"\n改行', '', '-1200'],
  ]
  expect(await readSpreadsheet(await writeSpreadsheet([sheet], 'csv'))).toMatchObject({ rows: cells, encoding: 'utf8' })
  expect(await readSpreadsheet(await writeSpreadsheet([sheet], 'csv_cp932'))).toMatchObject({
    rows: cells,
    encoding: 'cp932',
  })
  const book = await readSpreadsheet(await writeSpreadsheet([sheet], 'xlsx'))
  expect(book.encoding).toBeNull()
  expect(book.rows.map((row) => row.slice(0, 2))).toEqual(cells.map((row) => row.slice(0, 2)))
})

const refusalOf = (text: string) =>
  readSpreadsheet(new TextEncoder().encode(text)).then(
    () => 'read',
    (error: unknown) => (error as { causes: readonly { code: string; meta: object }[] }).causes,
  )

it('a table of more than is read is refused by what it has too much of, and how much may be', async () => {
  const { rows, columns, cells, line, cell } = workLimits.table
  const causes = {
    rows: await refusalOf('a\n'.repeat(rows + 1)),
    columns: await refusalOf('a,'.repeat(columns) + 'a\n'),
    cells: await refusalOf(',\n'.repeat(cells / 2 + 1)),
    line: await refusalOf('a'.repeat(line + 1)),
    cell: await refusalOf('a'.repeat(cell + 1)),
  }
  expect(causes).toMatchObject({
    rows: [{ code: 'table_rows', meta: { limit: rows - 1 } }],
    columns: [{ code: 'table_columns', meta: { limit: columns } }],
    cells: [{ code: 'table_cells', meta: { limit: cells } }],
    line: [{ code: 'table_line', meta: { limit: line } }],
    cell: [{ code: 'table_cell', meta: { limit: cell } }],
  })
})

it('the greatest table that may be is read', async () => {
  const { rows, columns } = workLimits.table
  const widest = await readSpreadsheet(new TextEncoder().encode('a,'.repeat(columns - 1) + 'a,,,\n'))
  expect(widest.rows[0]!.filter(Boolean)).toHaveLength(columns)
  expect((await readSpreadsheet(new TextEncoder().encode('a\n'.repeat(rows) + '\n\n'))).rows).toHaveLength(rows)
})

it('a file of more cells than fit is not written', async () => {
  const many = { ...sheet, rows: Array.from({ length: workLimits.written.cells / 4 + 1 }, () => sheet.rows[0]!) }
  await expect(writeOnThread([many], 'csv')).rejects.toMatchObject({ causes: [{ code: 'export_cells' }] })
})

it('a file that is neither is refused', async () => {
  await expect(readSpreadsheet(new Uint8Array([0, 1, 2, 0, 255]))).rejects.toThrow()
  await expect(readSpreadsheet(new Uint8Array([0x50, 0x4b, 3, 4, 9, 9]))).rejects.toThrow()
})
