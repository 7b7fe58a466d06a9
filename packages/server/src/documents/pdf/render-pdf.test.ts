import { describe, expect, it } from 'vitest'
import { documentPdf } from './document-pdf.ts'
import { readPdf } from './read-pdf.fixture.ts'
import { PdfProblem, renderPdf } from './render-pdf.ts'

const columns = [{ label: '品名' }, { label: '数量', figure: true }, { label: '金額', figure: true }]
const order = (rows: number) =>
  documentPdf({
    locale: 'ja',
    title: '展示会受注書',
    facts: [{ label: '番号', value: 'EX2611-00012' }],
    parties: [{ role: 'ご注文者', name: '灯台セレクト(デモ)', lines: ['神奈川県横浜市0-0'] }],
    headline: { label: '合計', value: '¥1,234,500' },
    tables: [
      {
        columns,
        rows: Array.from({ length: rows }, (_, at) => [`綾織の上着 ${at + 1}`, '12', '148,000']),
        totals: [
          ['小計', '12', '1,122,273'],
          ['合計', '12', '¥1,234,500'],
        ],
      },
    ],
  })

describe('PDF documents', () => {
  it('writes Japanese that can be searched and copied', async () => {
    const { text, pages } = readPdf(await renderPdf(order(3)))
    expect(pages).toBe(1)
    for (const words of ['展示会受注書', 'EX2611-00012', '灯台セレクト(デモ)', '綾織の上着 3', '¥1,234,500'])
      expect(text).toContain(words)
  })

  it('repeats the heads and numbers the pages of a long one', async () => {
    const { text, pages } = readPdf(await renderPdf(order(80)))
    expect(pages).toBeGreaterThan(1)
    expect(text.match(/品名/g)).toHaveLength(pages)
    expect(text).toContain(`${pages} / ${pages}`)
  })

  it('embeds only the glyphs in use', async () => {
    const bytes = await renderPdf(order(1))
    expect(bytes.length).toBeLessThan(60_000)
    expect(readPdf(bytes).faceBytes).toBeLessThan(120_000)
  })

  it('writes simplified Chinese in its own face', async () => {
    const { text } = readPdf(
      await renderPdf({ locale: 'zh-CN', title: '质量标签', content: [{ text: '亚麻 70% 面料' }] }),
    )
    expect(text).toContain('亚麻')
  })

  it('draws SVG and keeps the event loop free meanwhile', async () => {
    let turns = 0
    const counting = setInterval(() => (turns += 1), 5)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M1 1L9 9" stroke="#000"/></svg>'
    const bytes = await renderPdf({ ...order(400), content: [...order(400).content, { svg, fit: [20, 20] }] })
    clearInterval(counting)
    expect(bytes.length).toBeGreaterThan(0)
    expect(turns).toBeGreaterThan(10)
  })

  it('refuses what names a file, and goes on', async () => {
    const spy = renderPdf({ locale: 'ja', title: 'x', content: [{ image: '/etc/hostname' }] })
    await expect(spy).rejects.toBeInstanceOf(PdfProblem)
    expect((await renderPdf(order(1))).length).toBeGreaterThan(0)
  })
})
