import { sampleFiles } from '@tsumugi/dev-env'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { blocksOf } from './blocks.ts'
import { officePage, officePolicy } from './office-page.ts'
import { officeCaps } from './office-content.ts'
import { readInWorker } from './read-in-worker.ts'
import { readOffice } from './read-office.ts'
import { TooLargeToPreview } from '../../../documents/unpack.ts'

const paragraph = (text: string, properties = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`

describe('§5 office preview of a workbook', () => {
  it('shows numbers as numbers, dates as days, and every visible sheet under a tab', async () => {
    const bytes = await sampleFiles.workbook({ 春: [['品名', 5900, new Date('2027-03-01'), true, null]], 夏: [['麻']] })
    const page = officePage('企画.xlsx', 'ja', { content: await readOffice('xlsx', bytes) })
    expect(page).toContain('<a href="#sheet-1">春</a><a href="#sheet-2">夏</a>')
    expect(page).toContain('<td>品名</td><td class="n">5900</td><td>2027-03-01</td><td>TRUE</td>')
    expect(page).toContain('<section id="sheet-2"><h2>夏</h2><div><table><tr><td>麻</td></tr></table></div></section>')
  })

  it('caps rows and columns and says so', async () => {
    const tall = Array.from({ length: officeCaps.rows + 30 }, (_, at) => [at])
    const wide = [Array.from({ length: officeCaps.columns + 5 }, (_, at) => at)]
    const page = officePage('a', 'en', {
      content: await readOffice('xlsx', await sampleFiles.workbook({ tall, wide })),
    })
    expect(page).toContain('Only the first 500 rows are shown.')
    expect(page).toContain('Only the first 60 columns are shown.')
    expect(page.match(/<tr>/g)).toHaveLength(officeCaps.rows + 1)
  })

  it('joins merged cells and leaves the covered ones out', async () => {
    const { writeXlsx } = await import('hucre/xlsx')
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'a',
          rows: [
            ['寸法', null, 'S'],
            [null, null, 'M'],
          ],
          merges: [{ startRow: 0, startCol: 0, endRow: 1, endCol: 1 }],
        },
      ],
    })
    expect(officePage('a', 'ja', { content: await readOffice('xlsx', bytes) })).toContain(
      '<tr><td colspan="2" rowspan="2">寸法</td><td>S</td></tr><tr><td>M</td></tr>',
    )
  })
})

describe('§5 office preview of a document', () => {
  it('shows headings, lists, tables and breaks, without deleted text', async () => {
    const body = [
      paragraph('仕様', '<w:pStyle w:val="Heading1"/>'),
      paragraph('袖口は二つ折り', '<w:numPr/>'),
      '<w:p><w:r><w:t>一行目</w:t><w:br/><w:t>二行目</w:t></w:r><w:del><w:r><w:delText>消した</w:delText></w:r></w:del></w:p>',
      `<w:tbl><w:tr><w:tc>${paragraph('表地')}</w:tc><w:tc>${paragraph('綿')}${paragraph('100%')}</w:tc></w:tr></w:tbl>`,
    ]
    const page = officePage('a', 'ja', { content: await readOffice('docx', sampleFiles.document(body.join(''))) })
    expect(page).toContain('<h2>仕様</h2><ul><li>袖口は二つ折り</li></ul><p>一行目\n二行目</p>')
    expect(page).toContain('<table><tr><td>表地</td><td>綿\n100%</td></tr></table>')
    expect(page).not.toContain('消した')
  })

  it('a table in a cell becomes text of the cell', () => {
    const inner = `<w:tbl><w:tr><w:tc>${paragraph('中')}</w:tc></w:tr></w:tbl>`
    const { blocks } = blocksOf(
      `<w:body xmlns:w="w"><w:tbl><w:tr><w:tc>${paragraph('外')}${inner}</w:tc></w:tr></w:tbl></w:body>`,
      10,
    )
    expect(blocks).toEqual([{ kind: 'table', rows: [['外\n中']] }])
  })

  it('cuts a very long document and says so', async () => {
    const body = paragraph('段落').repeat(officeCaps.blocks + 1)
    const page = officePage('a', 'zh-CN', { content: await readOffice('docx', sampleFiles.document(body)) })
    expect(page).toContain('文档较长，仅显示开头部分。')
  })
})

it('§5 office preview of a presentation: slides in their order, by number', async () => {
  const page = officePage('a', 'en', {
    content: await readOffice('pptx', sampleFiles.slides(['春の企画', '色の展開'])),
  })
  expect(page).toContain('<h2>Slide 1</h2><p>春の企画</p></section><section><h2>Slide 2</h2><p>色の展開</p>')
})

describe('files that cannot be shown', () => {
  it.each([
    ['a damaged one', 'docx', new Uint8Array([1, 2, 3])],
    ['one without its main part', 'docx', zipSync({ 'a.txt': strToU8('a') })],
    ['one with broken XML', 'docx', zipSync({ 'word/document.xml': strToU8('<w:document><w:p>') })],
    ['one that names entities of its own', 'docx', sampleFiles.document('<w:p><w:r><w:t>&bomb;</w:t></w:r></w:p>')],
    ['a damaged workbook', 'xlsx', zipSync({ 'xl/workbook.xml': strToU8('no') })],
  ] as const)('%s gets a page that says what to do', async (_, format, bytes) => {
    const outcome = await readInWorker(format, bytes)
    expect(outcome).toEqual({ problem: 'broken' })
    expect(officePage('a', 'ja', outcome)).toContain('ダウンロードして')
  })

  it('one that unpacks to more than is safe is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(160 * 1_048_576) }, { level: 1 })
    expect(bomb.byteLength).toBeLessThan(2 * 1_048_576)
    await expect(readOffice('docx', bomb)).rejects.toThrow(TooLargeToPreview)
  })

  it('one that lies about its size is broken, not unpacked', async () => {
    const honest = Buffer.from(zipSync({ 'word/document.xml': new Uint8Array(8 * 1_048_576) }))
    const declared = honest.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24
    honest.writeUInt32LE(100, declared)
    expect(await readInWorker('docx', honest)).toEqual({ problem: 'broken' })
  })

  it('reading does not hold up the server: it happens on another thread', async () => {
    const rows = Array.from({ length: 20_000 }, (_, at) => [at, '表地', '裏地', 'ボタン', at * 2])
    const bytes = await sampleFiles.workbook({ 大きい: rows })
    let beats = 0
    const heart = setInterval(() => (beats += 1), 20)
    const began = performance.now()
    const outcome = await readInWorker('xlsx', bytes)
    clearInterval(heart)
    expect(outcome).toMatchObject({ content: { kind: 'sheets' } })
    expect(beats).toBeGreaterThan((performance.now() - began) / 20 / 4)
  })
})

it('names and texts are escaped, and the policy lets only the page’s own style in', () => {
  const page = officePage('<b>"x"</b>', 'en', {
    content: { kind: 'document', blocks: [{ kind: 'paragraph', text: '<img src=x onerror=1>' }], cut: false },
  })
  expect(page).not.toMatch(/<b>|<img/)
  expect(officePolicy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox$/,
  )
})
