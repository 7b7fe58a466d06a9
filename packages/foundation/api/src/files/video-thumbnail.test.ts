import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { videoThumbnail } from '../index.ts'

const empty = { url: null, width: null, height: null }
const fetch = vi.fn<typeof globalThis.fetch>()
const says = (body: unknown, status = 200) => fetch.mockResolvedValue(Response.json(body, { status }))

beforeEach(() => vi.stubGlobal('fetch', fetch.mockReset()))
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['https://vimeo.com/76979871', 'https://vimeo.com/api/oembed.json?url=https%3A%2F%2Fvimeo.com%2F76979871'],
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/oembed?format=json&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3DdQw4w9WgXcQ',
  ],
])(
  '§7 Video thumbnail: %s is asked for by a public oEmbed GET, of which three fields are read',
  async (video, asked) => {
    says({
      thumbnail_url: 'https://i.vimeocdn.com/video/1.jpg',
      thumbnail_width: 295,
      thumbnail_height: 166,
      title: 'x',
    })
    expect(await videoThumbnail(video)).toEqual({ url: 'https://i.vimeocdn.com/video/1.jpg', width: 295, height: 166 })
    const [address, init] = fetch.mock.calls[0]!
    expect(address).toBe(asked)
    expect(init).toMatchObject({ credentials: 'omit' })
    expect(init?.method ?? 'GET').toBe('GET')
  },
)

it('§7 Video thumbnail: the size may be missing', async () => {
  says({ thumbnail_url: 'https://i.vimeocdn.com/video/1.jpg' })
  expect(await videoThumbnail('https://vimeo.com/1')).toEqual({ ...empty, url: 'https://i.vimeocdn.com/video/1.jpg' })
})

it.each([
  ['a network failure', () => fetch.mockRejectedValue(new TypeError('Failed to fetch'))],
  ['a private video', () => says({}, 403)],
  ['an answer that is no JSON', () => fetch.mockResolvedValue(new Response('<html>'))],
  ['an answer without a picture', () => says({ title: 'x' })],
  ['an answer that is nothing', () => says(null)],
  ['an address that could do harm', () => says({ thumbnail_url: 'javascript:alert(1)' })],
])('§8 Video thumbnail lookup fails: an empty thumbnail is returned (%s)', async (_, fails) => {
  fails()
  expect(await videoThumbnail('https://vimeo.com/76979871')).toEqual(empty)
})

it('§5 what is no video link is not asked for', async () => {
  expect(await videoThumbnail('https://evil.example/?https://vimeo.com/76979871')).toEqual(empty)
  expect(fetch).not.toHaveBeenCalled()
})
