import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cartonCode } from '@tsumugi/domain/trading'
import { href } from '@tsumugi/navigation'
import { encode } from 'uqr'
import { browserArguments, ensureBrowser } from '../../packages/tooling/src/browser.mjs'
import { expectNoSidewaysScroll } from './fixture/accessible.ts'
import { arrivedDelivery } from './fixture/goods.ts'
import { expect, test } from './fixture/journey.ts'
import { visitIn } from './fixture/speak.ts'

/** What the camera sees: Chromium plays this file in its place. */
const film = new URL('../../node_modules/.cache/documents/camera.y4m', import.meta.url).pathname
const camera = ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${film}`]
test.use({ launchOptions: { executablePath: ensureBrowser(), args: [...browserArguments, ...camera] } })

/** A still picture of 640 × 480 with the code of a carton's label in the middle, on grey card. */
function filmOf(code: string): void {
  const { data, size } = encode(code, { border: 3 })
  const [width, height, scale] = [640, 480, Math.floor(200 / size)]
  const light = Buffer.alloc(width * height, 150)
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1) {
      const at = (y + Math.floor((height - size * scale) / 2)) * width + x + Math.floor((width - size * scale) / 2)
      light[at] = data[Math.floor(y / scale)]![Math.floor(x / scale)] ? 40 : 220
    }
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)])
  mkdirSync(dirname(film), { recursive: true })
  writeFileSync(film, Buffer.concat([Buffer.from('YUV4MPEG2 W640 H480 F10:1 Ip A1:1 C420jpeg\n'), frame, frame]))
}

test('planning §5 a browser without a reader of its own counts a carton by camera under the page’s policy', async ({
  visit,
  system,
}) => {
  const id = await arrivedDelivery(system)
  filmOf(cartonCode(id, 2))
  const buyer = await visitIn({ visit, system }, 'brand', ['ja', 390])
  const asked: string[] = []
  buyer.on('request', (request) => asked.push(request.url()))
  await buyer.context().grantPermissions(['camera'])
  await buyer.goto(href('delivery', { id }))
  const counted = buyer.getByRole('region', { name: '箱と数', exact: true })
  await expect(counted.getByRole('button', { name: 'カメラで読む' })).toBeVisible()
  const ofReader = () => asked.filter((url) => url.endsWith('.wasm'))
  expect(ofReader()).toEqual([])
  await counted.getByRole('button', { name: 'カメラで読む' }).click()
  await expect(counted.getByText('箱 2 を数えました')).toBeVisible()
  expect(ofReader()).toEqual([expect.stringMatching(`^${system.url}/s/assets/zxing_reader-[\\w-]{8}\\.wasm$`)])
  // Held before the camera it is read once.
  await expect(counted.getByText('箱 2 は数え済みです')).toBeHidden()
  await expectNoSidewaysScroll(buyer)
  await buyer.screenshot({ path: 'node_modules/.cache/documents/camera-390.png' })
  await counted.getByRole('button', { name: 'カメラを閉じる' }).click()
  await expect(counted.getByLabel('カメラの映像')).toBeHidden()
})

test('planning §5 where the camera is refused or its reader is out of reach, the page says why; typing works', async ({
  visit,
  system,
  watch,
}) => {
  const id = await arrivedDelivery(system)
  const buyer = await visitIn({ visit, system }, 'brand', ['ja', 390])
  await buyer.goto(href('delivery', { id }))
  const counted = buyer.getByRole('region', { name: '箱と数', exact: true })
  await counted.getByRole('button', { name: 'カメラで読む' }).click()
  await expect(counted.getByRole('alert')).toContainText('カメラの使用が許可されていません')
  watch.allow(/ERR_FAILED/)
  await buyer.context().grantPermissions(['camera'])
  await buyer.route('**/*.wasm', (route) => route.abort())
  await counted.getByRole('button', { name: 'カメラで読む' }).click()
  await expect(counted.getByRole('alert')).toContainText('読み取りの部品を取り込めませんでした')
  const code = buyer.getByLabel('箱の番号')
  await code.fill(cartonCode(id, 1))
  await code.press('Enter')
  await expect(counted.getByText('箱 1 を数えました')).toBeVisible()
  await buyer.unroute('**/*.wasm')
  filmOf(cartonCode(id, 2))
  await counted.getByRole('button', { name: 'カメラで読む' }).click()
  await expect(counted.getByText('箱 2 を数えました')).toBeVisible()
})
