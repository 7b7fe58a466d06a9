import type { CDPSession, Locator } from '@playwright/test'
import { expect, test } from '../fixture/journey.ts'
import { addProduct, cardOf, cellOf, stored } from '../fixture/product.ts'

test.use({ viewport: { width: 1024, height: 1366 }, hasTouch: true })

/** A finger, as the browser's own input takes it: Playwright's touchscreen only taps. */
function fingerOf(session: CDPSession) {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
  return {
    down: (at: { x: number; y: number }) => send('touchStart', at),
    up: () => send('touchEnd'),
    async move(from: { x: number; y: number }, to: { x: number; y: number }) {
      for (let step = 1; step <= 12; step += 1) {
        await send('touchMove', {
          x: from.x + ((to.x - from.x) * step) / 12,
          y: from.y + ((to.y - from.y) * step) / 12,
        })
      }
    },
  }
}

async function inside(place: Locator) {
  const box = (await place.boundingBox())!
  return { x: box.x + 24, y: box.y + 30 }
}

test('a finger that rests on a card lifts it and puts it into another month', async ({ visit, system }) => {
  const product = await addProduct(system, '指で移動')
  const page = await visit('brand')
  await page.goto(product.address)
  const card = cardOf(page, product)
  await expect(card).toBeVisible()
  const [row, column] = (await cellOf(card)).split('/').map(Number)
  const target = page.locator(`[data-cell="${row}/${column! + 1}"]`)
  const finger = fingerOf(await page.context().newCDPSession(page))
  const [from, to] = [await inside(card), await inside(target)]
  await finger.down(from)
  await expect(page.locator('.md-map-ghost, [data-lifted]').first()).toBeAttached()
  await finger.move(from, to)
  await finger.up()
  await expect.poll(() => cellOf(card)).toBe(`${row}/${column! + 1}`)
  await expect.poll(async () => (await stored(product)).release_on?.slice(5, 7)).toBe('04')
})

test('a finger that moves at once scrolls, and moves no card', async ({ visit, system }) => {
  const product = await addProduct(system, '指で送る')
  const before = (await stored(product)).release_on
  const page = await visit('brand')
  await page.goto(product.address)
  const card = cardOf(page, product)
  await expect(card).toBeVisible()
  const from = await cellOf(card)
  const finger = fingerOf(await page.context().newCDPSession(page))
  const start = await inside(card)
  await finger.down(start)
  await finger.move(start, { x: start.x - 200, y: start.y })
  await finger.up()
  expect(await cellOf(card)).toBe(from)
  expect((await stored(product)).release_on).toBe(before)
})
