import { sampleFiles, startTestServer, type TestServer } from '@tsumugi/dev-env'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../documents/pdf/read-pdf.fixture.ts'

let server: TestServer
const cookies = {} as Record<'brand' | 'supplierMember', string>
beforeAll(async () => {
  server = await startTestServer()
  for (const persona of ['brand', 'supplierMember'] as const) cookies[persona] = await server.cookieOf(persona)
})
afterAll(() => server.stop())

const preview = (noun: string, format: object, who: keyof typeof cookies = 'brand') =>
  server.app.request(`/api/${noun}/preview`, {
    method: 'POST',
    headers: {
      Cookie: cookies[who],
      'X-Requested-With': 'XMLHttpRequest',
      'Content-Type': 'application/json',
      'Idempotency-Key': JSON.stringify(format),
    },
    body: JSON.stringify({ format }),
  })
async function printed(noun: string, format: object) {
  const reply = await preview(noun, format)
  expect([reply.status, reply.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const bytes = new Uint8Array(await reply.arrayBuffer())
  return { ...readPdf(bytes), raw: Buffer.from(bytes).toString('latin1') }
}

it('§3.2 formats: the preview is the PDF of the draft, in its sections, columns, language and paper', async () => {
  const all = await printed('invoice_formats', {})
  for (const words of ['請求書', '白詰草アパレル', '品番', '961,400', '合計']) expect(all.text).toContain(words)
  const some = await printed('invoice_formats', {
    locale: 'en',
    paper: 'A4L',
    sections: ['lines', 'title', 'notes'],
    columns: ['code', 'amount'],
    notes: 'Deliver before noon',
  })
  expect(some.text).toMatch(/SK27-101[\s\S]*Invoice[\s\S]*Deliver before noon/)
  expect(some.text).not.toContain('Qty')
  expect(some.text).not.toContain('Total')
  const sizeOf = (raw: string) =>
    /MediaBox \[0 0 ([\d.]+) ([\d.]+)/
      .exec(raw)!
      .slice(1)
      .map((side) => Math.round(Number(side)))
  expect([sizeOf(all.raw), sizeOf(some.raw)]).toEqual([
    [595, 842],
    [842, 595],
  ])
})

it('§3.2 stamp and logo: those of the organisation are printed, the seal only where the format wants it', async () => {
  const upload = async (kind: string) => {
    const form = new FormData()
    form.append('kind', kind)
    form.append('file', new File([new Uint8Array(await sampleFiles.picture('webp'))], `${kind}.webp`))
    expect((await (await server.as('brand')).call('POST', '/api/user_groups/1/images', form)).status).toBe(200)
  }
  const pictures = async (format: object) =>
    (await printed('contract_formats', format)).raw.match(/\/Subtype \/Image/g)?.length ?? 0
  for (const kind of ['logo', 'seal'])
    await (await server.as('brand')).call('DELETE', `/api/user_groups/1/images/${kind}`)
  const withoutImages = await pictures({ stamp: true })
  await upload('logo')
  const logo = await pictures({ stamp: false })
  await upload('seal')
  expect([withoutImages, logo]).toEqual([0, 1])
  expect([
    await pictures({ stamp: false }),
    await pictures({ stamp: true }),
    await pictures({ stamp: true, sections: ['lines'] }),
  ]).toEqual([1, 2, 0])
})

it('a draft that no format could be is refused, and who may not see formats gets none', async () => {
  expect((await preview('contract_formats', { sections: ['title', 'title'] })).status).toBe(422)
  expect((await preview('order_sheet_formats', {}, 'supplierMember')).status).toBe(403)
})
