import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixture/accessible.ts'
import { expect, test } from '../fixture/journey.ts'
import { addProduct, cardOf, stored, type AddedProduct } from '../fixture/product.ts'

const map = '/s/merchandisings/md_map'

async function openMap(page: Page, address = map) {
  await page.goto(address)
  await expect(page.locator('.md-map-card').first()).toBeVisible()
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(start.x + 20, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, start.y + 30, { steps: 3 })
  await page.mouse.move(end.x + 30, end.y + 30, { steps: 6 })
  await page.mouse.up()
}

/** The cell beside the one a card stands in. */
async function cellBeside(page: Page, product: AddedProduct) {
  const place = await cardOf(page, product).evaluate((card) => card.closest<HTMLElement>('[data-cell]')!.dataset.cell!)
  const [row, column] = place.split('/').map(Number)
  return page.locator(`[data-cell="${row}/${column! + 1}"]`)
}

test('§3.14 into the tray and out of it again', async ({ visit, system }) => {
  const product = await addProduct(system, '出し入れ')
  const page = await visit('brand')
  await openMap(page, product.address)
  const target = await cellBeside(page, product)
  await drag(page, cardOf(page, product), page.locator('.md-map-tray .what'))
  await expect.poll(async () => (await stored(product)).release_on).toBeNull()
  await drag(page, page.locator(`.md-map-tray [data-card="${product.id}"]`), target)
  await expect.poll(async () => (await stored(product)).release_on?.slice(5)).toBe('04-01')
})

test('§2 /:brandId/:id opens the product, and Back closes it without drawing the map anew', async ({
  visit,
  system,
}) => {
  const product = await addProduct(system, '開閉')
  const page = await visit('brand')
  await openMap(page, product.address)
  await page.locator('.md-map-wall').evaluate((wall) => wall.setAttribute('data-same', ''))
  await cardOf(page, product).click()
  await expect(page).toHaveURL(new RegExp(`/md_map/1/${product.id}`))
  await expect(page.locator('.product-drawer')).toContainText('開閉')
  await page.goBack()
  await expect(page.locator('.product-drawer')).toHaveCount(0)
  await expect(page.locator('.md-map-wall[data-same]')).toBeVisible()
})

test('§1 Errors: a move that came too late leads to the merge dialog, and neither change is lost', async ({
  visit,
  system,
  watch,
}) => {
  watch.allow(/409|events/)
  const product = await addProduct(system, '同時')
  const page = await visit('brand')
  // Without the channel the page does not hear of the other's change in time.
  await page.route('**/api/events*', (route) => route.abort())
  await openMap(page, product.address)
  const target = await cellBeside(page, product)
  const { lock_version: lockVersion } = await stored(product)
  const theirs = { list_price: '12345', release_on: '2027-06-30', lock_version: lockVersion }
  await product.caller.call('PATCH', `/api/merchandisings/${product.id}`, { merchandising: theirs })
  await drag(page, cardOf(page, product), target)
  await page.getByRole('button', { name: '比べる' }).click()
  const merge = page.getByRole('dialog', { name: '変更を合わせる' })
  await expect(merge).toContainText('2027年6月30日')
  await merge.getByText('自分', { exact: true }).first().click()
  await merge.getByRole('button', { name: 'この内容で保存' }).click()
  await expect.poll(() => stored(product)).toMatchObject({ list_price: '12345', release_on: '2027-04-10' })
})

test('§1 Errors: what is taken off while somebody else saves it is compared first, on the map and in the drawer', async ({
  visit,
  system,
  watch,
}) => {
  watch.allow(/409|events/)
  const product = await addProduct(system, '外す前')
  const page = await visit('brand')
  await page.route('**/api/events*', (route) => route.abort())
  await openMap(page, product.address)
  const save = async (price: string) => {
    const merchandising = { list_price: price, lock_version: (await stored(product)).lock_version }
    await product.caller.call('PATCH', `/api/merchandisings/${product.id}`, { merchandising })
  }
  await save('12345')
  await cardOf(page, product).focus()
  await page.keyboard.press('Delete')
  await page.getByRole('button', { name: '比べる' }).click()
  const merge = page.getByRole('dialog', { name: '外す前に' })
  await expect(merge).toContainText('¥12,345')
  await merge.getByRole('button', { name: 'キャンセル' }).click()
  await expect(cardOf(page, product)).toBeVisible()

  await cardOf(page, product).click()
  const drawer = page.locator('.product-drawer')
  await expect(drawer).toContainText('¥12,345')
  await save('23456')
  await drawer.getByRole('button', { name: 'その他の操作' }).click()
  await page.getByRole('menuitem', { name: 'マップから外す' }).click()
  await expect(merge).toContainText('¥23,456')
  await merge.getByRole('button', { name: 'それでも外す' }).click()
  await expect(cardOf(page, product)).toHaveCount(0)
  await expect
    .poll(async () => (await product.caller.call('GET', `/api/merchandisings/${product.id}`)).status)
    .toBe(404)
})

test('§3.14 a click on an empty cell creates there; Delete takes off the map and can be taken back', async ({
  visit,
  system,
  watch,
}) => {
  // Where the stream of changes is there already, it tells of the product taken off, and the page asks for it in vain.
  watch.allow(/404.*\/api\/merchandisings\/\d+\)/)
  const product = await addProduct(system, '外す')
  const page = await visit('brand')
  await openMap(page, product.address)
  const card = cardOf(page, product)
  await (await cellBeside(page, product)).click({ position: { x: 30, y: 20 } })
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await card.focus()
  await page.keyboard.press('Delete')
  await expect(card).toHaveCount(0)
  await page.locator('.toasts').getByRole('button', { name: '元に戻す' }).click()
  await expect(card).toBeVisible()
})

test('§2 the map is accessible in both themes, and on a phone scrolls inside its frame', async ({ visit }) => {
  const page = await visit('brand')
  await openMap(page)
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
