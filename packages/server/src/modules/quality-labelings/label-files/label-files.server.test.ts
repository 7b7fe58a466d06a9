import { startTestServer, type TestServer } from '@tsumugi/dev-env'
import { unzipSync } from 'fflate'
import iconv from 'iconv-lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPdf } from '../../../documents/pdf/read-pdf.fixture.ts'

let server: TestServer
let cookie: string
beforeAll(async () => {
  server = await startTestServer()
  cookie = await server.cookieOf('brand')
})
afterAll(() => server.stop())

const get = (path: string) =>
  server.app.request(`/api/quality_labelings${path}`, {
    headers: { Cookie: cookie, 'X-Requested-With': 'XMLHttpRequest' },
  })
const bytesOf = async (path: string) => new Uint8Array(await (await get(path)).arrayBuffer())
const printed = async (): Promise<{ id: number; style_no: string; item_name: string }[]> =>
  (await (await get('?status=printed&per_page=3')).json()).data

describe('§3.3 files of labels', () => {
  it('PDF: the tape in three languages at true size, text that can be searched', async () => {
    const [label] = await printed()
    const reply = await get(`/${label!.id}/pdf`)
    expect(reply.headers.get('Content-Type')).toBe('application/pdf')
    const { text, pages } = readPdf(new Uint8Array(await reply.arrayBuffer()))
    expect(pages).toBe(1)
    for (const words of ['品質表示', label!.style_no, label!.item_name, '白詰草アパレル']) expect(text).toContain(words)
    expect(text).toMatch(/Made in|製/)
  })

  it('SVG: one language at its size in millimetres, symbols as drawings', async () => {
    const [label] = await printed()
    const svg = await (await get(`/${label!.id}/svg?locale=en`)).text()
    expect(svg).toMatch(/^<svg[^>]*width="24mm" height="72mm"/)
    expect(svg).toContain('Made in')
    expect(svg.match(/<g /g)).toHaveLength(7)
  })

  it('ZIP: one PDF of all, and each label in each language', async () => {
    const labels = await printed()
    const files = unzipSync(await bytesOf(`/zip?${labels.map(({ id }) => `ids[]=${id}`).join('&')}`))
    const names = Object.keys(files)
    expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(labels.length * 3)
    expect(readPdf(files[names.find((name) => name.endsWith('.pdf'))!]!).pages).toBe(labels.length)
  })

  it('CSV for label printers, in UTF-8 and in CP932', async () => {
    const ids = (await printed()).map(({ id }) => `ids[]=${id}`).join('&')
    const utf8 = new TextDecoder().decode(await bytesOf(`/csv?${ids}`)).split('\r\n')
    expect(utf8[0]).toContain('品番,品名,版')
    expect(utf8[1]).toMatch(/日本制造|中国制造|越南制造/)
    const older = iconv.decode(Buffer.from(await bytesOf(`/csv?${ids}&encoding=cp932`)), 'cp932').split('\r\n')
    expect(older).toHaveLength(utf8.length)
    expect(older[1]).toMatch(/綿|毛|ポリエステル|ナイロン/)
    expect(older.join('')).not.toContain('?')
  })

  it("nobody gets another's labels among their own", async () => {
    const [label] = await printed()
    const foreign = await server.engine.database
      .selectFrom('quality_labeling')
      .select('id')
      .where('user_group_id', '=', 2)
      .executeTakeFirst()
    expect((await get(`/zip?ids[]=${label!.id}&ids[]=${foreign?.id ?? 9_999}`)).status).toBe(404)
  })
})
