import { sampleFiles, startTestServer, type Caller, type TestServer } from '@tsumugi/dev-env'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
let brand: Caller
let product: number
let files: string
beforeAll(async () => {
  server = await startTestServer()
  brand = await server.as('brand')
})
afterAll(() => server.stop())
beforeEach(async () => {
  const { body } = await brand.call('POST', '/api/merchandisings', {
    brand_id: 1,
    merchandising: { name: 'ファイルを並べる' },
  })
  product = body.data.id
  files = `/api/merchandisings/${product}/files`
})

const send = async (address: string, bytes: Uint8Array, fields: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], fields.fileName ?? 'a.png'))
  for (const [key, value] of Object.entries(fields)) form.set(key, value)
  return brand.call('POST', address, form)
}
const addPicture = async (width = 60) => (await send(files, await sampleFiles.picture('png', { width }))).body.data
const list = async (of = files) =>
  (await brand.call('GET', of)).body.data as { id: number; primary: boolean; position: number }[]
const bytesAt = async (address: string, cookie?: string) => {
  const response = await server.app.request(address, {
    headers: { Cookie: cookie ?? (await server.cookieOf('brand')) },
  })
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('§5, §9 Thumbnail sizes 120, 320, 480, 640, 1920; default 480', () => {
  it('answers each size within its square, and 480 for any other', async () => {
    const { body } = await send(files, await sampleFiles.picture('jpeg', { width: 2_400, height: 1_200 }))
    expect(Object.keys(body.data.thumbnails)).toEqual(['120', '320', '480', '640', '1920'])
    for (const size of [120, 320, 480, 640, 1920]) {
      const { bytes, response } = await bytesAt(body.data.thumbnails[size])
      expect(response.headers.get('Content-Type')).toBe('image/webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ width: size, height: size / 2 })
    }
    for (const odd of ['481', '0', '99999']) {
      const { bytes } = await bytesAt(`${files}/${body.data.id}/thumbnails/${odd}`)
      expect((await sharp(bytes).metadata()).width).toBe(480)
    }
  })

  it('turns a picture as its EXIF says, and carries no EXIF', async () => {
    const { body } = await send(files, await sampleFiles.picture('jpeg', { width: 600, height: 300, orientation: 6 }))
    const { bytes } = await bytesAt(body.data.thumbnails[120])
    const { width, height, exif, orientation } = await sharp(bytes).metadata()
    expect([width, height, exif, orientation]).toEqual([60, 120, undefined, undefined])
  })

  it('does not blow up a small picture', async () => {
    const { thumbnails } = await addPicture(60)
    expect((await sharp((await bytesAt(thumbnails['1920'])).bytes).metadata()).width).toBe(60)
  })
})

describe('§5 Video links accepted', () => {
  const addVideo = (url: string) => brand.call('POST', `${files}/video`, { url })
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ])('%s is embedded without cookies', async (url, embed) => {
    const { status, body } = await addVideo(url)
    expect([status, body.data.kind, body.data.url, body.data.preview_url]).toEqual([200, 'video', url, embed])
  })

  it.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://video.example/76979871',
    'javascript:alert(1)',
  ])('refuses %s', async (url) => {
    expect((await addVideo(url)).status).toBe(422)
  })
})

describe('§7 Files: get, update, order, delete', () => {
  it('the first picture becomes that of the card; another can take its place', async () => {
    const [one, two] = [await addPicture(), await addPicture()]
    expect([one.primary, two.primary]).toEqual([true, false])
    await brand.call('PATCH', `${files}/${two.id}`, { file: { primary: true, name: '後ろ' } })
    expect((await list()).map(({ primary }) => primary)).toEqual([false, true])
    const { body } = await brand.call('GET', `/api/merchandisings/${product}`)
    expect(body.data.image_url).toBe(`${files}/${two.id}/thumbnails/480?v=0`)
    expect(body.data.files[1].name).toBe('後ろ')
  })

  it('only a picture can be that of the card', async () => {
    const { body } = await send(files, sampleFiles.pdf(), { fileName: 'a.pdf' })
    expect((await brand.call('PATCH', `${files}/${body.data.id}`, { file: { primary: true } })).status).toBe(422)
  })

  it('keeps an order that holds exactly the current files', async () => {
    const ids = [(await addPicture()).id, (await addPicture()).id, (await addPicture()).id]
    expect((await brand.call('PUT', `${files}/order`, { ids: ids.toReversed() })).status).toBe(204)
    expect((await list()).map(({ id }) => id)).toEqual(ids.toReversed())
    expect((await brand.call('PUT', `${files}/order`, { ids: ids.slice(1) })).status).toBe(409)
    expect((await brand.call('PUT', `${files}/order`, { ids: [ids[0], ids[0], ids[1]] })).status).toBe(409)
  })

  it('when the picture of the card goes, the next one takes its place', async () => {
    const [one, two] = [await addPicture(), await addPicture()]
    expect((await brand.call('DELETE', `${files}/${one.id}`)).status).toBe(204)
    expect(await list()).toMatchObject([{ id: two.id, primary: true }])
    expect((await bytesAt(one.url)).response.status).toBe(404)
  })

  it('uploads at the same time all arrive, each at a place of its own', async () => {
    await Promise.all([1, 2, 3, 4].map(() => addPicture()))
    const rows = await list()
    expect(rows.map(({ position }) => position)).toEqual([0, 1, 2, 3])
    expect(rows.filter(({ primary }) => primary)).toHaveLength(1)
  })
})

describe('§7 Files: exchange (multipart target_id and file)', () => {
  it('keeps id and position and changes the address', async () => {
    await addPicture()
    const target = await addPicture(60)
    await addPicture()
    const { body } = await send(`${files}/exchange`, await sampleFiles.picture('png', { width: 90 }), {
      target_id: String(target.id),
    })
    expect(body.data).toMatchObject({ id: target.id, position: 1, url: `${files}/${target.id}/original?v=1` })
    expect(body.data.url).not.toBe(target.url)
    expect((await sharp((await bytesAt(body.data.url)).bytes).metadata()).width).toBe(90)
    expect((await sharp((await bytesAt(body.data.thumbnails[120])).bytes).metadata()).width).toBe(90)
  })

  it('the picture of the card can only be exchanged for a picture', async () => {
    const target = await addPicture()
    const { status } = await send(`${files}/exchange`, sampleFiles.pdf(), { target_id: String(target.id) })
    expect(status).toBe(415)
  })
})

it('domain §3.14 a copy shares the bytes, and keeps them when the first is deleted', async () => {
  const target = await addPicture(77)
  const { body } = await brand.call('POST', `/api/merchandisings/${product}/copy`, { merchandising: { name: '写し' } })
  const [copied] = body.data.files
  const { rows } = await server.engine.pool.query(
    'select count(distinct storage_key)::int as count from merchandising_file where id = any($1)',
    [[target.id, copied.id]],
  )
  expect([copied.id === target.id, rows[0].count]).toEqual([false, 1])
  await brand.call('DELETE', `${files}/${target.id}`)
  expect((await sharp((await bytesAt(copied.url)).bytes).metadata()).width).toBe(77)
})

it('domain §3.14 each change of the files stands in the history', async () => {
  const one = await addPicture()
  await brand.call('PATCH', `${files}/${one.id}`, { file: { name: '表' } })
  await send(`${files}/exchange`, await sampleFiles.picture(), { target_id: String(one.id) })
  await brand.call('DELETE', `${files}/${one.id}`)
  const { body } = await brand.call('GET', `/api/merchandisings/${product}/versions`)
  expect(body.data.map((version: { action: string }) => version.action)).toEqual([
    'file_deleted',
    'file_exchanged',
    'file_changed',
    'file_added',
    'created',
  ])
  expect(body.data[2].changes).toEqual([{ field: 'files', before: 'a.png', after: '表' }])
})

describe('what bytes travel with', () => {
  it('a picture: no sniffing, no scripts, its name spelled out, kept by the browser of one person', async () => {
    const { url, id } = await addPicture()
    await brand.call('PATCH', `${files}/${id}`, { file: { name: `表 "面"'.png` } })
    const { headers } = (await bytesAt(url)).response
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(headers.get('Content-Security-Policy')).toContain('sandbox')
    expect(headers.get('Content-Disposition')).toBe("inline; filename*=UTF-8''%E8%A1%A8%20%22%E9%9D%A2%22%27.png")
    expect(headers.get('Cache-Control')).toBe('private, max-age=31536000, immutable')
  })

  it('§5 a file ending in pdf is shown in a frame of ours, and loads nothing', async () => {
    const { body } = await send(files, sampleFiles.pdf(), { fileName: 'a.pdf' })
    expect(body.data.preview_url).toBe(body.data.url)
    const { headers } = (await bytesAt(body.data.url)).response
    expect([headers.get('Content-Type'), headers.get('Content-Security-Policy')]).toEqual([
      'application/pdf',
      expect.stringContaining("default-src 'none'"),
    ])
  })

  it('§5 a path ending in office_preview is an office preview: a page that can run and load nothing', async () => {
    const { body } = await send(
      files,
      await sampleFiles.workbook({ '仕様 <1>': [['品名', '<script>alert(1)</script>']] }),
      { fileName: '仕様.xlsx' },
    )
    expect(body.data.preview_url).toMatch(/\/office_preview$/)
    for (const time of ['read', 'kept']) {
      const { bytes, response } = await bytesAt(body.data.preview_url)
      expect([time, response.status, response.headers.get('Content-Type')]).toEqual([
        time,
        200,
        'text/html; charset=utf-8',
      ])
      expect(response.headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; .*sandbox$/,
      )
      expect(bytes.toString()).toContain('&#60;script&#62;alert(1)&#60;/script&#62;')
      expect(bytes.toString()).not.toContain('<script')
    }
    expect((await bytesAt(`${files}/${(await addPicture()).id}/office_preview`)).response.status).toBe(404)
  })
})

it('domain §4.1 another organisation gets 404 everywhere, bytes included; others are refused by §6', async () => {
  const picture = await addPicture()
  const office = (await send(files, await sampleFiles.workbook(), { fileName: 'a.xlsx' })).body.data
  const form = new FormData()
  form.set('file', new File([(await sampleFiles.picture()) as Uint8Array<ArrayBuffer>], 'a.png'))
  form.set('target_id', String(picture.id))
  const calls: [string, string, unknown?][] = [
    ['GET', files],
    ['POST', files, form],
    ['POST', `${files}/video`, { url: 'https://vimeo.com/76979871' }],
    ['PATCH', `${files}/${picture.id}`, { file: { name: 'x' } }],
    ['PUT', `${files}/order`, { ids: [picture.id, office.id] }],
    ['DELETE', `${files}/${picture.id}`],
    ['POST', `${files}/exchange`, form],
    ['GET', `${files}/${picture.id}/original`],
    ['GET', `${files}/${picture.id}/thumbnails/480`],
    ['GET', `${files}/${office.id}/office_preview`],
  ]
  for (const [persona, status] of [
    ['otherBrand', 404],
    ['supplier', 403],
    ['brandWithoutFunctions', 403],
  ] as const) {
    const caller = await server.as(persona)
    for (const [method, path, body] of calls) {
      expect([persona, method, path, (await caller.call(method, path, body)).status]).toEqual([
        persona,
        method,
        path,
        status,
      ])
    }
  }
  expect((await bytesAt(picture.url, 'tsumugi_session=nobody')).response.status).toBe(401)
  expect(await list()).toHaveLength(2)
})
