import { withoutMetadata } from '../../files/strip-metadata/without-metadata.ts'
import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
let product: number
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
  const { body } = await brand.call('POST', '/api/merchandisings', {
    brand_id: 1,
    merchandising: { name: 'ファイルを試す' },
  })
  product = body.data.id
})
afterAll(() => server.stop())

const formOf = (bytes: Uint8Array | string, name: string, more: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name))
  for (const [key, value] of Object.entries(more)) form.set(key, value)
  return form
}
const add = (bytes: Uint8Array | string, name: string, headers: Record<string, string> = {}) =>
  brand.call('POST', `/api/merchandisings/${product}/files`, formOf(bytes, name), headers)
const refusalOf = async (bytes: Uint8Array | string, name: string) => {
  const { status, body } = await add(bytes, name)
  return [status, body.errors[0].code]
}

describe('§7 Files: add (multipart)', () => {
  it.each([
    ['image', 'image/png', 'a.png', () => sampleFiles.picture('png')],
    ['image', 'image/jpeg', 'a.jpg', () => sampleFiles.picture('jpeg')],
    ['image', 'image/webp', 'a.webp', () => sampleFiles.picture('webp')],
    ['pdf', 'application/pdf', 'a.pdf', async () => sampleFiles.pdf()],
    [
      'office',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'a.xlsx',
      () => sampleFiles.workbook(),
    ],
    [
      'office',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'a.docx',
      async () => sampleFiles.document(),
    ],
    [
      'office',
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      'a.pptx',
      async () => sampleFiles.slides(),
    ],
  ])('takes %s %s', async (kind, contentType, name, made) => {
    const bytes = await made()
    const { status, body } = await add(bytes, name)
    expect([status, body.data.kind, body.data.content_type, body.data.size]).toEqual([
      200,
      kind,
      contentType,
      // Pictures are kept without what their camera wrote into them.
      (kind === 'image' ? withoutMetadata(contentType, bytes) : bytes).byteLength,
    ])
    expect(body.data.url).toMatch(/\/original\?v=0$/)
  })

  it('the kind follows from the bytes, whatever the name says', async () => {
    const { body } = await add(await sampleFiles.picture('png'), '帳票.pdf')
    expect(body.data).toMatchObject({ kind: 'image', content_type: 'image/png', name: '帳票.pdf' })
  })

  it.each([
    ['a renamed program', new Uint8Array([0x4d, 0x5a, ...Array.from({ length: 200 }, () => 0)]), 'sketch.png'],
    ['HTML in a .png', '<!doctype html><script>alert(1)</script>', 'sketch.png'],
    [
      'SVG, which can hold scripts',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.svg',
    ],
    ['plain text', '品名,上代', 'a.csv'],
    ['nothing at all', '', 'a.png'],
  ])('refuses %s with 415 file_kind', async (_, bytes, name) => {
    expect(await refusalOf(bytes, name)).toEqual([415, 'file_kind'])
  })

  it.each(['png', 'jpeg', 'webp'] as const)('refuses a %s that was cut off with 422 file_broken', async (format) => {
    const drawn = sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
    const noise = await drawn[format]().toBuffer()
    expect(await refusalOf(noise.subarray(0, Math.floor(noise.length * 0.6)), 'a')).toEqual([422, 'file_broken'])
  })

  it('refuses a small file that unpacks to more pixels than are safe', async () => {
    const bomb = await sharp({
      create: { width: 16_000, height: 8_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.length).toBeLessThan(1_048_576)
    expect(await refusalOf(bomb, 'bomb.png')).toEqual([422, 'pixels'])
  })

  it('no file name ever becomes a path', async () => {
    const { body } = await add(await sampleFiles.picture(), '../../../etc/passwd\u0000.png')
    expect(body.data.name).toBe('passwd.png')
    const { rows } = await server.engine.pool.query('select storage_key from merchandising_file where id = $1', [
      body.data.id,
    ])
    expect(rows[0].storage_key).toMatch(/^uploads\/[\da-f-]{36}\.png$/)
  })
})

describe('§14 of the invariants: uploads are size-capped', () => {
  it('takes a file of exactly the limit, and refuses one byte more with 413', async () => {
    const picture = await sampleFiles.picture()
    const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    expect((await add(padded(server.parts.uploadLimit), 'a.png')).status).toBe(200)
    const { status, body } = await add(padded(server.parts.uploadLimit + 1), 'a.png')
    expect([status, body.errors[0]]).toEqual([
      413,
      expect.objectContaining({ code: 'body_too_large', meta: { limit: 5 } }),
    ])
  })

  it('a body in chunks, of unknown length, is read no further than the limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536))
        if (sent > 100 * 1_048_576) controller.close()
      },
    })
    const response = await server.app.request(`/api/merchandisings/${product}/files`, {
      method: 'POST',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        Cookie: await server.cookieOf('brand'),
        'Content-Type': 'multipart/form-data; boundary=x',
      },
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect(response.status).toBe(413)
    expect(sent).toBeLessThan(server.parts.uploadLimit + 1_048_576)
  })

  it('a form that cannot be read is 400, and one without a file 422', async () => {
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x' }
    const torn = await server.app.request(`/api/merchandisings/${product}/files`, {
      method: 'POST',
      body: '--x\r\nbroken',
      headers: { ...headers, 'X-Requested-With': 'XMLHttpRequest', Cookie: await server.cookieOf('brand') },
    })
    expect([torn.status, (await torn.json()).errors[0].code]).toEqual([400, 'bad_form'])
    const { status, body } = await brand.call('POST', `/api/merchandisings/${product}/files`, new FormData())
    expect([status, body.errors[0].field]).toEqual([422, 'file'])
  })
})

describe('domain §4.3 Idempotency-Key on uploads', () => {
  it('the same file under the same key is one file; another file under it is refused', async () => {
    const headers = { 'Idempotency-Key': 'upload-1' }
    const picture = await sampleFiles.picture('png', { width: 61 })
    const first = await add(picture, 'a.png', headers)
    const again = await add(picture, 'a.png', headers)
    expect(again.body.data.id).toBe(first.body.data.id)
    const other = await add(await sampleFiles.picture('png', { width: 62 }), 'a.png', headers)
    expect([other.status, other.body.errors[0].code]).toEqual([409, 'idempotency_mismatch'])
  })

  it('a key is known only to the organisation and the person it was used by', async () => {
    const headers = { 'Idempotency-Key': 'shared-key' }
    const make = (caller: Caller) => caller.call('POST', '/api/brands', { brand: { name: '鍵', code: 'KEY' } }, headers)
    const mine = await make(brand)
    const theirs = await make(await server.as('otherBrand'))
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(theirs.body.data.id).not.toBe(mine.body.data.id)
  })
})
