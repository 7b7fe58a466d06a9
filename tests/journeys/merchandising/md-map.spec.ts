import { sampleFiles } from '@tsumugi/dev-env/sample-files'
import { expect, test } from '../fixture/journey.ts'
import { addProduct, cardOf, cellOf, stored } from '../fixture/product.ts'

// Every row of the season in sight: only cells in sight are drawn.
test.use({ viewport: { width: 1280, height: 1900 } })

test('a product is moved to another month with the mouse, and back by undo', async ({ visit, system }) => {
  const product = await addProduct(system, '移動マウス')
  const before = (await stored(product)).release_on
  const page = await visit('brand')
  await page.goto(product.address)
  const card = cardOf(page, product)
  const from = await cellOf(card)
  const [row, column] = from.split('/').map(Number)
  const target = page.locator(`[data-cell="${row}/${column! + 1}"]`)
  const [start, end] = [(await card.boundingBox())!, (await target.boundingBox())!]
  await page.mouse.move(start.x + 20, start.y + 20)
  await page.mouse.down()
  await page.mouse.move(start.x + 60, start.y + 30, { steps: 4 })
  await page.mouse.move(end.x + 30, end.y + 40, { steps: 8 })
  await page.mouse.up()
  await expect.poll(() => cellOf(card)).toBe(`${row}/${column! + 1}`)
  await expect.poll(async () => (await stored(product)).release_on?.slice(5, 7)).toBe('04')
  await page.keyboard.press('Control+z')
  await expect.poll(() => cellOf(card)).toBe(from)
  await expect.poll(async () => (await stored(product)).release_on).toBe(before)
})

test('a product is moved with the keyboard alone, Escape gives up, and every step is said', async ({
  visit,
  system,
}) => {
  const product = await addProduct(system, '移動キー')
  const page = await visit('brand')
  await page.goto(product.address)
  const card = cardOf(page, product)
  const from = await cellOf(card)
  const [row, column] = from.split('/').map(Number)
  await card.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/移動キーを持ち上げました/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Escape')
  expect(await cellOf(card)).toBe(from)
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect.poll(() => cellOf(card)).toBe(`${row}/${column! + 1}`)
  await expect.poll(async () => (await stored(product)).release_on?.slice(5, 7)).toBe('04')
})

test('issue: move a product, upload a picture, and find both after a restart of the server', async ({
  visit,
  system,
}) => {
  const product = await addProduct(system, '再起動')
  const page = await visit('brand')
  await page.goto(product.own)
  const card = cardOf(page, product)
  await expect(card).toBeVisible()
  const from = await cellOf(card)
  const [row, column] = from.split('/').map(Number)
  await page.getByRole('button', { name: 'ファイルを加える' }).click()
  await page
    .locator('input[type=file][multiple]')
    .setInputFiles({ name: '見本.png', mimeType: 'image/png', buffer: await sampleFiles.picture() })
  await expect.poll(async () => (await stored(product)).files.map(({ name }) => name)).toEqual(['見本.png'])
  await expect(page.locator('.pictures img').first()).toBeVisible()
  await page.goto(product.address)
  await card.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect.poll(async () => (await stored(product)).release_on?.slice(5, 7)).toBe('04')
  await page.goto('about:blank')
  await system.restart()
  await page.goto(product.address)
  await expect(card).toBeVisible()
  expect(await cellOf(card)).toBe(`${row}/${column! + 1}`)
  await expect(card.locator('img')).toBeVisible()
  await expect
    .poll(() => card.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true)
})

test("another user's change appears without a reload", async ({ visit, system }) => {
  const product = await addProduct(system, '知らせ')
  const page = await visit('brand')
  // The stream of changes comes once the page is quiet; a change before it would be seen by the next look only.
  const listening = page.waitForRequest((request) => request.url().includes('/api/events'))
  await page.goto('/s/merchandisings/md_map?brand_id=1&text=%E7%9F%A5%E3%82%89%E3%81%9B')
  await expect(cardOf(page, product)).toContainText('知らせ')
  await listening
  const { lock_version: lockVersion } = await stored(product)
  const merchandising = { lock_version: lockVersion, name: '知らせ済' }
  await expect
    .poll(
      async () => (await product.caller.call('PATCH', `/api/merchandisings/${product.id}`, { merchandising })).status,
    )
    .toBe(200)
  await expect(cardOf(page, product)).toContainText('知らせ済')
})

test('two people edit one product: the merge dialog comes, and nothing of either is lost', async ({
  visit,
  system,
  watch,
}) => {
  watch.allow(/409/)
  const product = await addProduct(system, '二人')
  const page = await visit('brand')
  await page.goto(product.own)
  await page.getByRole('button', { name: '編集', exact: true }).click()
  const editor = page.getByRole('dialog', { name: '商品を編集' })
  await editor.getByLabel(/^商品名|^名前/).fill('二人・自分')
  const { lock_version: lockVersion } = await stored(product)
  const theirs = { lock_version: lockVersion, plan_quantity: 777, note: '相手のメモ' }
  expect(
    (await product.caller.call('PATCH', `/api/merchandisings/${product.id}`, { merchandising: theirs })).status,
  ).toBe(200)
  await editor.getByRole('button', { name: '保存する' }).click()
  const merge = page.getByRole('dialog', { name: '変更を合わせる' })
  await expect(merge).toContainText('小川 みのり')
  await expect(merge).toContainText('777')
  await merge.getByRole('button', { name: 'この内容で保存' }).click()
  await expect(merge).toHaveCount(0)
  await expect.poll(() => stored(product)).toMatchObject({ name: '二人・自分', plan_quantity: 777, note: '相手のメモ' })
})

test('filters travel in the address and survive a reload', async ({ visit }) => {
  const page = await visit('brand')
  await page.goto('/s/merchandisings/md_map')
  await expect(page.locator('.md-map-card').first()).toBeVisible()
  await page.getByRole('searchbox', { name: '名前・品番' }).fill('リネン')
  await page.getByText('半月', { exact: true }).click()
  await expect(page).toHaveURL(/text=%E3%83%AA%E3%83%8D%E3%83%B3/)
  await expect(page).toHaveURL(/unit=half/)
  await page.reload()
  await expect(page.getByRole('searchbox', { name: '名前・品番' })).toHaveValue('リネン')
  await expect(page.locator('.md-map-card').first()).toBeVisible()
  for (const name of await page.locator('.md-map-card .name').allTextContents()) expect(name).toContain('リネン')
})

test('review D6: a number that no product bears is not found; nothing says that it was taken off, or puts it back', async ({
  visit,
  watch,
}) => {
  watch.allow(/404/)
  const page = await visit('brand')
  await page.goto('/s/merchandisings/md_map/1/99999')
  const drawer = page.locator('.product-drawer')
  await expect(drawer.getByRole('heading', { name: 'この商品は見つかりません' })).toBeVisible()
  await expect(drawer).not.toContainText('マップから外れています')
  await expect(drawer.getByRole('button', { name: 'マップに戻す' })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'マップに戻る' }).click()
  await expect(page).toHaveURL(/\/md_map(\?|$)/)
})

test('review D8: a product half typed on the map stands open again after a reload, with what was typed', async ({
  visit,
}) => {
  const page = await visit('brand')
  await page.goto('/s/merchandisings/md_map')
  await expect(page.locator('.md-map-card').first()).toBeVisible()
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: '商品を追加' })
  await dialog.getByLabel(/^商品名/).fill('書きかけの子')
  await dialog.getByLabel('メモ').fill('袖は七分')
  await page.reload()
  await expect(dialog.getByLabel(/^商品名/)).toHaveValue('書きかけの子')
  await expect(dialog.getByLabel('メモ')).toHaveValue('袖は七分')
})

test('a product of another organisation is not found, and nothing of it shows', async ({ visit, system, watch }) => {
  watch.allow(/404/)
  const product = await addProduct(system, '他社')
  const page = await visit('otherBrand')
  await page.goto(product.own)
  await expect(page.getByText('他社')).toHaveCount(0)
})
