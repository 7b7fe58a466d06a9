import { expect, it } from 'vitest'
import { previewKind } from './preview-kind.ts'
import { allowedThumbnailSize, defaultThumbnailSize, thumbnailSizeFor, thumbnailSizes } from './thumbnail-size.ts'
import { videoLink } from './video-link.ts'

it('§5 Video links: the standard watch URL is embedded without cookies', () => {
  const embed = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
  const link = videoLink('https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  expect(link).toEqual({ host: 'youtube', id: 'dQw4w9WgXcQ', embed })
  expect(videoLink(' https://youtube.com/watch?list=a&v=dQw4w9WgXcQ&t=3 ')?.embed).toBe(embed)
})

it('§5 Video links: the URL of the second host', () => {
  expect(videoLink('https://vimeo.com/76979871')).toMatchObject({ host: 'vimeo', id: '76979871' })
  expect(videoLink('https://player.vimeo.com/video/76979871')?.id).toBe('76979871')
})

const refused = [
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/embed/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?https://vimeo.com/76979871',
  'javascript:alert(1)//www.youtube.com/watch?v=dQw4w9WgXcQ',
  'ftp://vimeo.com/76979871',
  'https://vimeo.com/about',
  'no address at all',
]
for (const text of refused) it(`§5 not a video link: ${text}`, () => expect(videoLink(text)).toBeNull())

it('§5 a file ending in pdf is framed, a path ending in office_preview is an office preview', () => {
  expect(previewKind('/files/1/spec.pdf')).toBe('pdf')
  expect(previewKind('/files/1/SPEC.PDF?version=2')).toBe('pdf')
  expect(previewKind('/files/1/office_preview')).toBe('office')
  expect(previewKind('/files/1/office_preview.png')).toBe('image')
  expect(previewKind('https://vimeo.com/76979871')).toBe('video')
})

it('§5 thumbnail sizes allowed, with default 480', () => {
  expect([...thumbnailSizes]).toEqual([120, 320, 480, 640, 1920])
  expect(defaultThumbnailSize).toBe(480)
  expect([120, 500, undefined].map(allowedThumbnailSize)).toEqual([120, 480, 480])
  expect([1, 120, 121, 640, 4000].map(thumbnailSizeFor)).toEqual([120, 120, 320, 640, 1920])
})
