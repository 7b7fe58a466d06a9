import { setLocale } from '@tsumugi/i18n'
import { adoptStyles, pageStyles } from '@tsumugi/ui'
import { draw, erase } from '@tsumugi/ui/draw'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { UnderLoupe, Wall } from '../../market-screen/market.story.tsx'
import { OneCloth } from '../catalogue.story.tsx'

// The server starts with the first question.
beforeAll(async () => {
  await fetch('/scenes/api/sessions/userinfo')
  setLocale('ja')
  adoptStyles(document, pageStyles)
}, 240_000)
afterEach(erase)

/** A photograph of a cloth, as a camera would bring one. */
async function photograph(): Promise<File> {
  const canvas = new OffscreenCanvas(640, 480)
  const pen = canvas.getContext('2d')!
  for (let at = 0; at < 640; at += 8) {
    pen.fillStyle = at % 16 ? '#8a6f4d' : '#a98a62'
    pen.fillRect(at, 0, 8, 480)
  }
  return new File([await canvas.convertToBlob({ type: 'image/png' })], '布.png', { type: 'image/png' })
}
const isWithin = (width: number) => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
const photos = () => page.getByRole('region', { name: '写真' })
const pictures = (root: Element) => [...root.querySelectorAll('img')]
/** Stories have no server behind the addresses of pictures: the photograph itself stands in for each. */
async function develop() {
  const source = URL.createObjectURL(await photograph())
  for (const picture of pictures(document.body)) picture.src = source
  await Promise.all(pictures(document.body).map((picture) => picture.decode()))
}

it('domain §3.12 at 390 px a distributor photographs a cloth; the wall and the loupe show it, and draw it again once it is gone', async () => {
  await page.viewport(390, 844)
  draw(<OneCloth />)
  await expect.element(photos().getByText('写真のある色は', { exact: false })).toBeVisible()
  await userEvent.upload(photos().element().querySelector('input[type=file]')!, await photograph())
  await expect.poll(() => pictures(photos().element()).length).toBe(1)
  isWithin(390)
  erase()
  await page.viewport(1280, 900)
  draw(<Wall />)
  const picture = () => document.querySelector<HTMLImageElement>('.cloths img.cloth')
  await expect
    .poll(() => picture()?.getAttribute('src'))
    .toMatch(/^\/scenes\/brand\/api\/record_files\/\d+\/thumbnails\/480\?shown_user_group_id=1$/)
  expect([picture()!.loading, picture()!.getAttribute('width')]).toEqual(['lazy', '480'])
  // Four of the demo's twelve cloths are photographed already.
  expect(document.querySelectorAll('.cloths img.cloth')).toHaveLength(5)
  expect(document.querySelectorAll('.cloths svg.cloth')).toHaveLength(7)
  await develop()
  const { width, height } = picture()!.getBoundingClientRect()
  expect(Math.round((width / height) * 3)).toBe(4)
  await page.screenshot({ path: '../../../../../../node_modules/.cache/documents/cloth-photo-wall.png' })
  erase()
  draw(<UnderLoupe />)
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByRole('link', { name: '写真 1 を開く' })).toBeVisible()
  expect(pictures(drawer.element())).toHaveLength(3)
  await develop()
  await page.screenshot({ path: '../../../../../../node_modules/.cache/documents/cloth-photo-loupe.png' })
  erase()
  draw(<OneCloth />)
  await photos().getByRole('button', { name: '布.png を外す' }).click()
  await expect.element(photos().getByRole('img')).not.toBeInTheDocument()
  erase()
  draw(<UnderLoupe />)
  await expect.element(drawer.getByRole('button', { name: 'カートに入れる' })).toBeVisible()
  expect(document.querySelectorAll('.market-listing img.cloth')).toHaveLength(0)
})
